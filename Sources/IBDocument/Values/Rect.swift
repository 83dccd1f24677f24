/// A rectangle as stored in documents, in points, in the superview's coordinates.
///
/// On iOS, y grows down; on macOS, it grows up from the superview's bottom unless the superview is flipped. No
/// conversion is performed.
package struct Rect: Sendable, Hashable {
  /// The origin's x.
  package var x: Double
  /// The origin's y.
  package var y: Double
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// Creates a rectangle.
  package init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates the rectangle of an element with the attributes `x` or `minX`, `y` or `minY`, `width`, `height`; missing
  /// ones default to those of `base`.
  init(_ element: Element, base: Rect = Rect()) {
    x = element.number("x") ?? element.number("minX") ?? base.x
    y = element.number("y") ?? element.number("minY") ?? base.y
    width = element.number("width") ?? base.width
    height = element.number("height") ?? base.height
  }

  /// The x of the right edge.
  package var maxX: Double { x + width }
  /// The y of the edge opposite to the origin.
  package var maxY: Double { y + height }
}
