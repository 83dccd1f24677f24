/// A linear relation: an expression that should be at most, equal to or at least zero.
///
/// Operators create it, and a solver adds it at a priority:
///
/// ```swift
/// let solver = Solver()
/// let (width, height) = (solver.makeVariable(), solver.makeVariable())
/// solver.add(2 * width + 16 <= height)
/// solver.add(height == 100, Priority(750))
/// solver.add(width == 80, Priority(250))
/// solver.solve()
/// print(solver.value(of: width), solver.value(of: height))  // 42.0 100.0
/// ```
///
/// - Units: The caller's; the expression is the left side less the right one, or the reverse for a number on
///   the left.
/// - Errors: None here: a number that is not finite is rejected when the relation is added to a solver.
/// - Complexity: O(terms) to create and to add.
/// - SeeAlso: ``LinearExpressionConvertible`` for the operators;
///   `Rules/Constraints.md#linear-relations-between-attributes`.
public struct LinearConstraint: Sendable, Equatable {
  /// The expression that is compared with zero.
  public var expression: LinearExpression
  /// The relation of the expression to zero.
  public var relation: Relation

  /// Creates a relation of an expression to zero.
  public init(_ expression: LinearExpression, _ relation: Relation) {
    self.expression = expression
    self.relation = relation
  }
}

extension Solver {
  /// Adds a relation as a row.
  ///
  /// - Parameters:
  ///   - constraint: The relation, such as `2 * width + 16 <= height`. Every number must be finite; anything
  ///     else ends the program with a message.
  ///   - priority: The priority; required by default.
  /// - Returns: The row, for removing or editing it later. Its constant is that of the relation's expression.
  /// - Complexity: O(terms); solving it is part of the next ``solve()``.
  @discardableResult
  public func add(_ constraint: LinearConstraint, _ priority: Priority = .required) -> RowID {
    add(constraint.expression, constraint.relation, priority)
  }
}
