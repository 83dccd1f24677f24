package import Diagnostics

/// An image the document's `resources` list.
package struct ImageResource: Sendable, Hashable {
  /// The name views refer to.
  package let name: String
  /// The width in points, when stated.
  package let width: Double?
  /// The height in points, when stated.
  package let height: Double?
  /// Whether the image is one of the system's symbols (`catalog="system"`).
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
