package import Foundation

/// Rectangles derived from others.
extension CGRect {
  /// Creates a rectangle of a size centred on a point.
  package init(center: CGPoint, size: CGSize) {
    self.init(size: size, anchor: LayerPlace.middle, at: center)
  }
  /// Creates a rectangle of a size whose anchor point, in unit coordinates, is at a position.
  package init(size: CGSize, anchor: CGPoint, at position: CGPoint) {
    self.init(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }
  /// Returns the position of an anchor point in unit coordinates, from (0, 0) at minimum x and y to (1, 1).
  package func position(of anchor: CGPoint) -> CGPoint {
    CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y)
  }
  /// Returns a rectangle of a size with the same centre.
  package func centered(_ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
  /// Returns the rectangle mirrored horizontally in an area of a width.
  package func mirrored(in width: CGFloat) -> CGRect {
    CGRect(origin: CGPoint(x: width - maxX, y: minY), size: size)
  }
}

extension ViewInsets {
  /// Returns the rectangle inside the insets of an area of a size, y up.
  package func rectangle(in size: CGSize) -> CGRect {
    CGRect(
      x: left, y: bottom, width: size.width - left - right, height: size.height - top - bottom)
  }
}
