/// The identity of an element among its siblings, which is stable when other parts of a document change.
package enum ElementStep: Hashable, Sendable {
  /// The object with an id.
  case object(id: String)
  /// An element without an id: the one with a name and `key` attribute, or one of several at an index.
  case part(name: String, key: String?, place: Int)

  /// Returns the steps of an element's children, in order.
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
  /// The identity of an object in a document: its id, or that of a scene.
  package var objectID: String? { self["id"] ?? self["sceneID"] }

  /// Whether the element is an object or contains one.
  var holdsObjects: Bool { objectID != nil || children.contains(where: \.holdsObjects) }

  /// Whether two elements are equal, regardless of their positions.
  func isSame(as other: Element) -> Bool {
    self === other
      || name == other.name && text == other.text && attributes == other.attributes
        && children.count == other.children.count
        && zip(children, other.children).allSatisfy { $0.isSame(as: $1) }
  }

  /// Returns the element at a path below this one; nil if the path does not exist.
  package func element(at path: some Collection<ElementStep>) -> Element? {
    guard let step = path.first else { return self }
    guard let index = ElementStep.steps(of: self).firstIndex(of: step) else { return nil }
    return children[index].element(at: path.dropFirst())
  }
}
