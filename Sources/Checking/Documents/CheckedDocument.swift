package import Diagnostics
package import IBDocument

/// A document to check, with the project that it belongs to.
@MainActor package struct CheckedDocument {
  /// An element and its parent.
  package struct Entry {
    /// The element.
    package let element: Element
    /// The index of the parent element; nil for the root element.
    package let parent: Int?
  }

  /// The document.
  package let document: Document
  /// The project's files.
  package let project: CheckedProject
  /// All elements in document order, parents first.
  package let entries: [Entry]
  /// The elements by identifier.
  private let elements: [String: Element]

  /// The elements whose `id` identifies a device model.
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

  /// The element with an identifier; nil for unknown identifiers.
  package func element(_ id: String) -> Element? { elements[id] }

  /// The parent element of an entry; nil for the root element.
  package func parent(of entry: Entry) -> Element? { entry.parent.map { entries[$0].element } }

  /// Returns the location of an element.
  package func location(of element: Element) -> Location {
    Location(document.path, at: element.position, subject: element["id"] ?? element.name)
  }

  /// Returns the name of an element in messages: its kind with its user label, or its identifier.
  package static func name(of element: Element) -> String {
    if let label = element["userLabel"], !label.isEmpty { return "\(element.name) '\(label)'" }
    return element["id"].map { "\(element.name) \($0)" } ?? element.name
  }
}
