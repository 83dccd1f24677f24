package import Diagnostics

extension Element {
  /// Creates an element that is not part of a document, such as one that a user requests.
  package convenience init(
    name: String, attributes: [String: String], at position: SourcePosition
  ) {
    self.init(name: name, attributes: attributes, children: [], text: "", position: position)
  }

  /// Returns the document after an edit; unchanged if the edit's path does not exist.
  ///
  /// - Complexity: O(children along the path).
  package func applying(_ edit: ElementEdit) -> Element { applying(edit, edit.path[...]) }

  private func applying(_ edit: ElementEdit, _ path: ArraySlice<ElementStep>) -> Element {
    guard let step = path.first else { return changed(by: edit.change) }
    let isLast = path.count == 1
    guard let index = ElementStep.steps(of: self).firstIndex(of: step) else {
      return adding(step, edit, isLast, path)
    }
    var children = self.children
    switch edit.change {
    case .removal where isLast: children.remove(at: index)
    case .part(nil) where isLast: children.remove(at: index)
    case .part(let new?) where isLast: children[index] = new
    default: children[index] = children[index].applying(edit, path.dropFirst())
    }
    return with(children: children)
  }

  /// Returns the element with a missing part on the path: an inserted part, or an empty list.
  private func adding(
    _ step: ElementStep, _ edit: ElementEdit, _ isLast: Bool, _ path: ArraySlice<ElementStep>
  ) -> Element {
    if case .part(let new?) = edit.change, isLast { return with(children: children + [new]) }
    guard case .insertion = edit.change, case .part(let name, let key, _) = step else {
      return self
    }
    let list = Element(
      name: name, attributes: key.map { ["key": $0] } ?? [:], at: position)
    var children = self.children
    let place = children.firstIndex { Self.partsBehindLists.contains($0.name) }
    children.insert(list.applying(edit, path.dropFirst()), at: place ?? children.count)
    return with(children: children)
  }

  /// The names of parts that Xcode writes behind all lists.
  static let partsBehindLists: Set = ["connections", "variation", "point"]

  private func changed(by change: ElementEdit.Change) -> Element {
    switch change {
    case .attributes(let values):
      var attributes = self.attributes
      for (name, value) in values { attributes[name] = value }
      return Element(
        name: name, attributes: attributes, children: children, text: text, position: position)
    case .insertion(let element, let previous):
      var children = self.children
      let place = previous.flatMap { ElementStep.steps(of: self).firstIndex(of: $0) }
      children.insert(element, at: previous == nil ? 0 : place.map { $0 + 1 } ?? children.count)
      return with(children: children)
    case .order(let order):
      let places = Dictionary(
        order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      let steps = ElementStep.steps(of: self)
      let sorted = children.indices.sorted {
        (places[steps[$0]] ?? order.count, $0) < (places[steps[$1]] ?? order.count, $1)
      }
      return with(children: sorted.map { children[$0] })
    case .part, .removal: return self
    }
  }

  /// Returns the element with another text.
  package func with(text: String) -> Element {
    Element(
      name: name, attributes: attributes, children: children, text: text, position: position)
  }

  /// Returns the element with another value for an attribute.
  package func with(_ attribute: String, _ value: String) -> Element {
    changed(by: .attributes([attribute: value]))
  }

  private func with(children: [Element]) -> Element {
    Element(
      name: name, attributes: attributes, children: children, text: text, position: position)
  }
}
