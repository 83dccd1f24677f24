package import Diagnostics

/// A `segue` element: a transition, an embedding or a relationship between two controllers.
package struct SegueElement: Sendable {
  /// The identifier.
  package let id: String?
  /// The kind word, such as `show`, `push`, `embed` or `relationship`.
  package let kind: SegueKind
  /// The relationship, such as `rootViewController`, when it is one.
  package let relationship: String?
  /// The identifier of its destination.
  package let destination: String?
  /// The identifier assigned by the author.
  package let identifier: String?
  /// The identifier of the source: a controller, a control or a container view.
  package let source: String?
  /// The XML element, for all other properties.
  package let element: Element

  init(_ element: Element, source: String?) {
    id = element["id"]
    kind = SegueKind(element["kind"] ?? "")
    relationship = element["relationship"]
    destination = element["destination"]
    identifier = element["identifier"]
    self.source = source
    self.element = element
  }

  /// The position in the text.
  package var position: SourcePosition { element.position }
}

/// Popovers.
extension SegueElement {
  /// Whether the segue presents its destination in a popover, unless it states another style.
  package var isPopover: Bool { kind == .popoverPresentation || kind == .popover }

  /// The id of the view or the button that the popover points at.
  package var anchor: String? {
    element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
  }

  /// The words of the directions that the popover's arrow may have; nil if the segue states none.
  package var popoverDirections: Set<String>? {
    guard let element = element.child("popoverArrowDirection") else { return nil }
    return Set(["up", "down", "left", "right"].filter { element.bool($0) ?? false })
  }
}
