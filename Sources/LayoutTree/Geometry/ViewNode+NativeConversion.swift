package import Foundation

/// From one view's own space to another's.
extension ViewNode {
  /// A point of this view's own space in another's.
  ///
  /// - Parameters:
  ///   - point: In points.
  ///   - other: A view of the same tree; nil stands for the root's rectangle with y growing up.
  package func convert(_ point: CGPoint, to other: ViewNode?) -> CGPoint {
    let inRoot = turned(point) + originInRoot
    guard let other else { return root.measuredUp(inRoot) }
    return other.turned(inRoot - other.originInRoot)
  }

  /// A point of another view's own space in this one's.
  package func convert(_ point: CGPoint, from other: ViewNode?) -> CGPoint {
    let inRoot = other.map { $0.turned(point) + $0.originInRoot } ?? root.measuredUp(point)
    return turned(inRoot - originInRoot)
  }

  /// A rectangle of this view's own space in another's.
  package func convert(_ rect: CGRect, to other: ViewNode?) -> CGRect {
    around(
      convert(rect.origin, to: other),
      convert(CGPoint(x: rect.maxX, y: rect.maxY), to: other))
  }

  /// A rectangle of another view's own space in this one's.
  package func convert(_ rect: CGRect, from other: ViewNode?) -> CGRect {
    around(
      convert(rect.origin, from: other),
      convert(CGPoint(x: rect.maxX, y: rect.maxY), from: other))
  }

  /// The origin of this view's engine space in the root's rectangle.
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
