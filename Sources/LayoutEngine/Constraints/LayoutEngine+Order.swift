internal import Simplex

/// The order by which ties and contradictions are resolved.
///
/// Initially it is the order in which constraints were added. After a structural change the tree supplies the
/// order that a new engine would have.
extension LayoutEngine {
  /// The gap between the order numbers of neighbours after a complete renumbering, for later insertions.
  private static let widestGap: Int32 = 64
  /// The modulus of order numbers; see `Solver.setOrder`.
  static let placeCount: Int32 = 1 << 20

  /// Marks all current constraints as ordered.
  package func markOrdered() { records.markOrdered() }

  /// Sets an item's own constraints, and whether they enter after all others.
  ///
  /// - Parameter own: In order; they are this engine's.
  package func setOwn(_ own: [ConstraintID], entersLast: Bool, of id: ItemID) {
    self.own[Int(id.index)] = OwnConstraints(ids: own, enterLast: entersLast)
  }

  /// Sorts constraints into an order.
  ///
  /// Those that are in order relative to each other keep their numbers, and others get one in between, as long
  /// as there are enough.
  ///
  /// - Parameter order: All constraints whose order matters, each once.
  /// - Complexity: O(constraints), O(constraints × log) where some were renumbered; the solver then solves what
  ///   changed, or passes over all rows.
  package func arrange(_ order: inout EntryOrder) {
    let ids = order.finish()
    uncertain = []
    records.link(ids)
    releaseMisplaced(ids)
    var known = -1 as Int32
    var waiting: [ConstraintID] = []
    for id in ids {
      guard let (order, isOrdered) = records.place(of: id) else { continue }
      guard isOrdered else {
        waiting.append(id)
        continue
      }
      guard place(waiting, between: known, and: order) else { return placeAll(ids) }
      waiting.removeAll(keepingCapacity: true)
      known = order
    }
    guard place(waiting, between: known, and: Self.placeCount) else { return placeAll(ids) }
  }

  /// Whether all constraints are in the given order.
  package func isInOrder(_ order: EntryOrder) -> Bool {
    var order = order
    let places = order.finish().compactMap { self.order(of: $0) }
    return zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Removes the order number of each constraint outside the longest ascending run.
  private func releaseMisplaced(_ ids: [ConstraintID]) {
    var known = -1 as Int32
    let isInOrder = ids.allSatisfy { id in
      guard let (order, isOrdered) = records.place(of: id), isOrdered else { return true }
      defer { known = order }
      return order > known
    }
    guard !isInOrder else { return }
    let placed = ids.filter { records.place(of: $0)?.isOrdered == true }
    let kept = LongestRun.indices(of: placed.map { records.place(of: $0)?.order ?? 0 })
    var next = kept.makeIterator()
    var keptIndex = next.next()
    for (index, id) in placed.enumerated() {
      if index == keptIndex {
        keptIndex = next.next()
      } else {
        records.setOrdered(false, id)
      }
    }
  }

  /// Numbers constraints between two others; returns false if the gap is too small.
  func place(_ ids: [ConstraintID], between low: Int32, and high: Int32) -> Bool {
    guard !ids.isEmpty else { return true }
    let count = Int32(truncatingIfNeeded: ids.count)
    let step = min((high - low) / (count + 1), Self.widestGap)
    guard step > 0 else { return false }
    for (index, id) in ids.enumerated() {
      setPlace(low + step * (Int32(truncatingIfNeeded: index) + 1), of: id)
    }
    return true
  }

  private func placeAll(_ ids: [ConstraintID]) {
    let count = Int32(truncatingIfNeeded: max(1, ids.count))
    let step = max(1, min(Self.widestGap, Self.placeCount / 2 / count))
    for (index, id) in ids.enumerated() {
      setPlace(Int32(truncatingIfNeeded: index) &* step, of: id)
    }
  }

  private func setPlace(_ order: Int32, of id: ConstraintID) {
    setOrder(order, of: id)
    records.setOrdered(true, id)
  }
}
