/// The fallback for insufficient precision: the same pivots on factors in double-double precision.
///
/// A basis whose coefficients span many orders of magnitude has multipliers of all sizes at one rank; in double
/// precision, zero multipliers and the rows that a direction moves cannot be distinguished from the noise of
/// large ones. Here every number stores the largest term of its sum, so that zero is decided number by number.
/// Nothing is updated: each pivot factorises from scratch. An ordinary layout never needs it.
extension ActiveSet {
  /// Proves the current basis optimal, or pivots on to one that is.
  mutating func prove() {
    var state = PreciseState()
    var idle = 0
    let limit = pivots + 200 + 4 * (values.count + rows.slots)
    while true {
      guard factorise(&state),
        workLimit.spend(
          state.factor.reads + state.factor.entries * (2 + rankCount) + 2 * rows.terms.count)
      else {
        hasGivenUp = true
        return refresh()
      }
      guard settleValues(&state) else { return refresh() }
      state.computeMultipliers(&self)
      let rule: PricingRule = idle > 50 + values.count / 4 ? .firstEntered : .weakest
      guard let leaving = price(state, rule) else { break }
      guard pivots < limit, let length = step(&state, leaving, shortStep: rule == .firstEntered)
      else {
        hasGivenUp = true
        break
      }
      idle = length > 0 ? 0 : idle + 1
      pivots += 1
    }
    adopt(state)
  }

  /// Computes both factors of the current basis; a row that proves dependent leaves it.
  ///
  /// - Returns: False if the work limit is exceeded.
  mutating func factorise(_ state: inout PreciseState) -> Bool {
    var isAgreed = false
    while !isAgreed {
      isAgreed = true
      if factor.updates.count > 0 || !condition.hasMultipliers { refactor(keepsAll: true) }
      state.factor.reset(variables: values.count)
      for position in 0..<Int32(members.count) {
        let member = members[position]
        let preferred = factor.pivotVariable[position]
        if member >= 0 {
          let row = rows[member]
          for index in row.start..<row.start + row.count {
            let term = rows.terms[index]
            state.factor.scatter(term.variable, DoubleDouble(term.coefficient))
          }
        } else {
          state.factor.scatter(~member, DoubleDouble(1))
        }
        if state.factor.add(preferred: preferred) {
          guard state.factor.reads <= workLimit.remaining else { return false }
          continue
        }
        isAgreed = false
        let variable = state.factor.undetermined(preferred)
        state.factor.scatter(variable, DoubleDouble(1))
        _ = state.factor.add(preferred: variable)
        replace(position, with: ~variable)
        condition.discardMultipliers()
      }
    }
    return true
  }

  /// Computes values, activities and sides; returns false if they leave the range of numbers.
  private mutating func settleValues(_ state: inout PreciseState) -> Bool {
    state.computeValues(&self)
    for variable in 0..<values.count
    where !(abs(state.values[variable].value.high) < Tolerance.range) {
      return false
    }
    log.recordAll()
    for variable in 0..<values.count { values[variable] = state.values[variable].value.high }
    for slot in 0..<Int32(rows.slots) where rows[slot].position < 0 && rows[slot].isCostly {
      let activity = PreciseState.sum(
        rows, slot, state.values, constant: rows[slot].constant)
      rows[slot].activity = activity.value.high
      if activity.sign != 0 { rows[slot].side = Int8(activity.sign) }
    }
    return true
  }

  /// Copies the multipliers to the storage of ordinary solves.
  private mutating func adopt(_ state: borrowing PreciseState) {
    stride = rankCount
    levels.hasMoved = false
    multipliers.reset(0, count: members.count * stride)
    largest.reset(1, count: stride)
    for position in 0..<members.count {
      for rank in 0..<stride {
        let value = state.multipliers[position * stride + rank].value.high
        multipliers[position * stride + rank] = value
        largest[rank] = max(largest[rank], abs(value))
      }
    }
    condition.setComplete()
    queue.removeAll()
    changed.removeAll()
    isChanged.reset(false, count: members.count)
    freshPivots = 0
    freshMoves = 0
    measureRange()
  }
}
