package import Foundation

/// Rectangles made of others.
extension CGRect {
  /// Creates a rectangle of a size around a point.
  package init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
  /// A rectangle of a size with the same middle.
  package func centered(_ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
  /// The rectangle in a room of a width whose x grows to the left.
  package func mirrored(in width: CGFloat) -> CGRect {
    CGRect(origin: CGPoint(x: width - maxX, y: minY), size: size)
  }
}

extension ViewInsets {
  /// Returns the rectangle inside the insets, in an area of a size whose y grows up.
  package func rectangle(in size: CGSize) -> CGRect {
    CGRect(
      x: left, y: bottom, width: size.width - left - right, height: size.height - top - bottom)
  }
}
