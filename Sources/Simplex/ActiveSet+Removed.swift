/// The removal of rows since the last solve.
extension ActiveSet {
  /// Records the removed rows: those outside the basis are balanced later, together with added ones.
  ///
  /// - Returns: The number of removed rows that are still in the basis.
  mutating func recordRemoved() -> Int {
    var ghosts = 0
    for index in 0..<changes.removed.count {
      let slot = changes.removed[index]
      condition.require(rows[slot].marks.contains(.wide) ? .necessary : .ifDoubtful)
      // Its multipliers drowned others in their noise, which must not outlast it.
      if rows[slot].exponent > 10 { condition.discardMultipliers() }
      if rows[slot].position >= 0 {
        ghosts += 1
      } else if rows[slot].marks.contains(.entered) {
        rows.free(slot)
      }
    }
    return ghosts
  }

  /// Replaces each removed row in the basis with a stay.
  ///
  /// It is the stay of the variable with the largest weight, the older one among equals, so that nothing moves
  /// until pricing requires it.
  mutating func replaceRemovedRows() {
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
        scheduleRebuild()
        return
      }
      factor.load(variable: best, 1)
      factor.solveTransposed(into: &weights)
      exchange(position, with: ~best, pivot: weights.value(at: position))
      rows.free(slot)
    }
  }

  /// Updates the balance for the remaining removed rows and the added rows, all outside the basis, and frees
  /// the former.
  ///
  /// A row that is added with the terms of a removed one, as toggling a constraint or a new natural size does,
  /// passes on the difference of the two: in most cases only that of their order numbers.
  mutating func balanceChanges() {
    var next = 0
    for index in 0..<changes.removed.count {
      let slot = changes.removed[index]
      guard rows[slot].marks.contains(.removed) else { continue }
      shift.clear()
      addSideMultiplier(rows[slot], times: -1)
      while next < changes.entered.count, !rows[changes.entered[next]].marks.contains(.entered) {
        next += 1
      }
      if next < changes.entered.count, rows.haveEqualTerms(slot, changes.entered[next]) {
        countEntered(changes.entered[next])
        next += 1
      }
      applyShift(slot)
      rows.free(slot)
    }
    while next < changes.entered.count {
      let slot = changes.entered[next]
      next += 1
      guard rows[slot].marks.contains(.entered) else { continue }
      shift.clear()
      countEntered(slot)
      applyShift(slot)
    }
  }

  /// Assigns an added row to its side and adds its multiplier there to `shift`.
  private mutating func countEntered(_ slot: Int32) {
    rows[slot].marks.remove(.entered)
    rows[slot].side = rows[slot].activity < -Tolerance.activity ? -1 : 1
    addSideMultiplier(rows[slot], times: 1)
  }

  /// Stops updating: a basis that lost its rank is rebuilt from scratch.
  private mutating func scheduleRebuild() {
    for index in 0..<changes.removed.count {
      let slot = changes.removed[index]
      guard rows[slot].marks.contains(.removed) else { continue }
      rows.free(slot)
    }
    changes.removed.removeAll()
    rebuildAll()
  }
}
