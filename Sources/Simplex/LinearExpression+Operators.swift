/// A value that represents a linear expression in sums and relations: a ``Variable`` or a ``LinearExpression``.
///
/// ```swift
/// let solver = Solver()
/// let (width, height) = (solver.makeVariable(), solver.makeVariable())
/// solver.add(2 * width + 16 <= height)
/// solver.add((width + height) / 2 == 100, Priority(250))
/// ```
///
/// Numbers are `Double`, literals included; a product of two variables is not linear and does not compile. `==`
/// between two variables or two expressions is a Boolean in a Boolean context or without one; it is a relation
/// where a ``LinearConstraint`` is expected.
///
/// - Complexity: O(terms of both sides) for each operator; ``LinearExpression/add(_:times:)`` and
///   ``LinearExpression/init(terms:constant:)`` create no intermediate copies.
/// - SeeAlso: `Rules/Constraints.md#linear-relations-between-attributes`.
public protocol LinearExpressionConvertible {
  /// The value as terms and a constant.
  var linearExpression: LinearExpression { get }
}

extension Variable: LinearExpressionConvertible {
  /// The variable with coefficient 1.
  public var linearExpression: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: LinearExpressionConvertible {
  /// The expression itself.
  public var linearExpression: LinearExpression { self }
}

// Generic, so that they are few, and so that `==` of two values of one type stays that of `Equatable`.
extension LinearExpressionConvertible {
  // MARK: Sums

  /// The sum of two expressions.
  public static func + (left: Self, right: some LinearExpressionConvertible) -> LinearExpression {
    var result = left.linearExpression
    result.add(right.linearExpression)
    return result
  }
  /// The sum of an expression and a number.
  public static func + (left: Self, right: Double) -> LinearExpression { left.sum(1, right) }
  /// The sum of a number and an expression.
  public static func + (left: Double, right: Self) -> LinearExpression { right.sum(1, left) }
  /// The difference of two expressions.
  public static func - (left: Self, right: some LinearExpressionConvertible) -> LinearExpression {
    var result = left.linearExpression
    result.add(right.linearExpression, times: -1)
    return result
  }
  /// An expression less a number.
  public static func - (left: Self, right: Double) -> LinearExpression { left.sum(1, -right) }
  /// A number less an expression.
  public static func - (left: Double, right: Self) -> LinearExpression { right.sum(-1, left) }
  /// The negated expression.
  public static prefix func - (one: Self) -> LinearExpression { one.sum(-1, 0) }

  // MARK: Products

  /// A multiple of an expression.
  public static func * (left: Double, right: Self) -> LinearExpression { right.sum(left, 0) }
  /// A multiple of an expression.
  public static func * (left: Self, right: Double) -> LinearExpression { left.sum(right, 0) }
  /// The quotient of an expression and a number; a divisor of 0 produces numbers that are not finite, which no
  /// solver accepts.
  public static func / (left: Self, right: Double) -> LinearExpression {
    let (terms, constant) = (left.linearExpression.terms, left.linearExpression.constant)
    return LinearExpression(
      terms: terms.map { .init($0.variable, $0.coefficient / right) }, constant: constant / right)
  }

  // MARK: Relations

  /// The relation that the left side is at most the right one.
  public static func <= (left: Self, right: some LinearExpressionConvertible) -> LinearConstraint {
    LinearConstraint(left - right, .lessThanOrEqual)
  }
  /// The relation that an expression is at most a number.
  public static func <= (left: Self, right: Double) -> LinearConstraint {
    LinearConstraint(left - right, .lessThanOrEqual)
  }
  /// The relation that a number is at most an expression.
  public static func <= (left: Double, right: Self) -> LinearConstraint {
    LinearConstraint(right - left, .greaterThanOrEqual)
  }
  /// The relation that the left side is at least the right one.
  public static func >= (left: Self, right: some LinearExpressionConvertible) -> LinearConstraint {
    LinearConstraint(left - right, .greaterThanOrEqual)
  }
  /// The relation that an expression is at least a number.
  public static func >= (left: Self, right: Double) -> LinearConstraint {
    LinearConstraint(left - right, .greaterThanOrEqual)
  }
  /// The relation that a number is at least an expression.
  public static func >= (left: Double, right: Self) -> LinearConstraint {
    LinearConstraint(right - left, .lessThanOrEqual)
  }
  /// The relation that both sides are equal.
  public static func == (left: Self, right: some LinearExpressionConvertible) -> LinearConstraint {
    LinearConstraint(left - right, .equal)
  }
  /// The relation that an expression equals a number.
  public static func == (left: Self, right: Double) -> LinearConstraint {
    LinearConstraint(left - right, .equal)
  }
  /// The relation that an expression equals a number.
  public static func == (left: Double, right: Self) -> LinearConstraint { right == left }

  /// Returns a multiple of the expression plus a number.
  private func sum(_ factor: Double, _ constant: Double) -> LinearExpression {
    var result = LinearExpression(constant: constant)
    result.add(linearExpression, times: factor)
    return result
  }
}
