/// The four numbers of an `edgeInsets` element, in points.
package struct EdgeInsetsElement: Sendable, Hashable {
  /// The inset of the top edge.
  package let top: Double
  /// The inset of the left edge.
  package let left: Double
  /// The inset of the bottom edge.
  package let bottom: Double
  /// The inset of the right edge.
  package let right: Double

  /// Creates insets.
  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  init(_ element: Element) {
    self.init(
      top: element.number("top") ?? 0, left: element.number("left") ?? 0,
      bottom: element.number("bottom") ?? 0, right: element.number("right") ?? 0)
  }
}

/// The four numbers of a `directionalEdgeInsets` element, in points.
package struct DirectionalEdgeInsetsElement: Sendable, Hashable {
  /// The inset of the top edge.
  package let top: Double
  /// The inset of the leading edge.
  package let leading: Double
  /// The inset of the bottom edge.
  package let bottom: Double
  /// The inset of the trailing edge.
  package let trailing: Double

  /// Creates insets.
  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ element: Element) {
    self.init(
      top: element.number("top") ?? 0, leading: element.number("leading") ?? 0,
      bottom: element.number("bottom") ?? 0, trailing: element.number("trailing") ?? 0)
  }
}
