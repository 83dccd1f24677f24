import Foundation

/// A cubic curve; a quadratic one is converted exactly.
struct Bezier {
  var p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint

  init(p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// Creates the quadratic with control `c`, by degree elevation.
  init(quadFrom start: CGPoint, _ c: CGPoint, _ end: CGPoint) {
    func between(_ p: CGPoint) -> CGPoint {
      CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
    }
    self.init(p0: start, p1: between(start), p2: between(end), p3: end)
  }

  /// Returns the point at `t` in 0…1.
  func point(at t: Double) -> CGPoint {
    let s = 1 - t
    let (b0, b1, b2, b3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x,
      y: b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y)
  }

  /// Includes the ends and every interior extreme of x and of y.
  func includeExtremes(in box: inout BoundingBox) {
    box.include(p0)
    box.include(p3)
    for t in Self.roots(p0.x, p1.x, p2.x, p3.x) + Self.roots(p0.y, p1.y, p2.y, p3.y) {
      box.include(point(at: t))
    }
  }

  /// Returns the zeros in (0, 1) of the derivative of one coordinate, a quadratic a·t² + b·t + c.
  private static func roots(_ v0: Double, _ v1: Double, _ v2: Double, _ v3: Double) -> [Double] {
    let a = -v0 + 3 * v1 - 3 * v2 + v3
    let b = 2 * (v0 - 2 * v1 + v2)
    let c = v1 - v0
    var found: [Double] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { found = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      // The numerically stable form: the sum has equal signs, and the other root follows from the product.
      let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
      found = q == 0 ? [0] : [q / a, c / q]
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }
}
