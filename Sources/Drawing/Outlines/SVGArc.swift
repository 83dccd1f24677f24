import Foundation

/// An elliptical arc between two points, as cubic curves of at most a quarter each.
///
/// - SeeAlso: W3C, "Scalable Vector Graphics 2", appendix B.2, the conversion from endpoints to a centre.
struct SVGArc {
  /// The steps behind the first point: curves, a line for a radius of 0, nothing between equal points.
  let elements: [PathElement]

  /// Creates an arc from the arguments of the command `A`.
  ///
  /// - Parameters:
  ///   - degrees: The rotation of the ellipse's x axis.
  ///   - isLarge: Whether the arc is longer than half of the ellipse.
  ///   - isPositive: Whether angles grow along the arc.
  init(
    from start: CGPoint, to end: CGPoint, radiusX: Double, radiusY: Double, degrees: Double,
    isLarge: Bool, isPositive: Bool
  ) {
    guard start != end else {
      elements = []
      return
    }
    var (rx, ry) = (abs(radiusX), abs(radiusY))
    guard rx > 0, ry > 0 else {
      elements = [.line(end)]
      return
    }
    let angle = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
    let (c, s) = (cos(angle), sin(angle))
    let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    // In the space of the ellipse, the origin between both points.
    let (x, y) = (c * dx + s * dy, c * dy - s * dx)
    let tooSmall = x * x / (rx * rx) + y * y / (ry * ry)
    if tooSmall > 1 {
      rx *= tooSmall.squareRoot()
      ry *= tooSmall.squareRoot()
    }
    let whole = rx * rx * y * y + ry * ry * x * x
    let rest = max(0, rx * rx * ry * ry - whole)
    let share = whole > 0 ? (rest / whole).squareRoot() * (isLarge == isPositive ? -1 : 1) : 0
    let (cx, cy) = (share * rx * y / ry, -share * ry * x / rx)
    let first = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
    if isPositive, sweep < 0 { sweep += 2 * .pi }
    if !isPositive, sweep > 0 { sweep -= 2 * .pi }
    let ellipse = CGAffineTransform(
      rx * c, rx * s, -ry * s, ry * c, c * cx - s * cy + (start.x + end.x) / 2,
      s * cx + c * cy + (start.y + end.y) / 2)
    elements = Self.curves(from: first, sweep: sweep, ellipse, end)
  }

  /// The curves of an arc of the unit circle, mapped to an ellipse; the last ends exactly at `end`.
  private static func curves(
    from first: Double, sweep: Double, _ ellipse: CGAffineTransform, _ end: CGPoint
  ) -> [PathElement] {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let (a, b) = (first + Double(index) * step, first + Double(index + 1) * step)
      let last = CGPoint(x: cos(b), y: sin(b)).applying(ellipse)
      return .curve(
        control1: CGPoint(x: cos(a) - reach * sin(a), y: sin(a) + reach * cos(a)).applying(ellipse),
        control2: CGPoint(x: cos(b) + reach * sin(b), y: sin(b) - reach * cos(b)).applying(ellipse),
        end: index == count - 1 ? end : last)
    }
  }
}
