extension ActiveSet {
  /// Mends basis, values and multipliers after rows and variables came, went or changed.
  ///
  /// Each change touches what it reaches. Removed rows that were tight stay in the basis without cost
  /// until an entered row takes their place or a stay does; taking a row out and putting a similar one
  /// in, as toggling a constraint does, then moves nothing else.
  mutating func applyChanges() {
    if levels.hasMoved { multipliersAreValid = false }
    if changes.structure > 0 || !changes.repriced.isEmpty { isUnproved = true }
    while members.count < values.count { extend() }
    if changes.structure > 0 || !changes.repriced.isEmpty { kept.forget() }
    applyRepricing()
    checkBalance("new costs")
    applyEdits()
    checkBalance("edits")
    let ghosts = releaseRemoved()
    checkBalance("removals")
    for index in 0..<changes.entered.count {
      let slot = changes.entered[index]
      guard rows[slot].marks.contains(.entered) else { continue }
      enter(slot, fillsGhosts: ghosts > 0)
    }
    checkBalance("entries in place of removed rows")
    if ghosts > 0 { settleGhosts() }
    checkBalance("stays in place of removed rows")
    applyStays()
    flip()
    checkBalance("stays")
    countEntered()
    checkBalance("entries")
    changes.entered.removeAll()
    changes.removed.removeAll()
    changes.structure = 0
  }

  /// Clears what is pending when everything is made anew.
  mutating func forgetChanges() {
    for index in 0..<changes.removed.count { rows.free(changes.removed[index]) }
    for index in 0..<changes.entered.count { rows[changes.entered[index]].marks.remove(.entered) }
    for index in 0..<changes.edited.count { rows[changes.edited[index].slot].marks.remove(.edited) }
    for index in 0..<changes.repriced.count {
      rows[changes.repriced[index].slot].marks.remove(.repriced)
    }
    for index in 0..<changes.stays.count {
      values[changes.stays[index].variable] = changes.stays[index].value
    }
    changes.removed.removeAll()
    changes.entered.removeAll()
    changes.edited.removeAll()
    changes.repriced.removeAll()
    changes.stays.removeAll()
    changes.structure = 0
  }

  /// Adds a position for a new variable: its stay.
  private mutating func extend() {
    let variable = Int32(members.count)
    factor.extend()
    stayPosition.append(variable)
    members.append(~variable)
    for _ in 0..<stride { multipliers.append(0) }
    isChanged.append(false)
  }

  // MARK: Rows that went

  /// Takes removed rows outside the basis out of the balance and frees them.
  ///
  /// - Returns: How many removed rows are still in the basis.
  private mutating func releaseRemoved() -> Int {
    var ghosts = 0
    for index in 0..<changes.removed.count {
      let slot = changes.removed[index]
      // Its multipliers drowned others in their noise, which must not outlast it.
      if rows[slot].exponent > 10 { multipliersAreValid = false }
      if rows[slot].position >= 0 {
        ghosts += 1
        continue
      }
      if !rows[slot].marks.contains(.entered) {
        shift.clear()
        addSideMultiplier(rows[slot], times: -1)
        applyShift(slot)
      }
      rows.free(slot)
    }
    return ghosts
  }

  /// Puts a stay in the place of each removed row that is still in the basis.
  ///
  /// It is the stay of the variable that the row held hardest, the older one among equals, so that
  /// nothing moves until pricing finds a reason.
  private mutating func settleGhosts() {
    for index in 0..<changes.removed.count {
      let slot = changes.removed[index]
      let position = rows[slot].position
      guard rows[slot].marks.contains(.removed), position >= 0 else { continue }
      factor.load(position, 1)
      factor.solve(into: &direction)
      var best: Int32 = -1
      var size = 0.0
      for entry in 0..<direction.count {
        let variable = direction.indices[entry]
        let magnitude = abs(direction.values[entry])
        guard stayPosition[variable] < 0 else { continue }
        if magnitude > size + Tolerance.coefficient
          || (magnitude > size - Tolerance.coefficient && variable < best)
        {
          best = variable
          size = magnitude
        }
      }
      guard best >= 0, size > Tolerance.dependence else {
        startAnewLater()
        return
      }
      factor.load(variable: best, 1)
      factor.solveTransposed(into: &weights)
      exchange(position, with: ~best, pivot: weights.value(at: position))
      rows.free(slot)
    }
  }

  /// Gives up mending: a basis that lost its rank is made from nothing.
  private mutating func startAnewLater() {
    for index in 0..<changes.removed.count {
      let slot = changes.removed[index]
      guard rows[slot].marks.contains(.removed) else { continue }
      rows.free(slot)
    }
    changes.removed.removeAll()
    startAnew()
  }

  // MARK: Rows that came

  /// Gives a new row its activity, or the place of a removed one that it depends on.
  private mutating func enter(_ slot: Int32, fillsGhosts: Bool) {
    let activity = rows.activity(slot, values)
    rows[slot].activity = activity
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

  /// Lets entered rows outside the basis count, on the side they are on.
  private mutating func countEntered() {
    for index in 0..<changes.entered.count {
      let slot = changes.entered[index]
      guard rows[slot].marks.contains(.entered) else { continue }
      rows[slot].marks.remove(.entered)
      rows[slot].side = rows[slot].activity < -Tolerance.activity ? -1 : 1
      shift.clear()
      addSideMultiplier(rows[slot], times: 1)
      applyShift(slot)
    }
  }

  // MARK: Rows that changed

  /// Moves values along the directions of the constants that changed.
  private mutating func applyEdits() {
    guard !changes.edited.isEmpty else { return }
    var tight = 0
    for index in 0..<changes.edited.count {
      let edit = changes.edited[index]
      let row = rows[edit.slot]
      guard row.marks.contains(.edited) else { continue }
      rows[edit.slot].marks.remove(.edited)
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

  /// Moves along an edited row's kept direction, or keeps one if it is asked for again.
  private mutating func moveAlongKept(_ edit: Changes.Edit) -> Bool {
    let length = edit.constant - rows[edit.slot].constant
    if kept.move(
      edit.slot, by: length, &values, &rows, flipped: &flipped, isCoarse: &isCoarse)
    {
      return true
    }
    guard kept.isWorthKeeping(edit.slot) else { return false }
    keepDirection(edit.slot, length)
    return true
  }

  private mutating func keepDirection(_ slot: Int32, _ length: Double) {
    factor.load(rows[slot].position, 1)
    factor.solve(into: &direction)
    computeRates()
    kept.keep(slot, direction, touched, rows)
    move(by: length)
    collectFlips()
    clearRates()
  }

  /// Moves along `direction` and collects the rows that change sides.
  private mutating func moveAndFlip() {
    computeRates()
    move(by: 1)
    collectFlips()
    clearRates()
  }

  /// Lets new costs count.
  private mutating func applyRepricing() {
    for index in 0..<changes.repriced.count {
      let old = changes.repriced[index]
      let row = rows[old.slot]
      guard row.marks.contains(.repriced) else { continue }
      rows[old.slot].marks.remove(.repriced)
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

  /// Moves the variables that no row holds to where they should stay; the last word counts.
  private mutating func applyStays() {
    guard !changes.stays.isEmpty else { return }
    var index = changes.stays.count - 1
    while index >= 0 {
      let stay = changes.stays[index]
      let position = stayPosition[stay.variable]
      if position >= 0 {
        factor.load(position, stay.value - values[stay.variable])
        // Marked, so that earlier words are passed over.
        stayPosition[stay.variable] = -2 - position
      } else {
        changes.stays[index].variable = -1
      }
      index -= 1
    }
    factor.solve(into: &direction)
    moveAndFlip()
    for index in 0..<changes.stays.count where changes.stays[index].variable >= 0 {
      let stay = changes.stays[index]
      stayPosition[stay.variable] = -2 - stayPosition[stay.variable]
      // Exactly there: a sum may round, and a move that is too small is none.
      values[stay.variable] = stay.value
    }
    changes.stays.removeAll()
  }
}
