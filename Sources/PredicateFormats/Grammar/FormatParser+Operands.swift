extension FormatParser {
  /// Reads an operand without what may follow it, or a part in parentheses.
  func primary() throws(Failure) -> Part {
    switch kind {
    case .symbol("("): try parenthesized()
    case .symbol("{"): .expression(try list())
    case .word(let word): try meaning(of: word)
    default: .expression(try literal())
    }
  }

  private func parenthesized() throws(Failure) -> Part {
    advance()
    try enter()
    let part = try compound()
    depth -= 1
    try take(")")
    return part
  }

  private func list() throws(Failure) -> ExpressionNode {
    advance()
    try enter()
    defer { depth -= 1 }
    return .list(try expressions(until: "}"))
  }

  /// Reads a literal, a variable, a key or a placeholder.
  private func literal() throws(Failure) -> ExpressionNode {
    let node: ExpressionNode
    switch kind {
    case .string(let text): node = .constant(text)
    case .integer(let value): node = .constant(Number.integer(Int128(value)).value)
    case .real(let value): node = .constant(value)
    case .variable(let name): node = .variable(name)
    case .escapedWord(let word): node = .path(nil, [.key(word)])
    case .collectionOperator(let name): node = .path(nil, [try collectionOperator(name)])
    case .placeholder(.keyPath): node = .path(nil, try keyPath())
    case .placeholder(.object): node = .constant(try argument())
    case .placeholder(.integer): node = .constant(try number().value)
    case .placeholder(.real): node = .constant(try number().double)
    default: throw failure("an expression")
    }
    advance()
    return node
  }

  private func number() throws(Failure) -> Number {
    guard let number = Number(try argument()) else { throw failure("a number as the argument") }
    return number
  }

  /// The steps of the key path that the argument of the placeholder at the position states.
  func keyPath() throws(Failure) -> [PathStep] {
    let expected = "a key path as the argument"
    guard let path = Text(try argument())?.string, !path.isEmpty else { throw failure(expected) }
    var steps: [PathStep] = []
    for key in path.split(separator: ".", omittingEmptySubsequences: false) {
      if key.isEmpty { throw failure(expected) }
      steps.append(key.hasPrefix("@") ? try collectionOperator(String(key)) : .key(String(key)))
    }
    return steps
  }

  /// The step of an operator on collections at the position.
  func collectionOperator(_ name: String) throws(Failure) -> PathStep {
    guard let known = CollectionOperator(rawValue: name) else {
      throw failure("an operator on collections, such as @count")
    }
    return .collection(known)
  }

  private func meaning(of word: String) throws(Failure) -> Part {
    guard let keyword = Keyword(word), !keyword.isContextual || nextKind == .symbol("(") else {
      return .expression(try keyOrFunction(word))
    }
    switch keyword {
    case .truePredicate, .falsePredicate:
      advance()
      return .predicate(.constant(keyword == .truePredicate))
    case .subquery, .cast, .ternary:
      return .expression(try call(keyword))
    default:
      return .expression(try constant(keyword))
    }
  }

  private func constant(_ keyword: Keyword) throws(Failure) -> ExpressionNode {
    let node: ExpressionNode
    switch keyword {
    case .isTrue, .yes: node = .constant(true)
    case .isFalse, .no: node = .constant(false)
    case .null, .nilValue: node = .constant(nil)
    case .itself: node = .evaluatedObject
    case .fetch, .function, .anyKey:
      throw failure("an expression other than \(keyword.rawValue), which has no meaning")
    default:
      throw failure("an expression instead of \(keyword.rawValue)")
    }
    advance()
    return node
  }
}
