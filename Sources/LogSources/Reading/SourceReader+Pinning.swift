internal import ConflictLogs

extension SourceReader {
  /// Reads a PureLayout call, such as `autoSetDimension(.height, toSize: 192)`.
  mutating func readPinning(_ index: Int, _ word: String) {
    guard let call = tokens.call(index), let terms = pinnings(word, call, index) else { return }
    add(terms, from: min(index, receiver(index).start), to: call.end)
  }

  /// The equations from a PureLayout call; nil for any other call.
  private func pinnings(_ word: String, _ call: SourceTokens.Call, _ index: Int) -> [Term]? {
    let path = receiver(index)
    // A call without a receiver refers to the view itself.
    let item = path.words.isEmpty ? .own(type: enclosingType) : reference(path)
    let relation = AttributeWord.relation(
      call.range("relation").flatMap { tokens.path($0)?.last } ?? "equal")
    let first = call.arguments.first?.range
    let attribute = first.flatMap { Self.attribute(tokens.path($0)?.last) }
    func amount(_ labels: String...) -> Amount {
      let argument = call.arguments.first { labels.contains($0.label ?? "") }
      return argument.map { tokens.amount($0.range) } ?? .number(0)
    }
    switch word {
    case "autoSetDimension":
      guard let attribute else { return nil }
      return [Term(Term.Side(item, attribute), relation, constant: amount("toSize"))]
    case "autoSetDimensionsToSize", "autoSetDimensions":
      guard let lengths = first.flatMap({ tokens.amounts($0, ["width", "height"]) }) else {
        return nil
      }
      return [
        Term(Term.Side(item, .width), .equal, constant: lengths[0]),
        Term(Term.Side(item, .height), .equal, constant: lengths[1]),
      ]
    case "autoPinEdgesToSuperviewEdges", "autoPinEdgesToSuperviewEdgesWithInsets":
      let excluded = call.range("excludingEdge").flatMap { Self.attribute(tokens.path($0)?.last) }
      let labels = ["top", "left", "bottom", "right"]
      let insets = first.flatMap { tokens.amounts($0, labels) }
      let edges: [LogAttribute] = [.top, .leading, .bottom, .trailing]
      return edges.enumerated().filter { $1 != excluded }.map { number, edge in
        pin(item, edge, .equal, insets?[number] ?? (first == nil ? .number(0) : .unknown))
      }
    case "autoPinEdgeToSuperviewEdge", "autoPinEdgeToSuperviewMargin":
      guard let attribute else { return nil }
      let isMargin = word.hasSuffix("Margin")
      return [pin(item, attribute, relation, amount("withInset"), toMargin: isMargin)]
    case "autoCenterInSuperview":
      return [LogAttribute.centerX, .centerY].map { pin(item, $0, .equal, .number(0)) }
    case "autoAlignAxisToSuperviewAxis":
      guard let attribute else { return nil }
      return [pin(item, attribute, .equal, .number(0))]
    case "autoPinEdge", "autoAlignAxis", "autoMatch", "autoMatchDimension":
      return pair(word, call, item, attribute, relation)
    default: return nil
    }
  }

  /// The equation between two items, or between an edge and the superview if Swift's labels specify it.
  private func pair(
    _ word: String, _ call: SourceTokens.Call, _ item: Reference, _ attribute: LogAttribute?,
    _ relation: LogRelation
  ) -> [Term]? {
    guard let attribute else { return nil }
    if let label = call.arguments.first?.label, label.contains("Superview") {
      let inset = call.range("withInset").map(tokens.amount) ?? .number(0)
      return [pin(item, attribute, relation, inset, toMargin: label.hasSuffix("Margin"))]
    }
    let other =
      call.range("to", "toEdge", "toDimension").flatMap { Self.attribute(tokens.path($0)?.last) }
      ?? attribute
    guard let view = call.range("of", "ofView", "toSameAxisOf", "toSameAxisOfView") else {
      return nil
    }
    let side = Term.Side(reference(tokens.path(view)), other)
    var term = Term(Term.Side(item, attribute), relation, side)
    if let range = call.range("withOffset") { term.constant = tokens.amount(range) }
    if let range = call.range("withMultiplier") { term.multiplier = tokens.amount(range) }
    return [term]
  }

  /// The equation between an edge and the superview's edge; distances and relations are directed inwards.
  private func pin(
    _ item: Reference, _ edge: LogAttribute, _ relation: LogRelation, _ inset: Amount,
    toMargin: Bool = false
  ) -> Term {
    Term(
      Term.Side(item, edge), edge.isFarEdge ? relation.flipped : relation,
      Term.Side(.superview(type: enclosingType), toMargin ? edge.margin : edge),
      constant: edge.isFarEdge ? inset.negated : inset)
  }

  /// The attribute for a PureLayout word; its vertical axis is the horizontal centre.
  private static func attribute(_ word: String?) -> LogAttribute? {
    switch word {
    case "vertical", "ALAxisVertical": .centerX
    case "horizontal", "ALAxisHorizontal": .centerY
    case "ALAxisBaseline", "ALAxisLastBaseline": .lastBaseline
    case "ALAxisFirstBaseline": .firstBaseline
    default: AttributeWord.attribute(word)
    }
  }
}

extension SourceReader {
  /// Reads a TinyConstraints call, such as `card.height(192)` or `title.topToSuperview(offset: 16)`.
  mutating func readShort(_ index: Int, _ word: String) {
    guard let terms = shortTerms(index, word), let call = tokens.call(index) else { return }
    add(terms, from: receiver(index).start, to: call.end, .short)
  }

  /// The equations from a TinyConstraints call; nil for any other call.
  private func shortTerms(_ index: Int, _ word: String) -> [Term]? {
    let (attributes, other) = Self.shortAttributes(word)
    guard !attributes.isEmpty, let call = tokens.call(index) else { return nil }
    let item = reference(receiver(index))
    let relation = AttributeWord.relation(
      call.range("relation").flatMap { tokens.path($0)?.last } ?? "equal")
    let first = call.arguments.first
    if attributes.count == 1, attributes[0].isLength, other == nil, let first, first.label == nil {
      return [
        Term(Term.Side(item, attributes[0]), relation, constant: tokens.amount(first.range))
      ]
    }
    var second: Reference
    if word.hasSuffix("ToSuperview") || word == "centerInSuperview" {
      second = .superview(type: enclosingType)
    } else if let view = call.range("to", "of") {
      second = reference(tokens.path(view))
    } else {
      return nil
    }
    if let range = call.range("usingSafeArea"), tokens.isWord(range.lowerBound, "true") {
      second = .guide
    }
    return attributes.map { attribute in
      var term = Term(Term.Side(item, attribute), relation, Term.Side(second, other ?? attribute))
      if let range = call.range("offset") { term.constant = tokens.amount(range) }
      if let range = call.range("inset", "insets") {
        let inset = tokens.amount(range)
        term.constant = attribute.isFarEdge ? inset.negated : inset
      }
      if let range = call.range("multiplier") { term.multiplier = tokens.amount(range) }
      return term
    }
  }

  /// The attributes in a name, such as `top` and `bottom` in `topToBottom`.
  private static func shortAttributes(_ word: String) -> ([LogAttribute], LogAttribute?) {
    switch word {
    case "edgesToSuperview", "edges": return ([.top, .leading, .bottom, .trailing], nil)
    case "centerInSuperview", "center": return ([.centerX, .centerY], nil)
    default: break
    }
    if word.hasSuffix("ToSuperview") {
      return (AttributeWord.attribute(String(word.dropLast(11))).map { [$0] } ?? [], nil)
    }
    if let to = word.firstRange(of: "To"),
      let first = AttributeWord.attribute(String(word[..<to.lowerBound])),
      let second = AttributeWord.attribute(String(word[to.upperBound...]))
    {
      return ([first], second)
    }
    return (LogAttribute(rawValue: word).map { [$0.plain] } ?? [], nil)
  }
}
