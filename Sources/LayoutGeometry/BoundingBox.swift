package import Foundation

/// The bounding box of a growing set of points.
package struct BoundingBox {
  private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  /// Creates an empty box; its rectangle is `CGRect.null`.
  package init() {}

  /// Extends the box to include `point`; a point that is not finite is ignored.
  package mutating func include(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  /// The rectangle, or `CGRect.null` if the box is empty.
  package var rect: CGRect {
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
