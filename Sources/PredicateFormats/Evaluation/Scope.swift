import Foundation

/// The object and the variables for which a tree is evaluated.
///
/// Each kind of expression has a method, since what recurs for a level of nesting must take little of
/// the stack.
struct Scope {
  let object: Any?
  var variables: [String: Any]

  /// Returns whether a predicate holds.
  func holds(_ node: PredicateNode) -> Bool {
    switch node {
    case .constant(let value): value
    case .comparison(let comparison): holds(comparison)
    case .negation(let node): !holds(node)
    case .conjunction(let nodes): nodes.allSatisfy(holds)
    case .disjunction(let nodes): nodes.contains(where: holds)
    }
  }

  private func holds(_ comparison: Comparison) -> Bool {
    comparison.holdsAsModified(value(comparison.left), value(comparison.right))
  }

  /// Returns the value of an expression.
  func value(_ node: ExpressionNode) -> Any? {
    switch node {
    case .constant(let value): value
    case .evaluatedObject: object
    case .variable(let name): variables[name]
    case .path(let base, let steps): path(base, steps)
    case .list(let nodes): list(nodes)
    case .arithmetic(let first, let terms): arithmetic(first, terms)
    case .power(let operands): power(operands)
    case .negative(let operand): negative(operand)
    case .function(let function, let arguments): function.value(of: list(arguments))
    case .cast(let operand, let type): Cast.value(value(operand), to: value(type))
    case .subquery(let collection, let variable, let predicate):
      subquery(collection, variable, predicate)
    case .ternary(let condition, let first, let second):
      value(holds(condition) ? first : second)
    }
  }

  private func list(_ nodes: [ExpressionNode]) -> [Any] {
    var values: [Any] = []
    for node in nodes { values.append(value(node) ?? NSNull()) }
    return values
  }

  private func arithmetic(_ first: ExpressionNode, _ terms: [ArithmeticTerm]) -> Any? {
    var result = value(first)
    for term in terms { result = Arithmetic.value(result, term.sign, value(term.operand)) }
    return result
  }

  private func power(_ operands: [ExpressionNode]) -> Any? {
    var result: Any?
    for (index, operand) in operands.reversed().enumerated() {
      result = index == 0 ? value(operand) : Arithmetic.power(value(operand), result)
    }
    return result
  }

  private func negative(_ operand: ExpressionNode) -> Any? {
    Number(value(operand))?.negated.value
  }

  private func subquery(
    _ collection: ExpressionNode, _ variable: String, _ predicate: PredicateNode
  ) -> Any? {
    guard let elements = Elements.members(of: value(collection)) else { return nil }
    var inner = self
    var found: [Any] = []
    for element in elements {
      inner.variables[variable] = element
      if inner.holds(predicate) { found.append(element) }
    }
    return found
  }

  private func path(_ base: ExpressionNode?, _ steps: [PathStep]) -> Any? {
    var path = PathWalk(base.map(value) ?? object, steps[...])
    while let index = path.next() { path.go(to: value(index)) }
    return path.value
  }
}
