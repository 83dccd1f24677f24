extension Solver {
  /// Values of all variables from the tight rows, activities and sides of all others.
  ///
  /// - Complexity: O(entries of factor and rows).
  func computeValues() {
    fillScratch()
    for position in 0..<basis.count {
      let member = basis.members[position]
      byPosition[position] = member >= 0 ? -rows.constant[Int(member)] : values[Int(~member)]
    }
    factor.solve(&byPosition, into: &values)
    for slot in 0..<rows.slots where rows.isLive[slot] {
      if basis.contains(row: slot) {
        activity[slot] = 0
        continue
      }
      let sum = rows.activity(slot, values)
      activity[slot] = sum
      guard abs(sum) > Tolerance.activity else { continue }
      let now: Int8 = sum > 0 ? 1 : -1
      if side[slot] != now {
        side[slot] = now
        multipliersAreValid = false
      }
    }
  }

  /// Multipliers of the tight rows from nothing: `basisᵀ · y = −Σ y_j a_j` over the others, by level.
  func computeMultipliers() {
    fillScratch()
    while multipliers.count < rankCount { multipliers.append([]) }
    let (costly, isUsed) = rowsThatCost()
    for rank in 0..<rankCount {
      if multipliers[rank].count != basis.count {
        multipliers[rank] = Array(repeating: 0, count: basis.count)
      }
      guard isUsed[rank] else {
        for index in multipliers[rank].indices { multipliers[rank][index] = 0 }
        continue
      }
      for index in byVariable.indices { byVariable[index] = 0 }
      for slot in costly {
        let value = sideMultiplier(slot, rank)
        if value != 0 { addRow(slot, times: -value) }
      }
      factor.solveTransposed(&byVariable, into: &multipliers[rank])
    }
    multipliersAreValid = true
  }

  /// Rows outside the basis that cost something on the side they are on, and the ranks where they do.
  private func rowsThatCost() -> (slots: [Int], isUsed: [Bool]) {
    var slots: [Int] = []
    var isUsed = Array(repeating: false, count: rankCount)
    for slot in 0..<rows.slots where rows.isLive[slot] && !basis.contains(row: slot) {
      let rank = levels.rank(of: side[slot] > 0 ? rows.above[slot] : rows.below[slot])
      guard rank >= 0 else { continue }
      slots.append(slot)
      isUsed[rank] = true
      // Optional rows count in the tie rule's rank as well.
      if rank > 0 { isUsed[rankCount - 1] = true }
    }
    return (slots, isUsed)
  }

  /// A row's multiplier outside the basis, at one rank: its cost on the side it is on.
  func sideMultiplier(_ slot: Int, _ rank: Int) -> Double {
    side[slot] > 0 ? costAbove(slot, rank) : -costBelow(slot, rank)
  }

  /// Adds a row's coefficients, scaled, to the scratch by variable.
  func addRow(_ slot: Int, times factor: Double) {
    let first = Int(rows.start[slot])
    for term in first..<first + Int(rows.count[slot]) {
      byVariable[Int(rows.variable[term])] += factor * rows.coefficient[term]
    }
  }

  /// Gives the scratch buffers their sizes.
  func fillScratch() {
    let count = values.count
    if byVariable.count != count { byVariable = Array(repeating: 0, count: count) }
    if byPosition.count != count { byPosition = Array(repeating: 0, count: count) }
    if direction.count != count { direction = Array(repeating: 0, count: count) }
    if slopes.count < rows.slots {
      slopes = Array(repeating: 0, count: rows.slots)
      isTouched = Array(repeating: false, count: rows.slots)
    }
  }
}
