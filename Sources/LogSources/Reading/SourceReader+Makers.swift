internal import ConflictLogs

extension SourceReader {
  /// The calls after a relation of a maker.
  private struct Chain {
    var offset: Amount = .number(0)
    /// The inward distances at the top, left, bottom and right.
    var insets: [Amount]?
    var multiplier: Amount = .number(1)
    /// Whether a priority below required was specified.
    var isOptional = false
    var end: Int
  }

  /// Reads a SnapKit or Masonry constraint, such as `make.height.equalTo(192)`.
  mutating func readMaker(_ index: Int, _ word: String) {
    guard tokens.isMark(index - 1, "."), let call = tokens.call(index) else { return }
    let path = tokens.path(endingAt: index - 2)
    guard path.words.count >= 2 else { return }
    // `make.height`; older syntax has `card.snp.height` instead of the maker.
    let maker = path.words.lastIndex(of: "snp") ?? 0
    let attributes = path.words[(maker + 1)...].flatMap(AttributeWord.attributes)
    guard !attributes.isEmpty else { return }
    let item =
      maker > 0
      ? reference(SourceTokens.Path(words: Array(path.words[..<maker]), start: path.start))
      : blockItem
    let chain = chain(from: call.end)
    guard !chain.isOptional else { return }
    let targets = targets(word, call, attributes)
    let relation = AttributeWord.relation(word)
    var terms: [Term] = []
    for attribute in attributes {
      for target in targets(attribute) {
        var term = Term(Term.Side(item, attribute), relation, target.side)
        term.constant = target.constant
        term.multiplier = chain.multiplier
        if target.side != nil || chain.offset != .number(0) || chain.insets != nil {
          term.constant = constant(of: attribute, chain) ?? term.constant
        }
        terms.append(term)
      }
    }
    add(terms, from: path.start, to: chain.end, .maker)
  }

  /// The constant for an attribute from offsets and insets; nil without one.
  private func constant(of attribute: LogAttribute, _ chain: Chain) -> Amount? {
    if let insets = chain.insets {
      switch attribute {
      case .top, .topMargin: return insets[0]
      case .left, .leading, .leftMargin, .leadingMargin: return insets[1]
      case .bottom, .bottomMargin: return insets[2].negated
      case .right, .trailing, .rightMargin, .trailingMargin: return insets[3].negated
      default: return .unknown
      }
    }
    return chain.offset == .number(0) ? nil : chain.offset
  }

  /// A right side with a constant, or a constant alone.
  private typealias Target = (side: Term.Side?, constant: Amount)

  /// The possible right sides for an attribute, from the argument of a relation.
  private func targets(_ word: String, _ call: SourceTokens.Call, _ attributes: [LogAttribute])
    -> (LogAttribute) -> [Target]
  {
    let superview = Reference.superview(type: enclosingType)
    if word.hasSuffix("Superview") { return { [(Term.Side(superview, $0), .number(0))] } }
    guard let argument = call.arguments.first?.range else { return { _ in [] } }
    let tokens = tokens
    let path = tokens.path(argument)
    // `view.snp.bottom` and `view.mas_bottom` name an attribute; `view.bottom` may be part of a frame.
    let isSide = path.map {
      $0.words.dropLast().last == "snp" || $0.last?.hasPrefix("mas_") == true
        || $0.last?.hasPrefix("snp_") == true
    }
    if isSide == true, let second = side(path) { return { _ in [(second, .number(0))] } }
    if let lengths = tokens.amounts(argument, ["width", "height"]), attributes.count > 1,
      attributes.allSatisfy(\.isLength)
    {
      return { [(nil, lengths[$0 == .width ? 0 : 1])] }
    }
    let amount = tokens.amount(argument)
    if case .number = amount {
      return { $0.isLength ? [(nil, amount)] : [(Term.Side(superview, $0), amount)] }
    }
    var item = path
    if item?.last == "snp" { item = item?.dropLast() }
    let reference = reference(item)
    // A name may refer to a constant or a view.
    return { attribute in
      let side = Term.Side(reference, attribute)
      return attribute.isLength ? [(nil, amount), (side, .number(0))] : [(side, .number(0))]
    }
  }

  /// Reads the calls after a relation, such as `.offset(…)`, `.inset(…)` and `.multipliedBy(…)`.
  private func chain(from end: Int) -> Chain {
    var chain = Chain(end: end)
    for _ in 0..<8 {
      guard tokens.isMark(chain.end, "."), let name = tokens.word(chain.end + 1) else { break }
      guard let call = tokens.isMark(chain.end + 2, "(") ? tokens.call(chain.end + 1) : nil else {
        // `.with` and `.and` only connect calls; an assignment to a property ends the chain.
        guard name == "with" || name == "and" else { break }
        chain.end += 2
        continue
      }
      if let argument = call.arguments.first?.range { read(name, argument, into: &chain) }
      if name == "priorityLow" || name == "priorityMedium" || name == "priorityHigh" {
        chain.isOptional = true
      }
      chain.end = call.end
    }
    return chain
  }

  /// Reads a call of the chain.
  private func read(_ name: String, _ argument: Range<Int>, into chain: inout Chain) {
    switch name {
    case "offset", "mas_offset", "constant": chain.offset = tokens.amount(argument)
    case "inset", "insets", "mas_inset", "mas_insets":
      let sides = tokens.amounts(argument, ["top", "left", "bottom", "right"])
      let directional = tokens.amounts(argument, ["top", "leading", "bottom", "trailing"])
      let amount = tokens.amount(argument)
      if amount == .unknown, let sides {
        let isDirectional = tokens.isWord(argument.lowerBound, "NSDirectionalEdgeInsets")
        chain.insets = isDirectional ? directional ?? sides : sides
      } else {
        chain.insets = [amount, amount, amount, amount]
      }
    case "multipliedBy": chain.multiplier = tokens.amount(argument)
    case "dividedBy":
      if case .number(let value) = tokens.amount(argument), value != 0 {
        chain.multiplier = .number(1 / value)
      } else {
        chain.multiplier = .unknown
      }
    case "priority":
      let isRequired =
        tokens.amount(argument) == .number(1000) || tokens.path(argument)?.last == "required"
        || tokens.path(argument)?.last == "UILayoutPriorityRequired"
      chain.isOptional = !isRequired
    default: break
    }
  }
}
