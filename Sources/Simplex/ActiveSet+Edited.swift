/// Rows and stays that changed since the last solve.
extension ActiveSet {
  /// Moves values along the directions of the constants that changed.
  mutating func applyEdits() {
    guard !changes.edited.isEmpty else { return }
    var tight = 0
    for index in 0..<changes.edited.count {
      let edit = changes.edited[index]
      let row = rows[edit.slot]
      guard row.marks.contains(.edited) else { continue }
      rows[edit.slot].marks.remove(.edited)
      log.record(row: edit.slot)
      guard row.marks.isDisjoint(with: [.entered, .removed]) else { continue }
      if row.position >= 0 {
        changes.edited[tight] = edit
        tight += 1
      } else {
        // From the values, not from the change: a large one would leave its rounding behind.
        rows[edit.slot].activity = rows.activity(edit.slot, values)
        if needsFlip(rows[edit.slot]) { flipped.append(edit.slot) }
      }
    }
    changes.edited.truncate(to: tight)
    if tight > 0 { moveTight() }
    changes.edited.removeAll()
    flip()
  }

  private mutating func moveTight() {
    let count = changes.edited.count
    if count > 8 + members.count / 8 || freshMoves > 4096 {
      freshMoves = 0
      if factor.updates.count > 0 { refactor() }
      computeValues()
      return
    }
    // Kept directions first: the others are loaded together and solved once.
    var rest = 0
    for index in 0..<count {
      let edit = changes.edited[index]
      freshMoves += 1
      if count > 2 || !moveAlongKept(edit) {
        changes.edited[rest] = edit
        rest += 1
      }
    }
    guard rest > 0 else { return }
    for index in 0..<rest {
      let edit = changes.edited[index]
      let row = rows[edit.slot]
      factor.load(row.position, edit.constant - row.constant)
    }
    factor.solve(into: &direction)
    moveAndFlip()
  }

  /// Moves along an edited row's cached direction, or caches it on the second request.
  private mutating func moveAlongKept(_ edit: Changes.Edit) -> Bool {
    let length = edit.constant - rows[edit.slot].constant
    if directionCache.move(
      edit.slot, by: length, &values, &rows, flipped: &flipped, condition: &condition,
      log: &log)
    {
      return true
    }
    guard directionCache.isWorthKeeping(edit.slot) else { return false }
    keepDirection(edit.slot, length, isOnly: changes.edited.count == 1)
    return true
  }

  private mutating func keepDirection(_ slot: Int32, _ length: Double, isOnly: Bool) {
    factor.load(rows[slot].position, 1)
    factor.solve(into: &direction)
    computeRates()
    directionCache.store(slot, direction, touched, rows)
    move(by: length)
    // While another edited row has yet to move, its residual is not an error.
    finishMove(corrects: isOnly)
  }

  /// Moves along `direction` and collects the rows that change sides.
  mutating func moveAndFlip() {
    computeRates()
    move(by: 1)
    finishMove()
  }

  /// Collects the rows that changed sides, and corrects a move that rounding may have bent.
  private mutating func finishMove(corrects: Bool = true) {
    let isUncertain = factor.needsRefinement || rows.wideCount > 0
    if corrects, isUncertain, loadMisses() {
      collectFlips()
      clearRates()
      factor.solve(into: &direction)
      computeRates()
      move(by: 1)
    }
    collectFlips()
    clearRates()
  }

  /// Loads the residuals of the tight rows that moved; returns false if all are zero.
  private mutating func loadMisses() -> Bool {
    var isLoaded = false
    for index in 0..<touched.count {
      let slot = touched[index].slot
      let row = rows[slot]
      guard row.position >= 0, !row.marks.contains(.removed) else { continue }
      let miss = rows.activity(slot, values)
      guard miss != 0, miss.isFinite else { continue }
      factor.load(row.position, -miss)
      isLoaded = true
    }
    return isLoaded
  }

  /// Applies new costs.
  mutating func applyRepricing() {
    // Each costs a sparse solve; one for all is cheaper when there are many.
    if changes.repriced.count > 16 + values.count / 32 { condition.discardMultipliers() }
    for index in 0..<changes.repriced.count {
      let old = changes.repriced[index]
      let row = rows[old.slot]
      guard row.marks.contains(.repriced) else { continue }
      rows[old.slot].marks.remove(.repriced)
      log.record(row: old.slot)
      // A removed row counts with its old costs until it is released.
      guard !row.marks.contains(.entered) else { continue }
      if row.position >= 0 {
        enqueue(row.position)
        continue
      }
      shift.clear()
      var before = row
      before.below = old.below
      before.above = old.above
      before.order = old.order
      addSideMultiplier(before, times: -1)
      if !before.isCostly {
        // Nothing kept its activity up to date.
        rows[old.slot].activity = rows.activity(old.slot, values)
      }
      addSideMultiplier(row, times: 1)
      applyShift(old.slot)
      if needsFlip(rows[old.slot]) { flipped.append(old.slot) }
    }
    changes.repriced.removeAll()
    flip()
  }
}
