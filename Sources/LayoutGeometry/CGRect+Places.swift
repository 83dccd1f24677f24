package import Foundation

/// Rectangles derived from others.
extension CGRect {
  /// Creates a rectangle of a size centred on a point.
  package init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
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
