/// The stays of variables that were set since the last solve.
extension ActiveSet {
  /// Moves free variables to the values of their stays; the last value set applies.
  mutating func applyStays() {
    guard !changes.stays.isEmpty else { return }
    claimStays()
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
      // Exactly there: a sum may round, and a move that is too small has no effect.
      values[stay.variable] = stay.value
      log.record(variable: stay.variable)
    }
    changes.stays.removeAll()
  }

  /// Exchanges stays in the basis, so that variables that claim a value are independent and others follow them.
  ///
  /// Both stays cost nothing, so that no multiplier changes.
  private mutating func claimStays() {
    var claimed: Set<Int32> = []
    for index in 0..<changes.stays.count where changes.stays[index].claims {
      claimed.insert(changes.stays[index].variable)
    }
    for index in 0..<changes.stays.count {
      let variable = changes.stays[index].variable
      guard changes.stays[index].claims, stayPosition[variable] < 0 else { continue }
      factor.load(variable: variable, 1)
      factor.solveTransposed(into: &weights)
      var position: Int32 = -1
      var pivot = 0.0
      for entry in 0..<weights.count where abs(weights.values[entry]) > max(1e-3, abs(pivot)) {
        let member = members[weights.indices[entry]]
        guard member < 0, !claimed.contains(~member) else { continue }
        position = weights.indices[entry]
        pivot = weights.values[entry]
      }
      if position >= 0 {
        exchange(position, with: ~variable, pivot: pivot)
        directionCache.forget()
      }
    }
  }
}
