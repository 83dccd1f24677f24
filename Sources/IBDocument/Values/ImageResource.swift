package import Diagnostics

/// An image in the document's `resources`.
package struct ImageResource: Sendable, Hashable {
  /// The name to which views refer.
  package let name: String
  /// The width in points, if specified.
  package let width: Double?
  /// The height in points, if specified.
  package let height: Double?
  /// Whether the image is a system symbol (`catalog="system"`).
  package let isSystem: Bool
  /// The position in the list of resources.
  package let position: SourcePosition

  init?(_ element: Element) {
    guard let name = element["name"] else { return nil }
    self.name = name
    width = element.number("width")
    height = element.number("height")
    isSystem = element["catalog"] == "system"
    position = element.position
  }
}
