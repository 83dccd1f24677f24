extension ActiveSet {
  /// Performs the step of the last search: updates values, activities, sides, multipliers and the basis.
  mutating func pivot(_ leaving: Leaving, _ length: Double) {
    guard let entering = passed.popLast() else { return }
    move(by: length)
    let old = members[leaving.position]
    swap(&flipped, &passed)
    flip(passed: true)
    if old >= 0 {
      rows[old].side = leaving.sign > 0 ? 1 : -1
      rows[old].activity = leaving.sign * length
      log.record(row: old)
    }
    factor.load(rows, entering, times: 1)
    factor.solveTransposed(into: &weights)
    let pivot = weights.value(at: leaving.position)
    if abs(pivot) >= 1e-7 {
      directionCache.follow(
        leaving: leaving.position, slot: old, entering: entering, sign: leaving.sign, pivot: pivot,
        weights, direction, touched, rows)
      exchange(leaving.position, with: entering, pivot: pivot)
    } else {
      // Too small to trust: a new factorisation decides whether the row is independent at all.
      replace(leaving.position, with: entering)
      directionCache.forget()
      refactor()
      workLimit.countRefactoring(factor.entries + rows.terms.count)
      computeValues()
    }
    // Rounding may have carried a row across zero that the search did not count as moving.
    collectFlips()
    if !flipped.isEmpty { flip() }
    recordWideTouched()
    clearRates()
  }

  /// Records whether the step moved a wide row.
  private mutating func recordWideTouched() {
    guard rows.wideCount > 0, condition.proof != .necessary else { return }
    for index in 0..<touched.count where rows[touched[index].slot].marks.contains(.wide) {
      condition.require(.necessary)
    }
  }

  /// Replaces the member at a position of the basis with a row or a stay; `weights` is its row in terms of the
  /// basis.
  mutating func exchange(_ position: Int32, with member: Int32, pivot: Double) {
    exchangeMultipliers(
      position, pivot: pivot, leaving: leavingSlot(position), entering: member)
    factor.update(position, pivot: pivot, weights)
    replace(position, with: member)
  }

  /// The row at a position whose multiplier becomes a cost, or -1 for a stay and a removed row.
  private func leavingSlot(_ position: Int32) -> Int32 {
    let member = members[position]
    return member >= 0 && !rows[member].marks.contains(.removed) ? member : -1
  }

  /// Records another member at a position.
  mutating func replace(_ position: Int32, with member: Int32) {
    let old = members[position]
    if old >= 0 { rows[old].position = -1 } else { stayPosition[~old] = -1 }
    members[position] = member
    if member >= 0 {
      rows[member].position = position
      rows[member].activity = 0
    } else {
      stayPosition[~member] = position
      recordStay(~member)
    }
  }
}
