package import Diagnostics
package import IBDocument

/// A document as rules see it, with the project that it is part of.
@MainActor package struct CheckedDocument {
  /// An element and the one around it.
  package struct Entry {
    /// The element.
    package let element: Element
    /// The number of the element around it; nil for the document's own.
    package let parent: Int?
  }

  /// The document.
  package let document: Document
  /// The files around it.
  package let project: CheckedProject
  /// All elements in document order, each after those around it.
  package let entries: [Entry]
  /// Elements by their identifiers.
  private let elements: [String: Element]

  /// Elements whose `id` names a model of hardware.
  private static let hardware: Set<String> = ["device", "adaptation"]

  /// Creates a document with an index of its elements.
  ///
  /// - Complexity: O(elements).
  package init(_ document: Document, in project: CheckedProject) {
    self.document = document
    self.project = project
    var entries: [Entry] = []
    var elements: [String: Element] = [:]
    var open: [(element: Element, parent: Int?)] = [(document.element, nil)]
    while let (element, parent) = open.popLast() {
      let number = entries.count
      entries.append(Entry(element: element, parent: parent))
      if let id = element["id"], !Self.hardware.contains(element.name), elements[id] == nil {
        elements[id] = element
      }
      for child in element.children.reversed() { open.append((child, number)) }
    }
    self.entries = entries
    self.elements = elements
  }

  /// The element of an identifier; nil for identifiers that the document does not have.
  package func element(_ id: String) -> Element? { elements[id] }

  /// The element around an entry; nil for the document's own.
  package func parent(of entry: Entry) -> Element? { entry.parent.map { entries[$0].element } }

  /// Returns the location of an element.
  package func location(of element: Element) -> Location {
    Location(document.path, at: element.position, subject: element["id"] ?? element.name)
  }

  /// Returns the name of an element in messages: its kind with the name its author gave or its identifier.
  package static func name(of element: Element) -> String {
    if let label = element["userLabel"], !label.isEmpty { return "\(element.name) '\(label)'" }
    return element["id"].map { "\(element.name) \($0)" } ?? element.name
  }
}
