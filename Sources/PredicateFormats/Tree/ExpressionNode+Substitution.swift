extension ExpressionNode {
  /// Returns the tree with values for variables; that of a subquery hides one with its name.
  func substituting(_ variables: [String: Any]) -> ExpressionNode {
    switch self {
    case .constant, .evaluatedObject: self
    case .variable(let name): Self.variable(name, variables)
    case .path(let base, let steps): Self.path(base, steps, variables)
    case .list(let elements): .list(Self.all(elements, variables))
    case .arithmetic(let first, let terms): Self.arithmetic(first, terms, variables)
    case .power(let operands): .power(Self.all(operands, variables))
    case .negative(let operand): .negative(operand.substituting(variables))
    case .function(let function, let arguments):
      .function(function, Self.all(arguments, variables))
    case .cast(let operand, let type):
      .cast(operand.substituting(variables), type: type.substituting(variables))
    case .subquery(let collection, let variable, let predicate):
      Self.subquery(collection, variable, predicate, variables)
    case .ternary(let condition, let first, let second):
      .ternary(
        condition.substituting(variables), first.substituting(variables),
        second.substituting(variables))
    }
  }

  private static func variable(_ name: String, _ variables: [String: Any]) -> ExpressionNode {
    variables[name].map { .constant($0) } ?? .variable(name)
  }

  private static func all(
    _ nodes: [ExpressionNode], _ variables: [String: Any]
  ) -> [ExpressionNode] {
    var substituted: [ExpressionNode] = []
    for node in nodes { substituted.append(node.substituting(variables)) }
    return substituted
  }

  private static func path(
    _ base: ExpressionNode?, _ steps: [PathStep], _ variables: [String: Any]
  ) -> ExpressionNode {
    var substituted: [PathStep] = []
    for step in steps {
      if case .index(let index) = step {
        substituted.append(.index(index.substituting(variables)))
      } else {
        substituted.append(step)
      }
    }
    return .path(base?.substituting(variables), substituted)
  }

  private static func arithmetic(
    _ first: ExpressionNode, _ terms: [ArithmeticTerm], _ variables: [String: Any]
  ) -> ExpressionNode {
    let operands = all(terms.map(\.operand), variables)
    let substituted = zip(terms, operands).map { ArithmeticTerm(sign: $0.sign, operand: $1) }
    return .arithmetic(first.substituting(variables), substituted)
  }

  private static func subquery(
    _ collection: ExpressionNode, _ variable: String, _ predicate: PredicateNode,
    _ variables: [String: Any]
  ) -> ExpressionNode {
    var inner = variables
    inner[variable] = nil
    return .subquery(
      collection.substituting(variables), variable: variable, predicate.substituting(inner))
  }
}
