package import Simplex

/// A solver with a list of what was put into it, from which another can be built from scratch.
package struct MirroredSolver {
  /// A row as it was last set.
  package struct Row {
    /// Its name in the solver.
    package var id: RowID
    /// With its present constant.
    package var expression: LinearExpression
    /// Its present cost.
    package var cost: RowCost
  }

  /// What is tested.
  package let solver = Solver()
  /// In the order in which they were made.
  package private(set) var variables: [Variable] = []
  /// In entry order.
  package private(set) var rows: [Row] = []

  /// Starts without variables or rows.
  package init() {}

  /// Makes a variable.
  ///
  /// - Parameter priority: Of a row that holds it at zero, which makes it unique where nothing else does.
  package mutating func makeVariable(value: Double = 0, heldAt priority: Priority? = nil) {
    let variable = solver.makeVariable(value: value)
    variables.append(variable)
    if let priority { add(LinearExpression(variable), RowCost(.equal, priority)) }
  }

  /// Adds a row.
  package mutating func add(_ expression: LinearExpression, _ cost: RowCost) {
    rows.append(Row(id: solver.add(expression, cost: cost), expression: expression, cost: cost))
  }

  /// Removes a row.
  package mutating func remove(at index: Int) {
    solver.remove(rows.remove(at: index).id)
  }

  /// Changes a row's constant.
  package mutating func setConstant(at index: Int, to constant: Double) {
    rows[index].expression.constant = constant
    solver.setConstant(rows[index].id, to: constant)
  }

  /// Changes a row's cost.
  package mutating func setCost(at index: Int, to cost: RowCost) {
    rows[index].cost = cost
    solver.setCost(rows[index].id, to: cost)
  }

  /// Another solver with the same variables and rows in the same order, or in another, solved.
  package func fromScratch(order: [Int]? = nil) -> MirroredSolver {
    var other = MirroredSolver()
    for _ in variables { other.makeVariable() }
    for index in order ?? Array(rows.indices) {
      other.add(rows[index].expression, rows[index].cost)
    }
    other.solver.solve()
    return other
  }

  /// Values of all variables.
  package var values: [Double] { variables.map { solver.value(of: $0) } }

  /// The sum of violations at each priority in use.
  package var costs: [Priority: Double] {
    let values = values
    var result: [Priority: Double] = [:]
    for row in rows {
      let activity = row.expression.terms.reduce(row.expression.constant) {
        $0 + $1.coefficient * values[Int($1.variable.index)]
      }
      for level in [row.cost.below, row.cost.above] {
        if let level { result[level, default: 0] += 0 }
      }
      if let level = activity > 0 ? row.cost.above : row.cost.below {
        result[level, default: 0] += abs(activity)
      }
    }
    return result
  }
}
