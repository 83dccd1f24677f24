extension ActiveSet {
  /// Updates basis, values and multipliers after rows and variables were added, removed or changed.
  ///
  /// Each change affects only what depends on it. Removed rows that were tight stay in the basis without cost
  /// until an entered row or a stay replaces them; removing a row and adding a similar one, as toggling a
  /// constraint does, then moves nothing else.
  mutating func applyChanges() {
    if levels.hasMoved { condition.discardMultipliers() }
    if !changes.repriced.isEmpty { condition.require(.ifDoubtful) }
    while members.count < values.count { extend() }
    if changes.structure > 0 || !changes.repriced.isEmpty { directionCache.forget() }
    applyRepricing()
    checkBalance("new costs")
    applyEdits()
    checkBalance("edits")
    let ghosts = recordRemoved()
    for index in 0..<changes.entered.count {
      let slot = changes.entered[index]
      guard rows[slot].marks.contains(.entered) else { continue }
      condition.require(rows[slot].marks.contains(.wide) ? .necessary : .ifDoubtful)
      enter(slot, fillsGhosts: ghosts > 0)
    }
    checkBalance("entries in place of removed rows")
    if ghosts > 0 { replaceRemovedRows() }
    checkBalance("stays in place of removed rows")
    applyStays()
    flip()
    checkBalance("stays")
    balanceChanges()
    checkBalance("removals and entries")
    changes.entered.removeAll()
    changes.removed.removeAll()
    changes.structure = 0
  }

  /// Clears what is pending when everything is rebuilt.
  mutating func forgetChanges() {
    log.recordAll()
    for index in 0..<changes.removed.count { rows.free(changes.removed[index]) }
    for index in 0..<changes.entered.count { rows[changes.entered[index]].marks.remove(.entered) }
    for index in 0..<changes.edited.count { rows[changes.edited[index].slot].marks.remove(.edited) }
    for index in 0..<changes.repriced.count {
      rows[changes.repriced[index].slot].marks.remove(.repriced)
    }
    var claims = 0
    for index in 0..<changes.stays.count {
      let stay = changes.stays[index]
      values[stay.variable] = stay.value
      guard stay.claims else { continue }
      changes.stays[claims] = stay
      claims += 1
    }
    // Places that were claimed wait for the new basis.
    changes.stays.truncate(to: claims)
    changes.removed.removeAll()
    changes.entered.removeAll()
    changes.edited.removeAll()
    changes.repriced.removeAll()
    changes.structure = 0
  }

  /// Adds a position for a new variable: its stay.
  private mutating func extend() {
    let variable = Int32(members.count)
    factor.extend()
    stayPosition.append(variable)
    recordStay(variable)
    members.append(~variable)
    for _ in 0..<stride { multipliers.append(0) }
    isChanged.append(false)
  }
}
