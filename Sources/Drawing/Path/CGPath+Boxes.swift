public import Foundation

extension CGPath {
  /// The smallest rectangle around all points, including control points; null for an empty path.
  public var boundingBox: CGRect {
    var box = BoundingBox()
    for element in elements {
      for point in element.points { box.include(point) }
    }
    return box.rect
  }

  /// The smallest rectangle around the outline itself; null for an empty path.
  ///
  /// Curves contribute their ends and the points where a coordinate's derivative is zero.
  public var boundingBoxOfPath: CGRect {
    var box = BoundingBox()
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p):
        start = p
        current = p
        box.include(p)
      case .line(let p):
        box.include(p)
        current = p
      case .quad(let c, let p):
        Bezier(quadFrom: current, c, p).includeExtremes(in: &box)
        current = p
      case .curve(let c1, let c2, let p):
        Bezier(p0: current, p1: c1, p2: c2, p3: p).includeExtremes(in: &box)
        current = p
      case .close: current = start
      }
    }
    return box.rect
  }
}
