extension ActiveSet {
  /// The tight rows and stays that a variable is written in terms of, and the rows that pull at them.
  ///
  /// `x_k = −e_kᵀ · basis⁻¹ · c`: one transposed solve gives the weights. A row outside the basis that
  /// costs something pulls at a holder when its own row, written in terms of the basis, has that holder
  /// in it; the multipliers of the holders are the sums of such pulls.
  mutating func reasons(_ variable: Int32) -> Reasons {
    solve()
    var result = Reasons(
      variable: Variable(index: variable), holders: [], stays: [], losers: [])
    guard basisExists, Int(variable) < members.count else { return result }
    factor.load(variable: variable, 1)
    factor.solveTransposed(into: &weights)
    var holds: Set<Int32> = []
    for index in 0..<weights.count where abs(weights.values[index]) > Tolerance.coefficient {
      let position = weights.indices[index]
      let member = members[position]
      let weight = weights.values[index]
      guard member >= 0 else {
        result.stays.append(Reasons.Stay(variable: Variable(index: ~member), weight: weight))
        continue
      }
      holds.insert(position)
      result.holders.append(
        Reasons.Holder(
          row: id(of: member), weight: weight / rows[member].scale,
          priority: holdingPriority(member)))
    }
    result.losers = losers(against: holds)
    result.holders.sort {
      ($1.priority, rows[$0.row.slot].order) < ($0.priority, rows[$1.row.slot].order)
    }
    result.stays.sort { $0.variable.index < $1.variable.index }
    result.losers.sort {
      ($1.priority, rows[$0.row.slot].order) < ($0.priority, rows[$1.row.slot].order)
    }
    return result
  }

  /// The priority of the side on which a tight row is pulled, or of its stronger side.
  private func holdingPriority(_ slot: Int32) -> Priority {
    let row = rows[slot]
    let base = Int(row.position) &* stride
    let above = levels.rank(of: row.above)
    let below = levels.rank(of: row.below)
    for rank in 0..<levels.count where abs(multipliers[base &+ rank]) > noise(rank) {
      // A positive multiplier is a pull upwards, which the cost above withstands.
      let side = multipliers[base &+ rank] > 0 ? above : below
      if side >= 0 { return levels.priority(at: side) }
    }
    return levels.priority(at: min(above < 0 ? Int.max : above, below < 0 ? Int.max : below))
  }

  /// The rows outside the basis that cost something and rest on one of the positions.
  private mutating func losers(against holds: Set<Int32>) -> [Reasons.Loser] {
    var result: [Reasons.Loser] = []
    guard !holds.isEmpty else { return result }
    for slot in 0..<Int32(rows.slots) where rows[slot].position < 0 {
      let row = rows[slot]
      guard row.sideLevel >= 0, abs(row.activity) > Tolerance.activity else { continue }
      factor.load(rows, slot, times: 1)
      factor.solveTransposed(into: &weights)
      var pulls = false
      for index in 0..<weights.count where abs(weights.values[index]) > Tolerance.coefficient {
        pulls = pulls || holds.contains(weights.indices[index])
      }
      guard pulls, let priority = levels.priority(of: row.sideLevel) else { continue }
      result.append(
        Reasons.Loser(row: id(of: slot), priority: priority, activity: row.activity * row.scale))
    }
    return result
  }

  private func id(of slot: Int32) -> RowID { rows.id(of: slot) }
}
