extension ActiveSet {
  /// The tight row that should leave, computed in double-double precision; nil at an optimum.
  mutating func price(_ state: borrowing PreciseState, _ rule: PricingRule) -> Leaving? {
    var best: PriceQueue.Entry?
    for position in 0..<Int32(members.count) {
      guard let entry = violation(state, position) else { continue }
      guard let other = best else {
        best = entry
        continue
      }
      if rule == .firstEntered ? entry.entry < other.entry : entry.precedes(other) { best = entry }
    }
    return best.map { Leaving(position: $0.position, sign: $0.sign) }
  }

  /// The violation of a multiplier's bounds at a position, compared with its own noise; nil without one.
  private mutating func violation(_ state: borrowing PreciseState, _ position: Int32) -> PriceQueue
    .Entry?
  {
    let member = members[position]
    for sign in [1.0, -1.0] {
      for rank in 0..<rankCount {
        var excess = state.multipliers[Int(position) * rankCount + rank] * DoubleDouble(sign)
        if member >= 0 {
          excess += DoubleDouble(
            -(sign > 0 ? costAbove(rows[member], rank) : costBelow(rows[member], rank)))
        }
        if excess.sign > 0 {
          return entry(position, rank, abs(excess.value.high), sign)
        }
        if excess.sign < 0 { break }
      }
    }
    return nil
  }

  /// Performs one step from the basis.
  ///
  /// - Returns: Its length; nil if no row stops it.
  mutating func step(
    _ state: inout PreciseState, _ leaving: Leaving, shortStep: Bool
  ) -> Double? {
    state.computeDirection(leaving.position, leaving.sign, count: members.count)
    let old = members[leaving.position]
    state.slope.removeAll()
    for rank in 0..<rankCount {
      var slope =
        state.multipliers[Int(leaving.position) * rankCount + rank] * DoubleDouble(-leaving.sign)
      if old >= 0 {
        slope += DoubleDouble(
          leaving.sign > 0 ? costAbove(rows[old], rank) : costBelow(rows[old], rank))
      }
      state.slope.append(slope)
    }
    collectBreakpoints(state)
    for index in 0..<breakpoints.count {
      let slot = breakpoints[index].place
      let rate = PreciseState.sum(rows, slot, state.direction)
      let speed = rate.value.high > 0 ? DoubleDouble(1) : DoubleDouble(-1)
      rows[slot].side = -rows[slot].side
      for rank in 0..<rankCount {
        state.slope[rank] +=
          rate * (speed * (costBelow(rows[slot], rank) + costAbove(rows[slot], rank)))
      }
      guard shortStep || !Self.isNegative(state.slope, rankCount) else { continue }
      if old >= 0 { rows[old].side = leaving.sign > 0 ? 1 : -1 }
      replace(leaving.position, with: slot)
      condition.discardMultipliers()
      return breakpoints[index].length
    }
    return nil
  }

  private static func isNegative(_ slope: borrowing Buffer<PreciseSum>, _ count: Int) -> Bool {
    for rank in 0..<count where slope[rank].sign != 0 { return slope[rank].sign < 0 }
    return false
  }

  private mutating func collectBreakpoints(_ state: borrowing PreciseState) {
    breakpoints.removeAll()
    for slot in 0..<Int32(rows.slots) where rows[slot].position < 0 && rows[slot].isCostly {
      let rate = PreciseState.sum(rows, slot, state.direction)
      guard rate.sign != 0, rate.sign != Int(rows[slot].side) else { continue }
      let activity = PreciseState.sum(rows, slot, state.values, constant: rows[slot].constant)
      let length = activity.sign == 0 ? 0 : max(0, -(activity.value / rate.value).high)
      breakpoints.append(Breakpoint(length: length, entry: rows[slot].order, place: slot))
    }
    sortBreakpoints()
  }
}
