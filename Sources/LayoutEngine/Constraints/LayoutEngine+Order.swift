internal import Simplex

/// The order by which ties and contradictions are decided.
///
/// Constraints stand in the order in which they were added. A tree that changes its shape says which order
/// that would be if it were built afresh.
extension LayoutEngine {
  /// Room between the places of neighbours when all get new ones, so that later ones fit in between.
  private static let widestGap: Int32 = 64
  /// Places from here on are not told from those at the front; see `Solver.setOrder`.
  private static let placeCount: Int32 = 1 << 20

  /// Counts all present constraints as being in order.
  package func markOrdered() { orderedSerials = nextSerial }

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
      guard let record = records[id] else { continue }
      guard id.serial < orderedSerials || orderedSince.contains(id) else {
        waiting.append(id)
        continue
      }
      guard record.order > known, place(waiting, between: known, and: record.order) else {
        return placeAll(ids)
      }
      waiting.removeAll(keepingCapacity: true)
      known = record.order
    }
    guard place(waiting, between: known, and: Self.placeCount) else { return placeAll(ids) }
    orderedSince.formUnion(ids[...].lazy.filter { $0.serial >= self.orderedSerials })
  }

  /// Gives constraints places between two others; false if there is no room.
  private func place(_ ids: [ConstraintID], between low: Int32, and high: Int32) -> Bool {
    guard !ids.isEmpty else { return true }
    let count = Int32(truncatingIfNeeded: ids.count)
    let step = min((high - low) / (count + 1), Self.widestGap)
    guard step > 0 else { return false }
    for (index, id) in ids.enumerated() {
      setOrder(low + step * (Int32(truncatingIfNeeded: index) + 1), of: id)
    }
    return true
  }

  private func placeAll(_ ids: [ConstraintID]) {
    let count = Int32(truncatingIfNeeded: max(1, ids.count))
    let step = max(1, min(Self.widestGap, Self.placeCount / 2 / count))
    for (index, id) in ids.enumerated() {
      setOrder(Int32(truncatingIfNeeded: index) &* step, of: id)
    }
    orderedSince.removeAll(keepingCapacity: true)
    orderedSerials = nextSerial
  }
}
