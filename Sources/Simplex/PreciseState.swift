/// A basis in twice the digits: values, multipliers and one direction.
struct PreciseState: ~Copyable {
  var factor = PreciseFactor()
  /// By variable.
  var values = Buffer<PreciseSum>()
  /// By position, then rank.
  var multipliers = Buffer<PreciseSum>()
  /// By variable.
  var direction = Buffer<PreciseSum>()
  /// By position: a row in terms of the basis.
  var weights = Buffer<PreciseSum>()
  /// By rank.
  var slope = Buffer<PreciseSum>()
  private var right = Buffer<PreciseSum>()
  private var result = Buffer<PreciseSum>()

  /// The values that the tight rows say.
  mutating func computeValues(_ core: inout ActiveSet) {
    right.reset(PreciseSum(), count: core.members.count)
    for position in 0..<core.members.count {
      let member = core.members[position]
      right[position] = PreciseSum(
        member >= 0 ? -core.rows[member].constant : core.values[~member])
    }
    values.reset(PreciseSum(), count: core.members.count)
    factor.solve(&right, into: &values)
  }

  /// The direction in which the row at a position lets go.
  mutating func computeDirection(_ position: Int32, _ sign: Double, count: Int) {
    right.reset(PreciseSum(), count: count)
    right[position] = PreciseSum(sign)
    direction.reset(PreciseSum(), count: count)
    factor.solve(&right, into: &direction)
  }

  /// The multipliers that balance the rows outside the basis.
  mutating func computeMultipliers(_ core: inout ActiveSet) {
    let count = core.members.count
    multipliers.reset(PreciseSum(), count: count * core.rankCount)
    for rank in 0..<core.rankCount {
      right.reset(PreciseSum(), count: count)
      for slot in 0..<Int32(core.rows.slots) where core.rows[slot].position < 0 {
        let row = core.rows[slot]
        guard row.sideLevel >= 0 else { continue }
        let value = core.sideMultiplier(row, rank)
        guard value != 0 else { continue }
        for index in row.start..<row.start + row.count {
          let term = core.rows.terms[index]
          right[term.variable] += DoubleDouble(-value) * term.coefficient
        }
      }
      result.reset(PreciseSum(), count: count)
      factor.solveTransposed(&right, into: &result)
      for position in 0..<count { multipliers[position * core.rankCount + rank] = result[position] }
    }
  }

  /// A row in terms of the basis, by position.
  mutating func computeWeights(_ core: inout ActiveSet, of slot: Int32) {
    let count = core.members.count
    right.reset(PreciseSum(), count: count)
    let row = core.rows[slot]
    for index in row.start..<row.start + row.count {
      let term = core.rows.terms[index]
      right[term.variable] += DoubleDouble(term.coefficient)
    }
    weights.reset(PreciseSum(), count: count)
    factor.solveTransposed(&right, into: &weights)
  }

  /// A row's activity, without its constant where `vector` is a direction.
  static func sum(
    _ rows: borrowing RowStore, _ slot: Int32, _ vector: borrowing Buffer<PreciseSum>,
    constant: Double = 0
  ) -> PreciseSum {
    let row = rows[slot]
    var sum = PreciseSum(constant)
    for index in row.start..<row.start + row.count {
      let term = rows.terms[index]
      sum += vector[term.variable] * DoubleDouble(term.coefficient)
    }
    return sum
  }
}
