internal import Foundation
internal import Simplex

/// An unseen workload as flat constraints that are added and removed.
struct RivalUnseenPlan {
  /// Constraints to remove, and then those to add.
  struct Exchange {
    var removed: [Int32] = []
    var added: [Int32] = []
  }

  private(set) var variables: Int
  private(set) var relation: [Int8] = []
  private(set) var weight: [Double] = []
  private(set) var constant: [Double] = []
  private(set) var start: [Int32] = [0]
  private(set) var variable: [Int32] = []
  private(set) var coefficient: [Double] = []
  /// The constraints of the build.
  private(set) var first: [Int32] = []
  /// One exchange an edit.
  private(set) var edits: [Exchange] = []

  /// By row: what it is now, and its constraints.
  private var rows: [(row: UnseenSystem.Row, constraints: [Int32])] = []

  /// Writes the constraints of the build, then those of one edit after the other.
  init(_ system: UnseenSystem) {
    variables = system.variables
    for row in system.rows { rows.append((row, addConstraints(row))) }
    first = rows.flatMap(\.constraints)
    for edit in system.edits {
      var exchange = Exchange()
      for part in edit { apply(part, to: &exchange) }
      edits.append(exchange)
    }
  }

  private mutating func apply(_ edit: UnseenSystem.Edit, to exchange: inout Exchange) {
    switch edit {
    case .constant(let row, let constant):
      exchange.removed += rows[row].constraints
      rows[row].row.expression.constant = constant
      rows[row].constraints = addConstraints(rows[row].row)
      exchange.added += rows[row].constraints
    case .remove(let gone):
      for row in gone { exchange.removed += rows[row].constraints }
    case .restore(let back):
      for row in back { exchange.added += rows[row].constraints }
    case .add(let new, let count):
      variables += count
      for row in new {
        rows.append((row, addConstraints(row)))
        exchange.added += rows[rows.count - 1].constraints
      }
    }
  }

  /// Writes a row as one constraint, or as two if its sides have different priorities.
  private mutating func addConstraints(_ row: UnseenSystem.Row) -> [Int32] {
    let (below, above) = (row.cost.below, row.cost.above)
    if let below, below == above { return [addConstraint(row.expression, 0, below)] }
    var made: [Int32] = []
    if let below { made.append(addConstraint(row.expression, 1, below)) }
    if let above { made.append(addConstraint(row.expression, -1, above)) }
    return made
  }

  private mutating func addConstraint(
    _ expression: LinearExpression, _ sign: Int8, _ priority: Priority
  ) -> Int32 {
    relation.append(sign)
    weight.append(priority == .required ? -1 : Self.weight(of: priority))
    constant.append(expression.constant)
    for term in expression.terms {
      variable.append(term.variable.index)
      coefficient.append(term.coefficient)
    }
    start.append(Int32(variable.count))
    return Int32(relation.count - 1)
  }

  /// The weight by which a solver that adds violations up stands for a priority: a thousandfold from 250 to 500, from
  /// there to 750, and so on.
  private static func weight(of priority: Priority) -> Double {
    pow(1000, (Double(priority.value) - 250) / 250)
  }
}
