package import Foundation

/// One step of a path, in the path's own space.
package enum PathElement: Hashable, Sendable {
  /// Starts a subpath.
  case move(CGPoint)
  /// A straight line from the current point.
  case line(CGPoint)
  /// A quadratic Bézier curve.
  case quad(control: CGPoint, end: CGPoint)
  /// A cubic Bézier curve.
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  /// A straight line back to the subpath's start.
  case close

  /// The points of this step, control points first, end point last.
  package var points: [CGPoint] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quad(let c, let p): [c, p]
    case .curve(let c1, let c2, let p): [c1, c2, p]
    case .close: []
    }
  }

  /// This step with every point mapped.
  package func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let p): .move(p.applying(t))
    case .line(let p): .line(p.applying(t))
    case .quad(let c, let p): .quad(control: c.applying(t), end: p.applying(t))
    case .curve(let c1, let c2, let p):
      .curve(control1: c1.applying(t), control2: c2.applying(t), end: p.applying(t))
    case .close: .close
    }
  }

  /// Whether every number is finite.
  package var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
}
