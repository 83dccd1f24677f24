import Simplex
import Testing

/// Sums and relations that operators make say what the same made term by term says.
@Suite struct OperatorTests {
  private static let x = Variable(index: 0)
  private static let y = Variable(index: 1)

  /// An expression, its coefficients on x and y, and its constant.
  static let sums: [(LinearExpression, Double, Double, Double)] = [
    (x + y, 1, 1, 0), (x + 3, 1, 0, 3), (3 + x, 1, 0, 3), (x + y + 1, 1, 1, 1),
    (x + (y + 1), 1, 1, 1), ((x + 1) + (y + 2), 1, 1, 3),
    (x - y, 1, -1, 0), (x - 3, 1, 0, -3), (3 - x, -1, 0, 3), ((x + 1) - (y + 2), 1, -1, -1),
    (5 - (x - 2), -1, 0, 7), (-x, -1, 0, 0), (-(x - 2 * y + 3), -1, 2, -3),
    (2 * x, 2, 0, 0), (x * 2, 2, 0, 0), (2 * (x + y - 1), 2, 2, -2), ((x - 1) * -2, -2, 0, 2),
    (x / 4, 0.25, 0, 0), ((x + 2 * y - 6) / 2, 0.5, 1, -3), (0.1 * x + 0.2 * x, 0.1 + 0.2, 0, 0),
    // A third and its double cancel to within rounding, which is a zero.
    (x + x / 3 - 4 * (x / 3), 0, 0, 0),
  ]

  @Test(arguments: sums)
  func sumsAreTermsAndAConstant(sum: LinearExpression, x: Double, y: Double, constant: Double) {
    func coefficient(_ variable: Variable) -> Double {
      sum.terms.first { $0.variable == variable }?.coefficient ?? 0
    }
    #expect(coefficient(Self.x) == x)
    #expect(coefficient(Self.y) == y)
    #expect(sum.constant == constant)
  }

  /// A relation, the expression that it compares with zero, and how.
  static let relations: [(LinearConstraint, LinearExpression, Relation)] = [
    (2 * x + 16 <= y, 2 * x - y + 16, .lessThanOrEqual), (x <= 100, x - 100, .lessThanOrEqual),
    (100 <= x, x - 100, .greaterThanOrEqual), (x + 1 <= y + 3, x - y - 2, .lessThanOrEqual),
    (x >= y, x - y, .greaterThanOrEqual), (x >= -1, x + 1, .greaterThanOrEqual),
    (8 >= x, x - 8, .lessThanOrEqual), (x + y == 320, x + y - 320, .equal), (x == y, x - y, .equal),
    (12 == x, x - 12, .equal), (x + y == 2 * y, x + y - 2 * y, .equal),
  ]

  @Test(arguments: relations)
  func relationsCompareWithZero(
    constraint: LinearConstraint, expression: LinearExpression, relation: Relation
  ) {
    #expect(constraint == LinearConstraint(expression, relation))
    #expect(constraint.expression == expression && constraint.relation == relation)
  }

  /// Compares two values of one type by `==` unless the context asks for a relation.
  @Test func equalityStaysThatOfEquatable() {
    let (one, other) = (Self.x + 1, Self.y + 1)
    let same = one == one
    #expect(same == true)
    #expect(Self.x == Self.x && Self.x != Self.y && one != other)
    #expect([Self.x, Self.y].firstIndex(of: Self.y) == 1)
    #expect([one, other].contains { $0 == other })
    let relation: LinearConstraint = one == other
    #expect(relation.expression.constant == 0)
  }

  /// A sum of as many terms as people write compiles, and a solver takes what it makes.
  @Test func aFormInFourLines() {
    let solver = Solver()
    let (label, gap, field) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    solver.add(left + label + gap + field + right == 2 * 160)
    solver.add(left == 16)
    solver.add(right == left)
    solver.add(8 <= gap, Priority(999))
    solver.add(gap == 0, Priority(100))
    let wish = solver.add(2 * label + 40 <= field, Priority(750))
    solver.add(label == 120, Priority(250))
    solver.solve()
    // 320 − 32 − 8 are left: l + f = 280 with f = 2 l + 40, so l = 80 and f = 200.
    #expect([left, label, gap, field, right].map { solver.value(of: $0) } == [16, 80, 8, 200, 16])
    #expect(solver.activity(of: wish) == 0)
    #expect(solver.cost(of: wish) == RowCost(.lessThanOrEqual, Priority(750)))
    #expect(solver.value(of: label) + solver.value(of: field) == 280)
  }

  @Test func termsOfOneVariableAreMerged() {
    let (x, y) = (Self.x, Self.y)
    let sum = LinearExpression(
      terms: [.init(x, 1), .init(y, 2), .init(x, 3), .init(y, -2)], constant: 5)
    #expect(sum.terms == [.init(x, 4), .init(y, 0)])
    #expect(sum.constant == 5)
    #expect(LinearExpression(terms: []) == LinearExpression())
    // As many as an adding term by term would take minutes for.
    let many = LinearExpression(
      terms: (0..<200_000).map { .init(Variable(index: Int32($0 % 100_000)), 1) })
    #expect(many.terms.count == 100_000 && many.terms.allSatisfy { $0.coefficient == 2 })
  }

  @Test func bothKindsOfValuesAreExpressions() {
    let values: [any LinearExpressionConvertible] = [Self.x, 2 * Self.x]
    #expect(values.map { $0.linearExpression.terms[0].coefficient } == [1, 2])
  }
}
