extension ActiveSet {
  /// The tight rows and stays of an expression's representation, and the rows that oppose them.
  ///
  /// `eᵀx = −eᵀ · basis⁻¹ · c`: one transposed solve computes the weights. A row outside the basis with a cost
  /// opposes a holder if its representation contains that holder; the multipliers of the holders are the sums
  /// of such costs.
  ///
  /// - Parameter withRivals: Whether to search for the rows that oppose or repeat the holders, which requires a
  ///   solve for each candidate.
  mutating func reasons(_ terms: [LinearExpression.Term], withRivals: Bool = true) -> Reasons {
    solve()
    var result = Reasons(holders: [], stays: [], losers: [], ties: [])
    guard condition.basis != .absent else { return result }
    for term in terms where Int(term.variable.index) < members.count {
      factor.load(variable: term.variable.index, term.coefficient)
    }
    factor.solveTransposed(into: &weights)
    var holds: [(position: Int32, holder: Reasons.Holder)] = []
    for index in 0..<weights.count where abs(weights.values[index]) > Tolerance.coefficient {
      let position = weights.indices[index]
      let member = members[position]
      let weight = weights.values[index]
      guard member >= 0 else {
        result.stays.append(Reasons.Stay(variable: Variable(index: ~member), weight: weight))
        continue
      }
      holds.append((position, holder(member, weight)))
    }
    holds.sort {
      ($1.holder.priority, rows[$0.holder.row.slot].order)
        < ($0.holder.priority, rows[$1.holder.row.slot].order)
    }
    result.holders = holds.map(\.holder)
    result.stays.sort { $0.variable.index < $1.variable.index }
    if withRivals { addDependents(on: holds.map(\.position), &result) }
    return result
  }

  private mutating func holder(_ slot: Int32, _ weight: Double) -> Reasons.Holder {
    let row = rows[slot]
    let (side, priority) = holding(slot)
    return Reasons.Holder(
      row: id(of: slot), weight: weight / row.scale, requested: -row.constant * row.scale,
      priority: priority, side: side)
  }

  /// The direction in which a tight row holds, with its priority, or else that of its stronger side.
  private mutating func holding(_ slot: Int32) -> (side: Int, Priority) {
    let row = rows[slot]
    let base = Int(row.position) &* stride
    let above = levels.rank(of: row.above)
    let below = levels.rank(of: row.below)
    for rank in 0..<levels.count where abs(multipliers[base &+ rank]) > noise(rank) {
      // A positive multiplier is a pull upwards, which the cost above withstands.
      let isUpward = multipliers[base &+ rank] > 0
      let side = isUpward ? above : below
      if side >= 0 { return (isUpward ? 1 : -1, levels.priority(at: side)) }
    }
    return (0, levels.priority(at: min(above < 0 ? Int.max : above, below < 0 ? Int.max : below)))
  }

  /// Adds the rows outside the basis whose representation contains a holder: those that cost something, and
  /// those that are met exactly.
  private mutating func addDependents(on holds: [Int32], _ result: inout Reasons) {
    guard !holds.isEmpty else { return }
    var places: [Int32: Int] = [:]
    for (place, position) in holds.enumerated() { places[position] = place }
    for slot in 0..<Int32(rows.slots) where rows[slot].position < 0 && rows[slot].isCostly {
      let row = rows[slot]
      let isMet = abs(row.activity) <= Tolerance.activity
      guard isMet || row.sideLevel >= 0 else { continue }
      factor.load(rows, slot, times: 1)
      factor.solveTransposed(into: &weights)
      var opponents: [Int] = []
      for index in 0..<weights.count where abs(weights.values[index]) > Tolerance.coefficient {
        if let place = places[weights.indices[index]] { opponents.append(place) }
      }
      guard !opponents.isEmpty else { continue }
      if isMet {
        result.ties.append(Reasons.Tie(row: id(of: slot), opponents: opponents.sorted()))
      } else if let priority = levels.priority(of: row.sideLevel) {
        result.losers.append(
          Reasons.Loser(
            row: id(of: slot), priority: priority, activity: row.activity * row.scale,
            opponents: opponents.sorted()))
      }
    }
    result.losers.sort {
      ($1.priority, rows[$0.row.slot].order) < ($0.priority, rows[$1.row.slot].order)
    }
    result.ties.sort { rows[$0.row.slot].order < rows[$1.row.slot].order }
  }

  private func id(of slot: Int32) -> RowID { rows.id(of: slot) }
}
