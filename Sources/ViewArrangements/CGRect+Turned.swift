package import Foundation

extension CGRect {
  /// The rectangle with left and right exchanged in a larger one.
  package func turned(in outer: CGRect) -> CGRect {
    CGRect(x: outer.minX + outer.maxX - maxX, y: minY, width: width, height: height)
  }
}

extension CGPoint {
  /// The point with left and right exchanged in a rectangle.
  package func turned(in outer: CGRect) -> CGPoint { CGPoint(x: outer.minX + outer.maxX - x, y: y) }
}
