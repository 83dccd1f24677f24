internal import Diagnostics

extension ViewResolver {
  /// Returns the valid constraints that a view holds; invalid ones become findings.
  mutating func constraints(of parts: ViewElement.Parts) -> [ConstraintElement] {
    var result: [ConstraintElement] = []
    var masked: Set<String>?
    for group in parts.element.children where group.name == "constraints" {
      findings.enter(group)
      defer { findings.leave() }
      for element in group.children where element.name == "constraint" {
        let mask =
          masked ?? Mask.excluded("constraints", of: parts.element, classes: classes)
        masked = mask
        if let constraint = constraint(element, of: parts, masked: mask) {
          result.append(constraint)
        }
      }
    }
    return result
  }

  private mutating func constraint(
    _ element: Element, of parts: ViewElement.Parts, masked: Set<String>
  ) -> ConstraintElement? {
    guard let first = first(of: element, owner: parts.id),
      let relation = relation(of: element)
    else { return nil }
    var second: ConstraintElement.Anchor?
    if element["secondItem"] != nil || element["secondAttribute"] != nil {
      switch self.second(of: element, owner: parts.id) {
      case .anchor(let anchor): second = anchor
      case .none: second = nil
      case .unusable: return nil
      }
    }
    let numbers = ConstraintNumbers(element, classes: classes)
    if numbers.priority > 1000 {
      findings.add(.warning, "the priority \(numbers.priority) is above 1000", element)
    }
    let mentionsExcluded =
      index.excluded.contains(first.id) || second.map { index.excluded.contains($0.id) } ?? false
    return ConstraintElement(
      element: element, owner: parts.id, first: first, relation: relation, second: second,
      numbers: numbers,
      isExcluded: parts.isExcluded || mentionsExcluded
        || element["id"].map(masked.contains) ?? false)
  }

  private mutating func first(of element: Element, owner: String) -> ConstraintElement.Anchor? {
    guard let word = element["firstAttribute"] else {
      findings.add(.error, "a constraint without firstAttribute", element)
      return nil
    }
    guard let attribute = attribute(word, of: element), attribute != .notAnAttribute,
      let id = item("firstItem", of: element, owner: owner)
    else { return nil }
    return .init(id: id, attribute: attribute)
  }

  private enum Second {
    case anchor(ConstraintElement.Anchor)
    case none
    case unusable
  }

  private mutating func second(of element: Element, owner: String) -> Second {
    guard let word = element["secondAttribute"] else {
      findings.add(.error, "a constraint with secondItem but no secondAttribute", element)
      return .unusable
    }
    guard let attribute = attribute(word, of: element) else { return .unusable }
    if attribute == .notAnAttribute { return .none }
    guard let id = item("secondItem", of: element, owner: owner) else { return .unusable }
    return .anchor(.init(id: id, attribute: attribute))
  }

  private mutating func attribute(_ word: String, of element: Element) -> ConstraintAttribute? {
    if let attribute = ConstraintAttribute(word: word) { return attribute }
    findings.add(.error, "the constraint attribute \"\(word)\" is unknown", element)
    return nil
  }

  private mutating func relation(of element: Element) -> ConstraintElement.Relation? {
    guard let word = element["relation"] else { return .equal }
    if let relation = ConstraintElement.Relation(rawValue: word) { return relation }
    findings.add(.error, "the constraint relation \"\(word)\" is unknown", element)
    return nil
  }

  /// Returns the identifier in an item attribute after checking that it belongs to a view or guide.
  private mutating func item(_ name: String, of element: Element, owner: String) -> String? {
    guard let id = element[name] else { return owner }
    switch index.kinds[id] {
    case .view, .guide: return id
    case .other:
      findings.add(
        .error, "the \(name) \"\(id)\" of a constraint is neither a view nor a guide", element)
    case nil:
      findings.add(.error, "the \(name) \"\(id)\" of a constraint does not exist", element)
    }
    return nil
  }
}
