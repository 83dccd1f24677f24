internal import ConflictLogs

/// The agreement of a term with an equation of a log.
struct Agreement {
  /// Below this a match says nothing: a common constant and nothing else.
  static let minimumScore = 2

  /// The attributes in words.
  var attributes: String
  /// The evidence of the items, each in words.
  var items: [ItemComparison] = []
  /// The constant in words, if it is known to agree.
  var constant: String?
  /// Whether the constant is known and rare.
  var isRare = false
  /// The multiplier in words, if it is known to agree and is not 1.
  var multiplier: String?
  /// Whether the term is a document's.
  var isDocuments: Bool

  /// Whether the constant is known to agree.
  var hasConstant: Bool { constant != nil }

  /// The weight of what agrees; items that are known by name, class of the project or text count
  /// most.
  var score: Int {
    items.reduce(0) { $0 + $1.score } + (isRare ? 2 : 0) + (multiplier == nil ? 0 : 2)
      - (hasConstant ? 0 : 1)
  }

  /// Whether the agreement is complete, and no other items can be meant: one is the only one of its
  /// class, text or name in the project, and the other at least in the tree around both.
  var isProof: Bool {
    isDocuments && hasConstant && items.allSatisfy { $0.isSame && !$0.hasOtherText }
      && items.contains { $0.isUnique }
      && (isRare || multiplier != nil || items.allSatisfy { $0.isUnique || $0.isOnlyInTree })
  }

  /// Whether a proof of another statement is doubtful beside it.
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

/// The agreement of an item of a project with one of a log.
struct ItemComparison {
  /// The evidence in words; nil for an item that may be any.
  var words: String?
  /// Whether it is known to be the same kind of item: in a document, by its class.
  var isSame = false
  /// Whether it is known by more than a toolkit's class.
  var isDistinct = false
  /// Whether no other item of the project is known by the same.
  var isUnique = false
  /// Whether no other item of its tree in a document has its class.
  var isOnlyInTree = false
  /// Whether it is known to show another text.
  var hasOtherText = false

  /// The weight.
  var score: Int { (isDistinct ? 3 : words != nil ? 1 : 0) - (hasOtherText ? 1 : 0) }
}

extension ConstraintIndex {
  /// Numbers that layouts state everywhere.
  private static let common: Set<Double> = [0, 1, 2, 4, 5, 8, 10, 12, 15, 16, 20]

  /// The agreement of a term with an equation, in either order of the sides; nil if they contradict
  /// each other.
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

  /// The agreement of a term with an equation in the order of its sides.
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

  /// Whether an amount is known to be a number: nil if it is known to be another one.
  private func agrees(_ amount: Amount, _ value: Double, _ file: Int) -> Bool? {
    switch amount {
    case .unknown, .standard: return false
    case .number(let number): return Amount.agree(number, value) ? true : nil
    case .oneOf(let numbers):
      return numbers.contains { Amount.agree($0, value) } ? true : nil
    case .name(let name, let factor):
      let own = files[file].numbers[name]
      // Of a name that many files declare nothing is known.
      let known = own ?? numbers[name].flatMap { $0.count <= 3 ? $0 : nil } ?? []
      if known.contains(where: { Amount.agree($0 * factor, value) }) { return true }
      return own == nil || own?.count != 1 ? false : nil
    }
  }

  /// Whether a statement makes constraints of a class.
  private func fits(_ statement: Statement, _ constraint: LogConstraint) -> Bool {
    let name = constraint.className
    let isMasonrys = name.hasSuffix("MASLayoutConstraint")
    let isMakers = isMasonrys || name == "LayoutConstraint" || name.hasSuffix(".LayoutConstraint")
    switch statement.style {
    case .plain: return !isMakers
    case .short: return !isMakers && imports.contains("TinyConstraints")
    case .maker: return isMakers && (isMasonrys || files[statement.file].path.hasSuffix(".swift"))
    case .document(let own):
      // The identifier of a document's constraint is in the log.
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
