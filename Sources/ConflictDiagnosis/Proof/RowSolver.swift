internal import ConflictLogs
internal import Simplex

/// A solver for rows: whether they can all be satisfied, which ones contradict each other, and the values of sums.
struct RowSolver {
  /// A set of rows that cannot all be satisfied, with the weights whose combination is a contradiction.
  struct Certificate {
    /// The index of each row and its weight.
    ///
    /// The weighted sum of the rows contains no variable, and the weighted sum of constants is positive. A negative
    /// weight belongs to an upper bound.
    var members: [(row: Int, weight: Double)]
  }

  private let variableCount: Int

  /// Creates a solver for rows with a number of variables.
  init(variableCount: Int) { self.variableCount = variableCount }

  /// Returns the rows that contradict each other; nil if all can be satisfied.
  func certificate(_ rows: [LinearRow]) -> Certificate? {
    let (solver, ids, _) = solved(rows)
    guard let infeasibility = solver.infeasibility() else { return nil }
    var members: [(row: Int, weight: Double)] = infeasibility.members.compactMap { member in
      ids[member.row].map { ($0, member.multiplier) }
    }
    let gap = members.reduce(0) { $0 + $1.weight * rows[$1.row].constant }
    if gap < 0 { for index in members.indices { members[index].weight *= -1 } }
    return Certificate(members: members)
  }

  /// Whether all rows can be satisfied.
  func canHold(_ rows: [LinearRow]) -> Bool { solved(rows).solver.infeasibility() == nil }

  /// Returns the value of a sum if all rows are satisfied except the weak ones, which are satisfied as far as possible.
  ///
  /// - Parameter weak: The indices of rows that may yield.
  func value(of sum: [LinearRow.Term], _ rows: [LinearRow], weak: Set<Int>) -> Double {
    let (solver, _, variables) = solved(rows, weak: weak)
    return sum.reduce(0) { $0 + $1.coefficient * solver.value(of: variables[$1.variable]) }
  }

  private func solved(
    _ rows: [LinearRow], weak: Set<Int> = []
  ) -> (solver: Solver, rows: [RowID: Int], variables: [Variable]) {
    let solver = Solver()
    let variables = (0..<variableCount).map { _ in solver.makeVariable() }
    var ids: [RowID: Int] = [:]
    for (place, row) in rows.enumerated() {
      let terms = row.terms.map {
        LinearExpression.Term(variables[$0.variable], $0.coefficient)
      }
      func add(_ relation: Relation, _ constant: Double) {
        let expression = LinearExpression(terms: terms, constant: -constant)
        let priority = weak.contains(place) ? Priority(999) : .required
        ids[solver.add(expression, relation, priority)] = place
      }
      let relation: Relation =
        switch row.relation {
        case .equal: .equal
        case .atMost: .lessThanOrEqual
        case .atLeast: .greaterThanOrEqual
        }
      switch (relation, row.tolerance > 0) {
      case (.equal, true):
        add(.greaterThanOrEqual, row.constant - row.tolerance)
        add(.lessThanOrEqual, row.constant + row.tolerance)
      case (.lessThanOrEqual, _): add(relation, row.constant + row.tolerance)
      case (.greaterThanOrEqual, _): add(relation, row.constant - row.tolerance)
      default: add(relation, row.constant)
      }
    }
    solver.solve()
    return (solver, ids, variables)
  }
}
