/// The values, multipliers and one direction of a basis in double-double precision.
struct PreciseState: ~Copyable {
  var factor = PreciseFactor()
  /// The values, by variable.
  var values = Buffer<PreciseSum>()
  /// The multipliers, by position, then rank.
  var multipliers = Buffer<PreciseSum>()
  /// The direction, by variable.
  var direction = Buffer<PreciseSum>()
  /// The weights of a row in terms of the basis, by position.
  var weights = Buffer<PreciseSum>()
  /// The slope of the cost, by rank.
  var slope = Buffer<PreciseSum>()
  private var right = Buffer<PreciseSum>()
  private var result = Buffer<PreciseSum>()

  /// Computes the values that the tight rows determine.
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

  /// Computes the direction in which the row at a position leaves the basis.
  mutating func computeDirection(_ position: Int32, _ sign: Double, count: Int) {
    right.reset(PreciseSum(), count: count)
    right[position] = PreciseSum(sign)
    direction.reset(PreciseSum(), count: count)
    factor.solve(&right, into: &direction)
  }

  /// Computes the multipliers that balance the rows outside the basis.
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

  /// Computes a row in terms of the basis, by position.
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

  /// A row's activity, without its constant if `vector` is a direction.
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
