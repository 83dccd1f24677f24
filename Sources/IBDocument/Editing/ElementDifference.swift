/// The edits that turn one document into another; objects are identified by id.
///
/// Formatting is ignored. Each attribute of an object is a separate edit, but the two sides of a constraint change
/// together.
package struct ElementDifference {
  /// The edits that turn the old document into the new one, as far as they affect layout.
  ///
  /// Removals come first, then insertions, then all other edits.
  package let edits: [DocumentEdit]

  /// The attributes for the items of a constraint, which are only meaningful together.
  private static let sides: Set<String> = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
  ]

  /// Creates the difference of two documents from their root elements.
  ///
  /// - Complexity: O(elements).
  package init(from old: Element, to new: Element) {
    var collector = Collector()
    collector.compare(old, new, [])
    edits =
      Self.joined(collector.removals, collector.insertions)
      + collector.others.map { DocumentEdit([$0]) }
  }

  /// Returns removals and insertions; objects inserted elsewhere with the same id are moved.
  private static func joined(
    _ removals: [ElementEdit], _ insertions: [ElementEdit]
  ) -> [DocumentEdit] {
    var open = removals
    var result: [DocumentEdit] = []
    for insertion in insertions {
      guard case .insertion(let element, _) = insertion.change else { continue }
      let ids = element.objectIDs
      let moved = open.filter { $0.before?.objectID.map(ids.contains) ?? false }
      open.removeAll { $0.before?.objectID.map(ids.contains) ?? false }
      result.append(DocumentEdit(moved + [insertion]))
    }
    return open.map { DocumentEdit([$0]) } + result
  }

  private struct Collector {
    var removals: [ElementEdit] = []
    var insertions: [ElementEdit] = []
    var others: [ElementEdit] = []

    mutating func compare(_ old: Element, _ new: Element, _ path: [ElementStep]) {
      if old === new { return }
      compareAttributes(old, new, path)
      let oldSteps = ElementStep.steps(of: old)
      let newSteps = ElementStep.steps(of: new)
      let olds = Dictionary(
        zip(oldSteps, old.children), uniquingKeysWith: { first, _ in first })
      let news = Dictionary(
        zip(newSteps, new.children), uniquingKeysWith: { first, _ in first })
      for (step, child) in zip(oldSteps, old.children) {
        let place = path + [step]
        if let next = news[step] {
          let others = newSteps.prefix { $0 != step }
          compareChild(child, next, place, after: others.last { olds[$0] != nil })
        } else if child.objectID != nil {
          removals.append(ElementEdit(at: place, .removal, before: child))
        } else if child.holdsObjects {
          compare(child, child.emptied, place)
        } else {
          others.append(ElementEdit(at: place, .part(nil), before: child))
        }
      }
      var previous: ElementStep?
      for (step, child) in zip(newSteps, new.children) {
        if olds[step] == nil { add(child, step, after: previous, path) }
        previous = step
      }
      let common = oldSteps.filter { news[$0] != nil }
      if common != newSteps.filter({ olds[$0] != nil }), new.holdsObjects {
        others.append(ElementEdit(at: path, .order(newSteps), before: old))
      }
    }

    /// Compares two elements with the same identity.
    private mutating func compareChild(
      _ old: Element, _ new: Element, _ path: [ElementStep], after previous: ElementStep?
    ) {
      if old.holdsObjects || new.holdsObjects {
        if old.name == new.name { return compare(old, new, path) }
        removals.append(ElementEdit(at: path, .removal, before: old))
        return insertions.append(
          ElementEdit(at: path.dropLast(), .insertion(new, after: previous), before: nil))
      }
      if !old.isSame(as: new) {
        others.append(ElementEdit(at: path, .part(new), before: old))
      }
    }

    private mutating func add(
      _ child: Element, _ step: ElementStep, after previous: ElementStep?, _ path: [ElementStep]
    ) {
      if child.objectID != nil {
        insertions.append(
          ElementEdit(at: path, .insertion(child, after: previous), before: nil))
      } else if child.holdsObjects {
        compare(child.emptied, child, path + [step])
      } else {
        others.append(ElementEdit(at: path + [step], .part(child), before: nil))
      }
    }

    private mutating func compareAttributes(
      _ old: Element, _ new: Element, _ path: [ElementStep]
    ) {
      var together: [String: String?] = [:]
      for name in Set(old.attributes.keys).union(new.attributes.keys).sorted()
      where old[name] != new[name] {
        if old.name == "constraint", ElementDifference.sides.contains(name) {
          together[name] = .some(new[name])
        } else {
          others.append(ElementEdit(at: path, .attributes([name: new[name]]), before: old))
        }
      }
      if !together.isEmpty {
        others.append(ElementEdit(at: path, .attributes(together), before: old))
      }
    }
  }
}

extension Element {
  /// The element without its children.
  fileprivate var emptied: Element {
    Element(name: name, attributes: attributes, children: [], text: text, position: position)
  }
}
