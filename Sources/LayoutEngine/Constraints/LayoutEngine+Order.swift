internal import Simplex

/// The order by which ties and contradictions are decided.
///
/// Constraints stand in the order in which they were added. After a structural change the tree supplies the
/// order that a new engine would have.
extension LayoutEngine {
  /// Room between the places of neighbours when all get new ones, so that later ones fit in between.
  private static let widestGap: Int32 = 64
  /// Places count modulo this number; see `Solver.setOrder`.
  private static let placeCount: Int32 = 1 << 20

  /// Counts all present constraints as being in order.
  package func markOrdered() { records.markOrdered() }

  /// Brings constraints into an order.
  ///
  /// Those that are in order keep their places, and others get one in between, as long as there is room.
  ///
  /// - Parameter ids: All constraints whose order matters, each once.
  /// - Complexity: O(constraints); settling it costs the solver what changes, or a pass over all rows.
  package func arrange(_ ids: [ConstraintID]) {
    var known = -1 as Int32
    var waiting: [ConstraintID] = []
    for id in ids {
      guard let (order, isOrdered) = records.place(of: id) else { continue }
      guard isOrdered else {
        waiting.append(id)
        continue
      }
      guard order > known, place(waiting, between: known, and: order) else { return placeAll(ids) }
      waiting.removeAll(keepingCapacity: true)
      known = order
    }
    guard place(waiting, between: known, and: Self.placeCount) else { return placeAll(ids) }
  }

  /// Places constraints between two others; false without enough room.
  private func place(_ ids: [ConstraintID], between low: Int32, and high: Int32) -> Bool {
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
    records.update(id) { $0.isOrdered = true }
  }
}
