import MirroredSolver
import TestSupport

@testable import Simplex

/// A random system that cannot hold: some required rows, one that contradicts a sum of a few of them, and
/// optional rows around.
struct PlantedContradiction {
  let variables: Int
  /// Shuffled.
  let rows: [(expression: LinearExpression, cost: RowCost)]

  /// Draws a system; equal seeds give equal systems.
  ///
  /// Every other one has constants from a handful, so that many rows meet in a point.
  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let variables = (0..<Int32.random(in: 1...6, using: &random)).map { Variable(index: $0) }
    self.variables = variables.count
    let constants = seed.isMultiple(of: 2) ? -100...100 : -2...2
    var rows: [(expression: LinearExpression, cost: RowCost)] = []
    // Each planted row holds as s ≥ 0 with a weight above zero, as s ≤ 0 with one below, or as s = 0.
    var sum = LinearExpression()
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let expression = Self.expression(variables, constants, &random)
      let weight = Double(Int.random(in: 1...4, using: &random)) / 2
      let relation = Relation(rawValue: .random(in: -1...1, using: &random)) ?? .equal
      let isFlipped =
        relation == .lessThanOrEqual || (relation == .equal && Bool.random(using: &random))
      rows.append((expression, Self.cost(relation, .required, &random)))
      sum.add(expression, times: isFlipped ? -weight : weight)
    }
    // Together they say sum ≥ 0; the next row says sum ≤ −gap.
    sum.constant += Double(Int.random(in: 1...40, using: &random)) / 2
    rows.append((sum, Self.cost(.lessThanOrEqual, .required, &random)))
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let isRequired = Int.random(in: 0..<3, using: &random) == 0
      let relation = Relation(rawValue: .random(in: -1...1, using: &random)) ?? .equal
      rows.append(
        (
          Self.expression(variables, constants, &random),
          Self.cost(relation, isRequired ? .required : Priority(750), &random)
        ))
    }
    self.rows = rows.shuffled(using: &random)
  }

  /// One to three terms, small whole numbers and halves: exact in binary.
  private static func expression(
    _ variables: [Variable], _ constants: ClosedRange<Int>, _ random: inout SeededRandom
  ) -> LinearExpression {
    let coefficients = [-2, -1, -1, -0.5, 0.5, 1, 1, 2, 3]
    var result = LinearExpression(constant: Double(Int.random(in: constants, using: &random)))
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let variable = variables[Int.random(in: variables.indices, using: &random)]
      guard !result.terms.contains(where: { $0.variable == variable }) else { continue }
      result.add(variable, coefficients[Int.random(in: coefficients.indices, using: &random)])
    }
    return result
  }

  /// One side's cost; the free side of an inequality sometimes costs a little.
  private static func cost(
    _ relation: Relation, _ priority: Priority, _ random: inout SeededRandom
  ) -> RowCost {
    var cost = RowCost(relation, priority)
    guard Int.random(in: 0..<4, using: &random) == 0 else { return cost }
    if cost.below == nil { cost.below = Priority(250) }
    if cost.above == nil { cost.above = Priority(250) }
    return cost
  }

  /// A solver with all rows, not solved yet.
  func mirror() -> MirroredSolver {
    var mirror = MirroredSolver()
    for _ in 0..<variables { mirror.makeVariable() }
    for row in rows { mirror.add(row.expression, row.cost) }
    return mirror
  }
}
