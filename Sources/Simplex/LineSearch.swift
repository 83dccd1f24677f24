/// Where a step ends: the row that becomes tight, how far away it is, and what is passed on the way.
struct Step {
  var entering: Int
  var length: Double
  /// Rows that change side.
  var passed: [Int32]
}

extension Solver {
  /// Follows the direction in which one tight row lets go, as far as the cost falls.
  ///
  /// Along the direction the cost is convex and piecewise linear: each row met at zero adds the sum
  /// of its two slopes, and the row at which the total turns non-negative becomes tight.
  ///
  /// - Parameter shortStep: Stop at the first row met, as the rule against cycling needs.
  /// - Returns: nil when no row stops the step, which only rounding noise can cause, since costs are
  ///   bounded below.
  func search(from leaving: Leaving, shortStep: Bool) -> Step? {
    computeDirection(leaving)
    var slope = initialSlope(leaving)
    var breakpoints: [(length: Double, entry: Int32, slot: Int32)] = []
    for slot in touched {
      let index = Int(slot)
      guard !basis.contains(row: index), isCostly(index) else { continue }
      let rate = slopes[index]
      guard abs(rate) > Tolerance.dependence, (rate > 0) != (side[index] > 0) else { continue }
      let length = max(0, -activity[index] / rate)
      breakpoints.append((length, rows.serial[index], slot))
    }
    breakpoints.sort { ($0.length, $0.entry) < ($1.length, $1.entry) }
    var passed: [Int32] = []
    for (index, point) in breakpoints.enumerated() {
      let slot = Int(point.slot)
      let rate = abs(slopes[slot])
      for rank in slope.indices {
        slope[rank] += rate * (costBelow(slot, rank) + costAbove(slot, rank))
      }
      if shortStep || !isNegative(slope) {
        // Among rows met at the same place a larger pivot is safer; it is only taken when the
        // first one is dangerously small, so that entry order decides otherwise.
        if abs(slopes[slot]) < 1e-5, let safer = saferPivot(breakpoints, after: index) {
          for between in breakpoints[index..<safer] { passed.append(between.slot) }
          return Step(
            entering: Int(breakpoints[safer].slot), length: breakpoints[safer].length,
            passed: passed)
        }
        return Step(entering: slot, length: point.length, passed: passed)
      }
      passed.append(point.slot)
    }
    return nil
  }

  private func saferPivot(
    _ points: [(length: Double, entry: Int32, slot: Int32)], after index: Int
  ) -> Int? {
    for later in (index + 1)..<max(index + 1, points.count) {
      if points[later].length > points[index].length + Tolerance.activity { return nil }
      if abs(slopes[Int(points[later].slot)]) > 1e-3 { return later }
    }
    return nil
  }

  /// `basis · d = ±e` and the rate of change of every row that d moves.
  private func computeDirection(_ leaving: Leaving) {
    for slot in touched {
      slopes[Int(slot)] = 0
      isTouched[Int(slot)] = false
    }
    touched.removeAll(keepingCapacity: true)
    for index in byPosition.indices { byPosition[index] = 0 }
    byPosition[leaving.position] = leaving.sign
    factor.solve(&byPosition, into: &direction)
    for variable in direction.indices {
      let step = direction[variable]
      guard abs(step) > Tolerance.coefficient else { continue }
      var term = rows.head[variable]
      while term >= 0 {
        let slot = rows.row[Int(term)]
        if !isTouched[Int(slot)] {
          isTouched[Int(slot)] = true
          touched.append(slot)
        }
        slopes[Int(slot)] += rows.coefficient[Int(term)] * step
        term = rows.next[Int(term)]
      }
    }
  }

  /// Change of cost a unit of step at its start, by rank: the row's own cost minus its multiplier.
  private func initialSlope(_ leaving: Leaving) -> [Double] {
    let member = basis.members[leaving.position]
    return (0..<rankCount).map { rank in
      let slope = -leaving.sign * multipliers[rank][leaving.position]
      guard member >= 0 else { return slope }
      return slope
        + (leaving.sign > 0 ? costAbove(Int(member), rank) : costBelow(Int(member), rank))
    }
  }

  private func isNegative(_ slope: [Double]) -> Bool {
    for rank in slope.indices where abs(slope[rank]) > noise[rank] { return slope[rank] < 0 }
    return false
  }

  /// Takes a step: values, activities, sides, multipliers and the basis.
  func pivot(_ leaving: Leaving, _ step: Step) {
    for variable in direction.indices { values[variable] += step.length * direction[variable] }
    for slot in touched { activity[Int(slot)] += step.length * slopes[Int(slot)] }
    for slot in step.passed { side[Int(slot)] = -side[Int(slot)] }
    if !step.passed.isEmpty { addMultipliers(passed: step.passed) }
    let old = basis.members[leaving.position]
    if old >= 0 {
      side[Int(old)] = leaving.sign > 0 ? 1 : -1
      activity[Int(old)] = leaving.sign * step.length
    }
    exchange(position: leaving.position, with: Int32(step.entering))
    activity[step.entering] = 0
  }

  /// The multipliers that balance rows which changed sides.
  private func addMultipliers(passed: [Int32]) {
    for rank in 0..<rankCount {
      for index in byVariable.indices { byVariable[index] = 0 }
      var isZero = true
      for slot in passed {
        let index = Int(slot)
        let change = costBelow(index, rank) + costAbove(index, rank)
        guard change > 0 else { continue }
        isZero = false
        addRow(index, times: side[index] > 0 ? -change : change)
      }
      guard !isZero else { continue }
      factor.solveTransposed(&byVariable, into: &byPosition)
      for position in byPosition.indices { multipliers[rank][position] += byPosition[position] }
    }
  }

  /// Puts a row in a position of the basis and moves the multipliers with it.
  ///
  /// The leaving row's multiplier goes to its cost on the side it took; the entering row takes up
  /// the difference, spread over the basis by its own weights.
  func exchange(position: Int, with slot: Int32) {
    for index in byVariable.indices { byVariable[index] = 0 }
    addRow(Int(slot), times: 1)
    factor.solveTransposed(&byVariable, into: &byPosition)
    let pivot = byPosition[position]
    let old = basis.members[position]
    let isHeavy = factor.updates >= 100 || factor.updateEntries > 2 * factor.entries + 200
    if isHeavy || abs(pivot) < 1e-7 {
      basis.replace(position, with: slot)
      refactor()
      return
    }
    for rank in 0..<rankCount {
      let bound = old >= 0 ? sideMultiplier(Int(old), rank) : 0
      let shift = (multipliers[rank][position] - bound) / pivot
      let entered = sideMultiplier(Int(slot), rank) + shift
      if shift != 0 {
        for index in byPosition.indices where byPosition[index] != 0 {
          multipliers[rank][index] -= shift * byPosition[index]
        }
      }
      multipliers[rank][position] = entered
    }
    factor.update(position: position, weights: byPosition)
    basis.replace(position, with: slot)
  }
}
