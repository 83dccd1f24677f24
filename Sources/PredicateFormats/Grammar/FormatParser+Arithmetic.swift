extension FormatParser {
  /// Reads an expression.
  func expression() throws(Failure) -> ExpressionNode {
    let place = position
    return try expression(from: arithmetic(), at: place)
  }

  /// The expression that a part is, which was read at a place.
  private func expression(from part: Part, at place: Int) throws(Failure) -> ExpressionNode {
    guard case .expression(let node) = part else { throw failure("an expression", at: place) }
    return node
  }

  /// Reads operands between operators that bind at least as tightly as a precedence, or a part.
  func arithmetic(_ lowest: Int = 1) throws(Failure) -> Part {
    let part = try signed()
    guard case .expression(let first) = part, sign(lowest) != nil else { return part }
    return .expression(try terms(first, lowest))
  }

  private func terms(_ first: ExpressionNode, _ lowest: Int) throws(Failure) -> ExpressionNode {
    var left = first
    while let next = sign(lowest) {
      let precedence = next.precedence
      var terms: [ArithmeticTerm] = []
      while let sign = sign(precedence), sign.precedence == precedence {
        advance()
        let place = position
        let operand = try expression(from: arithmetic(precedence + 1), at: place)
        terms.append(ArithmeticTerm(sign: sign, operand: operand))
      }
      left = .arithmetic(left, terms)
    }
    return left
  }

  private func sign(_ lowest: Int) -> ArithmeticTerm.Sign? {
    guard case .symbol(let symbol) = kind, let sign = ArithmeticTerm.Sign(rawValue: symbol),
      sign.precedence >= lowest
    else { return nil }
    return sign
  }

  /// Reads an operand behind signs, or a part.
  private func signed() throws(Failure) -> Part {
    isAt("-") || isAt("~") ? .expression(try signs()) : try power()
  }

  private func signs() throws(Failure) -> ExpressionNode {
    let outer = depth
    var areComplements: [Bool] = []
    while isAt("-") || isAt("~") {
      try enter()
      areComplements.append(isAt("~"))
      advance()
    }
    let place = position
    var node = try expression(from: power(), at: place)
    for isComplement in areComplements.reversed() {
      if isComplement {
        node = .function(.onesComplement, [node])
      } else if case .constant(let value) = node, let number = Number(value) {
        // A literal with a sign is one number.
        node = .constant(number.negated.value)
      } else {
        node = .negative(node)
      }
    }
    depth = outer
    return node
  }

  private func power() throws(Failure) -> Part {
    let part = try postfix()
    guard isAt("**"), case .expression(let base) = part else { return part }
    return .expression(.power(try powers(base)))
  }

  private func powers(_ base: ExpressionNode) throws(Failure) -> [ExpressionNode] {
    var operands = [base]
    while skip("**") {
      let place = position
      let part = try isAt("-") || isAt("~") ? signed() : postfix()
      operands.append(try expression(from: part, at: place))
    }
    return operands
  }

  private func postfix() throws(Failure) -> Part {
    let part = try primary()
    guard isAt(".") || isAt("["), case .expression(let node) = part else { return part }
    return .expression(try path(node))
  }

  private func path(_ node: ExpressionNode) throws(Failure) -> ExpressionNode {
    var base: ExpressionNode? = node
    var steps: [PathStep] = []
    if case .path(let start, let first) = node { (base, steps) = (start, first) }
    while true {
      if skip(".") {
        steps += try keys()
      } else if skip("[") {
        steps.append(try index())
        try take("]")
      } else {
        return .path(base, steps)
      }
    }
  }

  private func keys() throws(Failure) -> [PathStep] {
    let steps: [PathStep]
    switch kind {
    case .word(let word), .escapedWord(let word): steps = [.key(word)]
    case .collectionOperator(let name): steps = [try collectionOperator(name)]
    case .placeholder(.keyPath): steps = try keyPath()
    default: throw failure("a key")
    }
    advance()
    return steps
  }

  private func index() throws(Failure) -> PathStep {
    if let step = namedIndex, nextKind == .symbol("]") {
      advance()
      return step
    }
    try enter()
    defer { depth -= 1 }
    return .index(try expression())
  }

  private var namedIndex: PathStep? {
    switch keyword {
    case .first: .first
    case .last: .last
    case .size: .size
    default: nil
    }
  }
}
