/// Rows that went since the last solve.
extension ActiveSet {
  /// Takes removed rows outside the basis out of the balance and frees them.
  ///
  /// - Returns: How many removed rows are still in the basis.
  mutating func releaseRemoved() -> Int {
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
  mutating func settleGhosts() {
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
}
