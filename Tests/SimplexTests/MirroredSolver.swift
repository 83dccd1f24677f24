@testable import Simplex

/// A solver with a list of what was put into it, from which another can be built from scratch.
struct MirroredSolver {
  /// A row as it was last set.
  struct Row {
    var id: RowID
    var expression: Expression
    var cost: RowCost
  }

  let solver = Solver()
  private(set) var variables: [Variable] = []
  /// In entry order.
  private(set) var rows: [Row] = []

  /// Makes a variable; the hold, an optional row of its own, makes it unique where nothing else does.
  mutating func makeVariable(heldAt priority: Priority?) {
    let variable = solver.makeVariable()
    variables.append(variable)
    if let priority { add(Expression(variable), RowCost(.equal, priority)) }
  }

  mutating func add(_ expression: Expression, _ cost: RowCost) {
    rows.append(Row(id: solver.add(expression, cost: cost), expression: expression, cost: cost))
  }

  mutating func remove(at index: Int) {
    solver.remove(rows.remove(at: index).id)
  }

  mutating func setConstant(at index: Int, to constant: Double) {
    rows[index].expression.constant = constant
    solver.setConstant(rows[index].id, to: constant)
  }

  mutating func setCost(at index: Int, to cost: RowCost) {
    rows[index].cost = cost
    solver.setCost(rows[index].id, to: cost)
  }

  /// Another solver with the same variables and rows in the same order, or in another, solved.
  func fromScratch(order: [Int]? = nil) -> MirroredSolver {
    var other = MirroredSolver()
    for _ in variables { other.makeVariable(heldAt: nil) }
    for index in order ?? Array(rows.indices) {
      other.add(rows[index].expression, rows[index].cost)
    }
    other.solver.solve()
    return other
  }

  /// Values of all variables.
  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// The sum of violations at each priority.
  var costs: [Priority: Double] {
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

  /// The first level, from the most important on, at which two solvers' costs differ.
  ///
  /// Either may miss each of its rows by the feasibility that is promised, 1e-7, and at a lower level pay
  /// for it with a multiplier; those of sums and differences of views are small whole numbers. Values of
  /// some thousand add rounding of their own, far below.
  func costMismatch(_ other: MirroredSolver) -> String? {
    if solver.hasGivenUp || other.solver.hasGivenUp { return "gave up" }
    let (ours, theirs) = (costs, other.costs)
    for level in ours.keys.sorted(by: >) {
      let (our, their) = (ours[level] ?? 0, theirs[level] ?? 0)
      if !(abs(our - their) <= 1e-7 * Double(rows.count)) {
        return "at \(level.value) cost \(our), otherwise \(their)"
      }
    }
    return nil
  }

  /// The first variable whose values differ by more than a millionth of a point.
  func valueMismatch(_ other: MirroredSolver) -> String? {
    for (index, (our, their)) in zip(values, other.values).enumerated()
    where !(abs(our - their) <= 1e-6) {
      return "variable \(index) is \(our), otherwise \(their)"
    }
    return nil
  }
}
