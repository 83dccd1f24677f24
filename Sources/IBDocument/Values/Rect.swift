/// A rectangle as the document writes it, in points, in the superview's coordinates.
///
/// y grows down on iOS; on macOS it grows up from the superview's bottom unless the superview is
/// flipped. Nothing here converts.
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

  /// Creates the rectangle of an element with the attributes `x` or `minX`, `y` or `minY`, `width`, `height`;
  /// missing ones are taken from `base`.
  init(_ element: Element, base: Rect = Rect()) {
    x = element.number("x") ?? element.number("minX") ?? base.x
    y = element.number("y") ?? element.number("minY") ?? base.y
    width = element.number("width") ?? base.width
    height = element.number("height") ?? base.height
  }

  /// x + width.
  package var maxX: Double { x + width }
  /// y + height.
  package var maxY: Double { y + height }
}
