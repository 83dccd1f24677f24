import Simplex

/// One call of the solver's interface.
///
/// Variables and rows are named by the number of their making, so that operations can be removed from a
/// script: what names something that was never made does nothing.
enum FuzzOperation: Sendable {
  case makeVariable(name: Int, value: Double)
  case add(name: Int, FuzzRow)
  case remove(row: Int)
  case setConstant(row: Int, Double)
  case setCost(row: Int, RowCost)
  case setStay(variable: Int, Double)
  case solve
  case infeasibility

  /// The call in Swift, to be pasted into a test.
  var code: String {
    switch self {
    case .makeVariable(let name, let value):
      return "let x\(name) = solver.makeVariable(value: \(value))"
    case .add(let name, let row):
      let terms = row.terms.map { "e\(name).add(x\($0.variable), \($0.coefficient)); " }.joined()
      return "var e\(name) = LinearExpression(constant: \(row.constant)); \(terms)"
        + "let r\(name) = solver.add(e\(name), cost: \(code(row.cost)))"
    case .remove(let row): return "solver.remove(r\(row))"
    case .setConstant(let row, let constant): return "solver.setConstant(r\(row), to: \(constant))"
    case .setCost(let row, let cost): return "solver.setCost(r\(row), to: \(code(cost)))"
    case .setStay(let variable, let value): return "solver.setStay(x\(variable), to: \(value))"
    case .solve: return "solver.solve()"
    case .infeasibility: return "_ = solver.infeasibility()"
    }
  }

  private func code(_ cost: RowCost) -> String {
    let sides = [cost.below, cost.above].map { $0.map { "Priority(\($0.value))" } ?? "nil" }
    return "RowCost(below: \(sides[0]), above: \(sides[1]))"
  }
}

/// What is added as a row.
struct FuzzRow: Sendable {
  var terms: [(variable: Int, coefficient: Double)]
  var constant: Double
  var cost: RowCost
}
