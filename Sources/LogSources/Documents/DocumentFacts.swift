internal import ConflictLogs
internal import Diagnostics
internal import IBDocument

/// The constraints of a document and the names of their items.
struct DocumentFacts {
  /// The facts read so far.
  private(set) var facts: FileFacts
  /// The items of the document; their numbers continue those of the index.
  private(set) var items: [DocumentItem] = []
  /// The number of the first item in the index.
  private let firstItem: Int
  /// The number of the root of the current tree.
  private var root = 0
  /// The item numbers by identifier.
  private var numbers: [String: Int] = [:]
  /// The outlet names by the identifiers of their destinations.
  private var outlets: [String: [String]] = [:]

  /// Creates the facts of a document.
  ///
  /// - Complexity: O(elements).
  init(_ document: Document, path: String, firstItem: Int) {
    facts = FileFacts(path: path)
    self.firstItem = firstItem
    collectOutlets(document.element)
    for controller in document.controllers {
      for guide in controller.layoutGuides { add(.guide, id: guide.id) }
    }
    var views: [ViewElement] = []
    for tree in document.roots {
      root = firstItem + items.count
      for view in tree.subtree {
        views.append(view)
        add(
          DocumentItem(view, platform: document.platform, outlets: outlets[view.id] ?? []),
          id: view.id)
        for guide in view.guides { add(.guide, id: guide.id) }
      }
    }
    for view in views { for constraint in view.constraints { add(constraint) } }
  }

  /// Adds an item of the current tree.
  private mutating func add(_ item: DocumentItem, id: String) {
    var item = item
    item.root = root
    numbers[id] = items.count
    items.append(item)
  }

  /// Recursion is safe because the reader limits the depth (`DocumentLimits.depth`).
  private mutating func collectOutlets(_ element: Element) {
    for child in element.children {
      if child.name == "outlet", let id = child["destination"], let property = child["property"] {
        outlets[id, default: []].append(property)
      }
      collectOutlets(child)
    }
  }

  /// Adds a constraint as a statement with one equation.
  private mutating func add(_ constraint: ConstraintElement) {
    // Logs list only required constraints, and never those removed at build time.
    guard !constraint.isPlaceholder, constraint.priority >= 1000,
      let first = side(constraint.first)
    else { return }
    var term = Term(first, Self.relation(constraint.relation))
    if let second = constraint.second {
      guard let second = side(second) else { return }
      term.second = second
    }
    let varied = constraint.element.children(named: "variation").compactMap {
      $0.number("constant")
    }
    term.constant =
      constraint.isSymbolic && !constraint.hasConstant
      ? .standard
      : varied.isEmpty ? .number(constraint.constant) : .oneOf([constraint.constant] + varied)
    term.multiplier = .number(constraint.multiplier)
    var statement = Statement(
      position: constraint.position, lastLine: constraint.position.line,
      text: text(term, constraint),
      style: .document(constraintClass: constraint.element["customClass"]))
    statement.identifier = constraint.identifier
    statement.terms = [term]
    if let identifier = constraint.identifier {
      facts.identifiers.append(
        FileFacts.Identifier(
          value: identifier, isConstraint: true, position: constraint.position,
          text: statement.text, statement: facts.statements.count))
    }
    facts.statements.append(statement)
  }

  /// The side for an anchor; nil for an item without a number.
  private func side(_ anchor: ConstraintElement.Anchor) -> Term.Side? {
    guard let number = numbers[anchor.id],
      let attribute = LogAttribute(rawValue: anchor.attribute.rawValue)
    else { return nil }
    return Term.Side(.document(firstItem + number), attribute.plain)
  }

  /// The corresponding relation in logs.
  private static func relation(_ relation: ConstraintElement.Relation) -> LogRelation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .atMost
    case .greaterThanOrEqual: .atLeast
    }
  }

  /// A short description of a constraint, such as `card.height == 192`.
  private func text(_ term: Term, _ constraint: ConstraintElement) -> String {
    func name(_ side: Term.Side) -> String {
      guard case .document(let number) = side.item else { return "" }
      let item = items[number - firstItem]
      return "\(item.isGuide ? "guide" : item.label).\(side.attribute)"
    }
    let start = "\(name(term.first)) \(term.relation.rawValue) "
    let constant = NumberText.text(abs(constraint.constant), decimals: 4)
    guard let second = term.second else {
      return start + (constraint.constant < 0 ? "-" : "") + constant
    }
    let factor =
      constraint.multiplier == 1
      ? "" : NumberText.text(constraint.multiplier, decimals: 4) + " * "
    let sign = constraint.constant < 0 ? "-" : "+"
    return start + factor + name(second) + (constraint.constant == 0 ? "" : " \(sign) \(constant)")
  }
}
