package import Diagnostics

/// A child of a `connections` element.
package struct Connection: Sendable {
  /// The name of the element, such as `outlet`, `action` or `segue`.
  package let kind: String
  /// The identifier.
  package let id: String?
  /// The property set by an outlet.
  package let property: String?
  /// The identifier of the destination object; for an action it may be named `target`.
  package let destination: String?
  /// The selector of an action.
  package let selector: String?
  /// The control event that triggers the action.
  package let eventType: String?
  /// The XML element, for all other properties.
  package let element: Element

  init(_ element: Element) {
    kind = element.name
    id = element["id"]
    property = element["property"]
    destination = element["destination"] ?? element["target"]
    selector = element["selector"]
    eventType = element["eventType"]
    self.element = element
  }

  /// The position in the text.
  package var position: SourcePosition { element.position }
}

extension Element {
  /// The outlets, actions and segues that start at the element.
  package var connections: [Connection] {
    child("connections")?.children.map(Connection.init) ?? []
  }
}
