/// The insertion of rows that were added since the last solve.
extension ActiveSet {
  /// Computes the activity of a new row, or puts it in the position of a removed one that it depends on.
  mutating func enter(_ slot: Int32, fillsGhosts: Bool) {
    let activity = rows.activity(slot, values)
    rows[slot].activity = activity
    log.record(row: slot)
    guard fillsGhosts, rows[slot].isTwoSided else { return }
    factor.load(rows, slot, times: 1)
    factor.solveTransposed(into: &weights)
    var place: Int32 = -1
    var pivot = 0.0
    for index in 0..<weights.count where abs(weights.values[index]) > max(1e-5, abs(pivot)) {
      let member = members[weights.indices[index]]
      guard member >= 0, rows[member].marks.contains(.removed) else { continue }
      place = weights.indices[index]
      pivot = weights.values[index]
    }
    guard place >= 0 else { return }
    if activity != 0 {
      factor.load(place, -activity / pivot)
      factor.solve(into: &direction)
      moveAndFlip()
    }
    let ghost = members[place]
    exchange(place, with: slot, pivot: pivot)
    rows[slot].marks.remove(.entered)
    rows.free(ghost)
  }
}
