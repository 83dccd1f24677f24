package import IBDocument
internal import LayoutTree

/// A loader that creates the objects of a document and connects them.
///
/// - SeeAlso: Apple, "Resource Programming Guide: Nib Files", the object loading process.
@MainActor package struct NibLoader {
  /// The objects for the placeholders of a document.
  package struct Placeholders {
    /// The object that loads the document.
    package var owner: AnyObject?
    /// The program.
    package var application: AnyObject?
    /// The objects by their names in the document.
    package var external: [String: AnyObject] = [:]

    /// Creates placeholders with only an owner.
    package init(owner: AnyObject?) { self.owner = owner }

    fileprivate subscript(placeholder: NibPlaceholder) -> AnyObject? {
      switch placeholder {
      case .owner: owner
      case .firstResponder: nil
      case .application: application
      case .external(let name): external[name]
      }
    }
  }

  private let document: Document
  private let front: any NibFront

  /// Creates a loader for a document.
  package init(_ document: Document, _ front: any NibFront) {
    (self.document, self.front) = (document, front)
  }

  /// Creates the document's objects and connects them.
  ///
  /// - Returns: The top-level objects of the document in its order, each with its element.
  @discardableResult
  package func load(_ placeholders: Placeholders) -> [(object: AnyObject, element: Element)] {
    let elements = document.element.child("objects")?.children ?? []
    var connector = NibConnector(front)
    connector.firstResponder = NibPlaceholder.firstResponder(among: elements)
    let builder = NibBuilder(document, toolkit: front.toolkit, options: .program)
    let roots = builder.buildRoots()
    for root in roots { connector.add(root) }
    let others = objects(elements, roots)
    let there = elements.compactMap { element in
      NibPlaceholder(element).flatMap { placeholders[$0] }.map { ($0, element) }
    }
    for (object, element) in others + there {
      if let id = element["id"] { connector.add(object, id: id) }
    }
    let tops = place(roots, into: others)

    for (object, element) in others { connector.applyAttributes(of: element, to: object) }
    roots.forEach(connector.connectViews)
    for (object, element) in others + there { connector.connect(object, element.connections) }
    let owner = elements.first { NibPlaceholder($0) == .owner }?["id"]
    let cells = PrototypeCells(
      builder: builder, front: front, ownerID: owner, owner: placeholders.owner,
      firstResponder: connector.firstResponder, addSegues: nil)
    roots.forEach(cells.register)

    roots.forEach(connector.awaken)
    for (object, _) in others { front.awaken(object) }
    if front.awakensPlaceholders { for (object, _) in there { front.awaken(object) } }
    let all = others + tops.map { ($0.view, $0.element.element) }
    return all.sorted { $0.1.position < $1.1.position }
  }

  /// Returns the objects that are neither views nor placeholders.
  private func objects(
    _ elements: [Element], _ roots: [BuiltRoot]
  ) -> [(object: AnyObject, element: Element)] {
    elements.compactMap { element in
      guard NibPlaceholder(element) == nil,
        !roots.contains(where: { $0.element.element === element })
      else { return nil }
      return front.makeObject(element).map { ($0, element) }
    }
  }

  /// Adds views to the objects for their parent elements, and returns the remaining ones.
  private func place(
    _ roots: [BuiltRoot], into objects: [(object: AnyObject, element: Element)]
  ) -> [BuiltRoot] {
    roots.filter { root in
      let around = objects.first { $0.element.children.contains { $0 === root.element.element } }
      guard let around else { return true }
      return !front.place(root.view, of: root.element, in: around.object)
    }
  }
}
