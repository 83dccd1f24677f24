extension FormatParser {
  /// Reads a predicate.
  func predicate() throws(Failure) -> PredicateNode { try predicate(from: compound()) }

  /// The predicate that a part is, which was just read.
  private func predicate(from part: Part) throws(Failure) -> PredicateNode {
    guard case .predicate(let node) = part else { throw failure("a comparison operator") }
    return node
  }

  /// Reads predicates between `AND` and `OR`, or a part.
  func compound() throws(Failure) -> Part {
    let first = try negation()
    return isAnd || isOr ? try compound(first) : first
  }

  private var isOr: Bool { keyword == .or || isAt("||") }
  private var isAnd: Bool { keyword == .and || isAt("&&") }

  private func compound(_ first: Part) throws(Failure) -> Part {
    var terms: [PredicateNode] = []
    var factors = [try predicate(from: first)]
    while isAnd || isOr {
      if isOr {
        terms.append(Self.conjunction(factors))
        factors = []
      }
      advance()
      factors.append(try predicate(from: negation()))
    }
    terms.append(Self.conjunction(factors))
    return .predicate(terms.count == 1 ? terms[0] : .disjunction(terms))
  }

  private static func conjunction(_ factors: [PredicateNode]) -> PredicateNode {
    factors.count == 1 ? factors[0] : .conjunction(factors)
  }

  private func negation() throws(Failure) -> Part {
    keyword == .not || isAt("!") ? try negations() : try comparison()
  }

  private func negations() throws(Failure) -> Part {
    let outer = depth
    while keyword == .not || isAt("!") {
      try enter()
      advance()
    }
    var node = try predicate(from: comparison())
    for _ in outer..<depth { node = .negation(node) }
    depth = outer
    return .predicate(node)
  }

  private func comparison() throws(Failure) -> Part {
    if let modifier = keyword.flatMap({ Self.modifiers[$0] }) { return try modified(modifier) }
    let part = try arithmetic()
    guard case .expression(let left) = part, let relation = relation() else { return part }
    return .predicate(.comparison(try comparison(left, relation)))
  }

  private typealias Modification = (modifier: Comparison.Modifier, isNegated: Bool)

  private static let modifiers: [Keyword: Modification] = [
    .any: (.any, false), .some: (.any, false), .all: (.all, false), .none: (.any, true),
  ]

  private func modified(_ modification: Modification) throws(Failure) -> Part {
    advance()
    let left = try expression()
    guard let relation = relation() else { throw failure("a comparison operator") }
    var comparison = try comparison(left, relation)
    comparison.modifier = modification.modifier
    let node = PredicateNode.comparison(comparison)
    return .predicate(modification.isNegated ? .negation(node) : node)
  }

  private func comparison(
    _ left: ExpressionNode, _ relation: Relation
  ) throws(Failure) -> Comparison {
    let options = try options()
    return Comparison(left, relation, try expression(), options: options)
  }

  private func relation() -> Relation? {
    let relation: Relation?
    switch kind {
    case .symbol(let symbol): relation = Relation.byText[symbol]
    case .word: relation = keyword.flatMap { Relation.byText[$0.rawValue] }
    default: relation = nil
    }
    if relation != nil { advance() }
    return relation
  }

  private func options() throws(Failure) -> Comparison.Options {
    guard skip("[") else { return [] }
    let expected = "the options c, d or n"
    guard case .word(let letters) = kind else { throw failure(expected) }
    var options: Comparison.Options = []
    for letter in letters.lowercased() {
      guard let known = Comparison.Options.letters.first(where: { $0.letter == letter }) else {
        throw failure(expected)
      }
      options.insert(known.option)
    }
    advance()
    try take("]")
    return options
  }
}
