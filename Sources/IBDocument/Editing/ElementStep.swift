/// The identity of an element among its siblings, in documents that differ elsewhere.
package enum ElementStep: Hashable, Sendable {
  /// The object with an id.
  case object(id: String)
  /// An element without an id: the one with a name and `key` attribute, or of several the one at an index among
  /// them.
  case part(name: String, key: String?, place: Int)

  /// The steps of an element's children, in their order.
  package static func steps(of element: Element) -> [ElementStep] {
    var counts: [ElementStep: Int] = [:]
    return element.children.map { child in
      if let id = child.objectID { return .object(id: id) }
      let first = ElementStep.part(name: child.name, key: child["key"], place: 0)
      let place = counts[first, default: 0]
      counts[first] = place + 1
      return .part(name: child.name, key: child["key"], place: place)
    }
  }
}

extension Element {
  /// The identity of an object of a document: its id, or that of a scene.
  package var objectID: String? { self["id"] ?? self["sceneID"] }

  /// Whether it is an object or holds one.
  var holdsObjects: Bool { objectID != nil || children.contains(where: \.holdsObjects) }

  /// Whether two elements state the same, wherever they are.
  func isSame(as other: Element) -> Bool {
    self === other
      || name == other.name && text == other.text && attributes == other.attributes
        && children.count == other.children.count
        && zip(children, other.children).allSatisfy { $0.isSame(as: $1) }
  }

  /// Returns the element at the end of a path below this one; nil where a step has no element.
  package func element(at path: some Collection<ElementStep>) -> Element? {
    guard let step = path.first else { return self }
    guard let index = ElementStep.steps(of: self).firstIndex(of: step) else { return nil }
    return children[index].element(at: path.dropFirst())
  }
}
