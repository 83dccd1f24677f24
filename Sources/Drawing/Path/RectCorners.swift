package import Foundation

/// The round corners of a rectangle.
package struct RectCorners: OptionSet, Hashable, Sendable {
  /// The bits, in the order of `CACornerMask`.
  package let rawValue: UInt
  /// Creates corners from bits.
  package init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner with the smallest x and y.
  package static let minXMinY = RectCorners(rawValue: 1)
  /// The corner with the largest x and the smallest y.
  package static let maxXMinY = RectCorners(rawValue: 2)
  /// The corner with the smallest x and the largest y.
  package static let minXMaxY = RectCorners(rawValue: 4)
  /// The corner with the largest x and y.
  package static let maxXMaxY = RectCorners(rawValue: 8)
  /// All four.
  package static let all: RectCorners = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}

extension CGPath {
  /// Returns a rectangle with some rounded corners; the radius is limited to half a side.
  package static func rounded(
    _ rect: CGRect, radius: CGFloat, corners: RectCorners
  ) -> CGPath {
    guard corners != .all else { return .rounded(rect, radius: radius) }
    let limit = max(0, min(radius, min(rect.width, rect.height) / 2))
    func length(_ corner: RectCorners) -> CGFloat { corners.contains(corner) ? limit : 0 }
    let path = CGMutablePath()
    let (low, high) = (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY))
    path.move(to: CGPoint(x: low.x + length(.minXMinY), y: low.y))
    for (corner, end, radius) in [
      (CGPoint(x: high.x, y: low.y), high, length(.maxXMinY)),
      (high, CGPoint(x: low.x, y: high.y), length(.maxXMaxY)),
      (CGPoint(x: low.x, y: high.y), low, length(.minXMaxY)),
      (low, CGPoint(x: high.x, y: low.y), length(.minXMinY)),
    ] {
      path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
    }
    path.closeSubpath()
    return path
  }
}
