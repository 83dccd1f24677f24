import Foundation
import Testing

@testable import Simplex

/// One random system and its exact optimum, level by level.
///
/// `Scripts/record-simplex-cases.py` made them: a rational simplex whose every answer is proved, with
/// HiGHS as a second witness.
struct RecordedSystem: Sendable {
  /// One row: its terms name variables by their place in the system.
  struct Row: Sendable {
    var cost: RowCost
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
    /// The largest coefficient.
    var scale: Double { terms.reduce(0) { max($0, abs($1.coefficient)) } }
  }

  /// The exact optimum of one level.
  struct Level: Sendable {
    var priority: Priority
    /// Least sum of violations, the more important levels held at theirs.
    var cost: Double
    /// How far the cost moves when every row that must be zero is missed by its largest coefficient.
    var sensitivity: Double
  }

  /// Shape and number, as `wide-17`.
  var name: String
  /// Number of variables.
  var variables: Int
  var rows: [Row] = []
  var optimum: [Level] = []

  /// A solver with this system's variables.
  func makeSolver() -> (solver: Solver, variables: [Variable]) {
    let solver = Solver()
    return (solver, (0..<variables).map { _ in solver.makeVariable() })
  }

  /// Adds one row.
  func add(_ index: Int, to solver: Solver, _ variables: [Variable]) -> RowID {
    var expression = LinearExpression(constant: rows[index].constant)
    for term in rows[index].terms { expression.add(variables[term.variable], term.coefficient) }
    return solver.add(expression, cost: rows[index].cost)
  }

  /// A solver with all rows, solved.
  func solved(order: [Int]? = nil) -> (solver: Solver, variables: [Variable]) {
    let (solver, variables) = makeSolver()
    for index in order ?? Array(rows.indices) { _ = add(index, to: solver, variables) }
    solver.solve()
    return (solver, variables)
  }

  /// What is wrong with a solver's answer; nil if every level costs what it must.
  ///
  /// Let y be the multipliers of the recorded proof (`exact_levels.py`) and s the activities of an answer.
  /// Its cost differs from the optimum by Σ f(s) − y·s, and a row adds to that sum only
  /// - where y lies between its bounds: then the row should be zero, and missing that by δ of its largest
  ///   coefficient adds what `sensitivity` says;
  /// - where y is on a bound and the row came out on the other side, by δ at most: such rows are seen here.
  ///
  /// δ is what the solver promises, 1e-7 (`Tolerance.activity` of the solver: feasibility in the row's scale), and
  /// rounding: n terms of a row, each to 2⁻⁵² of the largest value, and four times that for the way there.
  /// Adding a cost up here rounds as often. The exact cost is printed with 15 digits. Nothing in it is
  /// fitted to what a solver finds.
  func mismatch(_ solver: Solver, _ variables: [Variable], feasibility: Double = 1e-7) -> String? {
    if solver.hasGivenUp { return "\(name): gave up" }
    let values = variables.map { solver.value(of: $0) }
    guard values.allSatisfy(\.isFinite) else { return "\(name): values \(values)" }
    let largest = values.reduce(1) { max($0, abs($1)) }
    let rounding = 0x1p-50 * Double(variables.count) * largest
    let delta = feasibility + rounding
    var costs: [Priority: Double] = [:]
    var allowed: [Priority: Double] = [:]
    for row in rows {
      let activity = row.terms.reduce(row.constant) { $0 + $1.coefficient * values[$1.variable] }
      if let level = activity > 0 ? row.cost.above : row.cost.below {
        costs[level, default: 0] += abs(activity)
        allowed[level, default: 0] += rounding * row.scale
      }
      guard abs(activity) <= delta * row.scale else { continue }
      for level in [row.cost.below, row.cost.above] {
        if let level { allowed[level, default: 0] += abs(activity) }
      }
    }
    for level in optimum {
      let found = costs[level.priority] ?? 0
      let allowed =
        (allowed[level.priority] ?? 0) + delta * level.sensitivity + 1e-14 * abs(level.cost)
      if !(abs(found - level.cost) <= allowed) {
        return "\(name): at \(level.priority.value) cost \(found), exact \(level.cost) ± \(allowed)"
      }
    }
    return nil
  }
}
