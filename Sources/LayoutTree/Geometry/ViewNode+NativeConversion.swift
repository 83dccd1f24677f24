package import Foundation

/// Conversion between the native coordinate spaces of views.
extension ViewNode {
  /// Converts a point to another view's native space.
  ///
  /// - Parameters:
  ///   - point: In points.
  ///   - other: A view of the same tree; nil for the root's rectangle with y up.
  package func convert(_ point: CGPoint, to other: ViewNode?) -> CGPoint {
    let inRoot = flipped(point) + originInRoot
    guard let other else { return root.measuredUp(inRoot) }
    return other.flipped(inRoot - other.originInRoot)
  }

  /// Converts a point from another view's native space.
  package func convert(_ point: CGPoint, from other: ViewNode?) -> CGPoint {
    let inRoot = other.map { $0.flipped(point) + $0.originInRoot } ?? root.measuredUp(point)
    return flipped(inRoot - originInRoot)
  }

  /// Converts a rectangle to another view's native space.
  package func convert(_ rect: CGRect, to other: ViewNode?) -> CGRect {
    around(
      convert(rect.origin, to: other),
      convert(CGPoint(x: rect.maxX, y: rect.maxY), to: other))
  }

  /// Converts a rectangle from another view's native space.
  package func convert(_ rect: CGRect, from other: ViewNode?) -> CGRect {
    around(
      convert(rect.origin, from: other),
      convert(CGPoint(x: rect.maxX, y: rect.maxY), from: other))
  }

  /// The position of this view's engine space origin in the root's rectangle.
  private var originInRoot: CGPoint {
    var origin = CGPoint(x: -placement.boundsOrigin.x, y: -placement.boundsOrigin.y)
    var node = self
    while let parent = node.parent {
      origin = origin + node.storedFrame.origin
      origin = origin - parent.placement.boundsOrigin
      node = parent
    }
    return origin
  }

  private func measuredUp(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x, y: storedFrame.height - point.y)
  }

  private func around(_ one: CGPoint, _ other: CGPoint) -> CGRect {
    CGRect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x),
      height: abs(one.y - other.y))
  }
}

private func + (left: CGPoint, right: CGPoint) -> CGPoint {
  CGPoint(x: left.x + right.x, y: left.y + right.y)
}

private func - (left: CGPoint, right: CGPoint) -> CGPoint {
  CGPoint(x: left.x - right.x, y: left.y - right.y)
}
