internal import ConflictLogs

/// The evidence that a term corresponds to an equation in a log.
struct Agreement {
  /// The minimum score; a lower one means that only a common constant agrees.
  static let minimumScore = 2

  /// The attributes, in words.
  var attributes: String
  /// The evidence for each item.
  var items: [ItemComparison] = []
  /// The constant in words, if it agrees.
  var constant: String?
  /// Whether the constant agrees and is rare.
  var isRare = false
  /// The multiplier in words, if it agrees and is not 1.
  var multiplier: String?
  /// Whether the term belongs to a document.
  var isDocuments: Bool

  /// Whether the constant agrees.
  var hasConstant: Bool { constant != nil }

  /// The weight of the evidence; items identified by name, project class or text weigh most.
  var score: Int {
    items.reduce(0) { $0 + $1.score } + (isRare ? 2 : 0) + (multiplier == nil ? 0 : 2)
      - (hasConstant ? 0 : 1)
  }

  /// Whether the agreement is complete and excludes all other items: one item's class, text or name is unique in the
  /// project, and the other's at least in the tree that contains both.
  var isProof: Bool {
    isDocuments && hasConstant && items.allSatisfy { $0.isSame && !$0.hasOtherText }
      && items.contains { $0.isUnique }
      && (isRare || multiplier != nil || items.allSatisfy { $0.isUnique || $0.isOnlyInTree })
  }

  /// Whether the agreement casts doubt on a proof for another statement.
  var isRival: Bool {
    (isDocuments && items.allSatisfy { $0.isSame }) || isRare || items.contains { $0.isDistinct }
  }

  /// The evidence as a sentence.
  var reason: String {
    var parts = [attributes] + [constant, multiplier].compactMap(\.self)
    for words in items.compactMap(\.words) where !parts.contains(words) { parts.append(words) }
    let list = parts.dropLast().joined(separator: ", ")
    guard let last = parts.last, !list.isEmpty else { return "\(attributes) agrees" }
    return "\(list) and \(last) agree"
  }
}

/// The evidence that an item of a project corresponds to an item in a log.
struct ItemComparison {
  /// The evidence in words; nil if any item would agree.
  var words: String?
  /// Whether the item is of the same kind: in a document, of the same class.
  var isSame = false
  /// Whether the item is identified by more than a toolkit class.
  var isDistinct = false
  /// Whether the evidence excludes all other items of the project.
  var isUnique = false
  /// Whether no other item in its tree in a document has its class.
  var isOnlyInTree = false
  /// Whether the item shows a different text.
  var hasOtherText = false

  /// The weight of the evidence.
  var score: Int { (isDistinct ? 3 : words != nil ? 1 : 0) - (hasOtherText ? 1 : 0) }
}

extension ConstraintIndex {
  /// Numbers that are common in layouts.
  private static let common: Set<Double> = [0, 1, 2, 4, 5, 8, 10, 12, 15, 16, 20]

  /// Compares a term with an equation, in either order of the sides; nil if they contradict each other.
  func agreement(of number: TermNumber, with equation: LogEquation, _ constraint: LogConstraint)
    -> Agreement?
  {
    let statement = statements[number.statement]
    guard fits(statement, constraint) else { return nil }
    let term = statement.terms[number.term]
    let orders = [equation, equation.flipped].compactMap(\.self)
    return orders.compactMap { agreement(of: term, statement, with: $0) }
      .max { $0.score < $1.score }
  }

  /// Compares a term with an equation, in the order of its sides.
  private func agreement(of term: Term, _ statement: Statement, with equation: LogEquation)
    -> Agreement?
  {
    guard term.relation == equation.relation,
      term.first.attribute == equation.first.attribute.plain,
      term.second?.attribute == equation.second?.attribute.plain,
      let first = compare(term.first.item, equation.first.item, in: statement)
    else { return nil }
    var result = Agreement(
      attributes: Reason.attributes(of: equation), items: [first], isDocuments: false)
    if case .document = term.first.item { result.isDocuments = true }
    if let side = term.second, let other = equation.second {
      guard let second = compare(side.item, other.item, in: statement),
        let isKnown = agrees(term.multiplier, equation.multiplier, statement.file)
      else { return nil }
      result.items.append(second)
      if isKnown, equation.multiplier != 1 {
        result.multiplier = "the factor \(Reason.number(equation.multiplier))"
      }
    }
    if term.constant == .standard {
      guard equation.isStandardSpace || equation.constant == 8 || equation.constant == 20 else {
        return nil
      }
      result.constant = "the standard distance"
    } else {
      guard let isKnown = agrees(term.constant, equation.constant, statement.file) else {
        return nil
      }
      if isKnown {
        result.constant = "the constant \(Reason.number(equation.constant))"
        result.isRare = !Self.common.contains(abs(equation.constant))
      }
    }
    return result
  }

  /// Whether an amount is known to equal a number; nil if it is known to differ.
  private func agrees(_ amount: Amount, _ value: Double, _ file: Int) -> Bool? {
    switch amount {
    case .unknown, .standard: return false
    case .number(let number): return Amount.agree(number, value) ? true : nil
    case .oneOf(let numbers):
      return numbers.contains { Amount.agree($0, value) } ? true : nil
    case .name(let name, let factor):
      let own = files[file].numbers[name]
      // A name that many files declare gives no evidence.
      let known = own ?? numbers[name].flatMap { $0.count <= 3 ? $0 : nil } ?? []
      if known.contains(where: { Amount.agree($0 * factor, value) }) { return true }
      return own == nil || own?.count != 1 ? false : nil
    }
  }

  /// Whether a statement creates constraints of the class in a log.
  private func fits(_ statement: Statement, _ constraint: LogConstraint) -> Bool {
    let name = constraint.className
    let isMasonrys = name.hasSuffix("MASLayoutConstraint")
    let isMakers = isMasonrys || name == "LayoutConstraint" || name.hasSuffix(".LayoutConstraint")
    switch statement.style {
    case .plain: return !isMakers
    case .short: return !isMakers && imports.contains("TinyConstraints")
    case .maker: return isMakers && (isMasonrys || files[statement.file].path.hasSuffix(".swift"))
    case .document(let own):
      // Logs contain the identifiers of document constraints.
      return ClassWords.plainName(of: name) == ClassWords.plainName(of: own ?? "NSLayoutConstraint")
        && statement.identifier == constraint.identifier
    }
  }
}

extension LogEquation {
  /// The equation with its sides exchanged; nil for a constant.
  var flipped: LogEquation? {
    guard let second, multiplier > 0 else { return nil }
    return LogEquation(
      second, relation.flipped, first, multiplier: 1 / multiplier,
      constant: constant == 0 ? 0 : -constant / multiplier, isStandardSpace: isStandardSpace,
      priority: priority)
  }
}
