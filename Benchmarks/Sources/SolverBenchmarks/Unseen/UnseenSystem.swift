internal import Simplex

/// A workload at one size: rows, and the edits that are timed.
struct UnseenSystem {
  /// A row as it is added.
  struct Row {
    var expression: LinearExpression
    var cost: RowCost
  }

  /// An edit.
  enum Edit {
    /// A row has another constant.
    case constant(row: Int, Double)
    /// Rows go; they are those that came last if they are added again.
    case remove([Int])
    /// Rows come back.
    case restore([Int])
    /// Rows come that were not there.
    case add([Row], variables: Int)
  }

  /// A term.
  typealias Term = (variable: Int, coefficient: Double)

  /// Which workload.
  let workload: UnseenWorkload
  /// N.
  let size: Int
  /// The number of variables before any edit.
  private(set) var variables = 0
  /// All rows, in the order in which they are added.
  private(set) var rows: [Row] = []
  /// What is done after the build, a solve after each.
  var edits: [[Edit]] = []

  /// Starts without rows.
  init(_ workload: UnseenWorkload, size: Int) {
    self.workload = workload
    self.size = size
  }

  /// A new variable.
  mutating func variable() -> Int {
    variables += 1
    return variables - 1
  }

  /// A row `Σ terms + constant (relation) 0`.
  static func row(
    _ terms: [Term], _ constant: Double, _ relation: Relation = .equal,
    at priority: Float = 1000
  ) -> Row {
    var expression = LinearExpression(constant: constant)
    for term in terms { expression.add(Variable(index: Int32(term.variable)), term.coefficient) }
    return Row(expression: expression, cost: RowCost(relation, Priority(priority)))
  }

  /// Adds such a row; its number.
  @discardableResult
  mutating func add(
    _ terms: [Term], _ constant: Double, _ relation: Relation = .equal,
    at priority: Float = 1000
  ) -> Int {
    rows.append(Self.row(terms, constant, relation, at: priority))
    return rows.count - 1
  }

  /// Adds a natural length: hugged at 250 unless stated, resisting at 750; its number.
  @discardableResult
  mutating func natural(_ variable: Int, _ length: Double, hugging: Float = 250) -> Int {
    rows.append(
      Row(
        expression: LinearExpression(Variable(index: Int32(variable)), 1, constant: -length),
        cost: RowCost(below: Priority(750), above: Priority(hugging))))
    return rows.count - 1
  }
}
