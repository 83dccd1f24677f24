import Testing

@testable import Simplex

/// max c·x subject to A x ≤ b, x ≥ 0, as textbooks have it, turned into rows.
///
/// Bounds and constraints become required rows. The objective becomes an optional row with a target that
/// is out of reach; what it misses the target by says how far it got.
struct LinearProgram: Sendable, CustomTestStringConvertible {
  var name: String
  var objective: [Double]
  /// Coefficients and right-hand sides; `=` where `isEquality`.
  var constraints: [(coefficients: [Double], bound: Double, isEquality: Bool)]
  /// The maximum of the objective; nil if the program is infeasible or unbounded.
  var optimum: Double?

  var testDescription: String { name }

  init(
    _ name: String, max objective: [Double], _ rows: [[Double]], _ bounds: [Double],
    equalities: Bool = false, optimum: Double?
  ) {
    self.name = name
    self.objective = objective
    constraints = zip(rows, bounds).map { ($0, $1, equalities) }
    self.optimum = optimum
  }

  /// What the solver finds for the objective, and how many pivots that took.
  ///
  /// - Parameters:
  ///   - order: A permutation of constraints, bounds and objective, in which they are entered.
  ///   - isIncremental: Whether it is solved after every row.
  func solve(_ order: (Int) -> [Int], isIncremental: Bool) -> (value: Double, pivots: Int)? {
    let solver = Solver()
    let variables = objective.map { _ in solver.makeVariable() }
    let target = (optimum ?? 0) + max(1000, abs(optimum ?? 0))
    func expression(_ coefficients: [Double], _ bound: Double) -> LinearExpression {
      var result = LinearExpression(constant: -bound)
      for (variable, coefficient) in zip(variables, coefficients) {
        result.add(variable, coefficient)
      }
      return result
    }
    var rows = constraints.map {
      (expression($0, $1), RowCost($2 ? .equal : .lessThanOrEqual, .required))
    }
    rows += variables.map { (LinearExpression($0), RowCost(.greaterThanOrEqual, .required)) }
    rows.append(
      (expression(objective, target), RowCost(.greaterThanOrEqual, Priority(500))))
    for index in order(rows.count) {
      solver.add(rows[index].0, cost: rows[index].1)
      if isIncremental { solver.solve() }
    }
    solver.solve()
    guard !solver.hasGivenUp, solver.infeasibility() == nil else { return nil }
    return (
      zip(objective, variables).reduce(0) { $0 + $1.0 * solver.value(of: $1.1) }, solver.pivots
    )
  }
}
