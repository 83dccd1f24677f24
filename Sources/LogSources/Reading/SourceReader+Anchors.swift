internal import ConflictLogs

extension SourceReader {
  /// Reads an anchor constraint: `card.heightAnchor.constraint(equalToConstant: 192)` or `[card.heightAnchor
  /// constraintEqualToConstant:192]`.
  mutating func readAnchors(_ index: Int) {
    let path = receiver(index)
    guard path.last?.hasSuffix("Anchor") == true, let first = side(path),
      let call = tokens.call(index), let argument = call.arguments.first
    else { return }
    // In Swift the relation is in the first label; in Objective-C it is in the name.
    let name = argument.label ?? tokens.text(index)
    var term = Term(first, AttributeWord.relation(name))
    if name.hasSuffix("Constant") {
      term.constant = tokens.amount(argument.range)
    } else {
      guard let second = side(tokens.path(argument.range)) else { return }
      term.second = second
      if let range = call.range("constant", "c") { term.constant = tokens.amount(range) }
      if name.contains("SystemSpacing") { term.constant = .standard }
    }
    if let range = call.range("multiplier"), term.constant != .standard {
      term.multiplier = tokens.amount(range)
    }
    add([term], from: path.start, to: call.end)
  }

  /// Reads a constraint with items and attributes: `NSLayoutConstraint(item: …)` or `constraintWithItem:…`.
  mutating func readItems(_ index: Int) {
    guard let call = tokens.call(index), let item = call.arguments.first,
      item.label == "item" || tokens.isWord(index, "constraintWithItem")
    else { return }
    let attributes = call.arguments.filter { $0.label == "attribute" }
    guard let word = attributes.first.flatMap({ tokens.path($0.range)?.last }),
      let attribute = AttributeWord.attribute(word)
    else { return }
    var term = Term(
      Term.Side(reference(tokens.path(item.range)), attribute),
      AttributeWord.relation(
        call.range("relatedBy").flatMap { tokens.path($0)?.last } ?? "equal"))
    if let other = call.range("toItem"), !["nil", "NULL"].contains(tokens.text(other.lowerBound)),
      attributes.count == 2, let word = tokens.path(attributes[1].range)?.last,
      let attribute = AttributeWord.attribute(word)
    {
      term.second = Term.Side(reference(tokens.path(other)), attribute)
    }
    if let range = call.range("multiplier"), term.second != nil {
      term.multiplier = tokens.amount(range)
    }
    if let range = call.range("constant") { term.constant = tokens.amount(range) }
    add([term], from: min(index, receiver(index).start), to: call.end)
  }

  /// The modules whose operators create constraints.
  private static let operatorModules: Set<String> = ["Cartography", "Anchorage"]

  /// Reads an operator constraint, such as `card.height == 192` or `a.top >= b.bottom + 8`.
  mutating func readComparison(_ index: Int) {
    guard !facts.imports.isDisjoint(with: Self.operatorModules),
      let relation = LogRelation(rawValue: tokens.text(index))
    else { return }
    let path = tokens.path(endingAt: index - 1)
    guard let first = side(path) else { return }
    let end = endOfLine(index + 1)
    var range = index + 1..<end
    var term = Term(first, relation)
    // `2 * b.width`, `b.width * 2`, `b.width / 2`, `b.bottom + 8`.
    if let factor = range.first.flatMap(tokens.number), tokens.isMark(range.lowerBound + 1, "*") {
      term.multiplier = .number(factor)
      range = range.lowerBound + 2..<range.upperBound
    }
    let parts = range.prefix { tokens.word($0) != nil || tokens.isMark($0, ".") }
    if !parts.isEmpty, let second = side(tokens.path(parts.startIndex..<parts.endIndex)) {
      term.second = second
      readTail(of: &term, parts.endIndex..<range.upperBound)
    } else if term.multiplier == .number(1) {
      term.constant = tokens.amount(range)
    } else {
      return
    }
    add([term], from: path.start, to: end)
  }

  /// The end of an expression that is terminated by its line, its block or the enclosing call.
  private func endOfLine(_ start: Int) -> Int {
    let line = tokens[start - 1]?.line
    var depth = 0
    var end = start
    while end < start + 24, let token = tokens[end], token.line == line, !tokens.isMark(end, ";"),
      !tokens.isMark(end, ","), !tokens.isMark(end, "~")
    {
      if tokens.opens(end) { depth += 1 }
      if tokens.closes(end) { depth -= 1 }
      if depth < 0 { break }
      end += 1
    }
    return end
  }

  /// Reads the multiplier and the constant after the second side.
  private func readTail(of term: inout Term, _ range: Range<Int>) {
    var range = range
    if let first = range.first, let factor = tokens.number(first + 1), factor != 0 {
      let isProduct = tokens.isMark(first, "*")
      if isProduct || tokens.isMark(first, "/") {
        term.multiplier = .number(isProduct ? factor : 1 / factor)
        range = min(first + 2, range.upperBound)..<range.upperBound
      }
    }
    if !range.isEmpty { term.constant = tokens.amount(range) }
  }
}
