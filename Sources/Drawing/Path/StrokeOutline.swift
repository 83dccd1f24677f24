import Foundation

/// The outline of a pen along lines, as a path to be filled by winding number.
///
/// Each line is followed on its left side, in both directions. Joins are on the outer side of a corner; on the inner
/// side, the outline passes through the corner itself, which the winding rule fills correctly for any angle.
struct StrokeOutline {
  private let half: Double
  private let style: StrokeStyle
  private let path = CGMutablePath()

  /// The steps of the outline.
  var elements: [PathElement] { path.elements }

  /// Creates the outline of a pen along a path.
  ///
  /// - Parameter tolerance: The maximum distance of the chords that approximate curves.
  init(of source: CGPath, _ style: StrokeStyle, tolerance: Double) {
    half = style.width / 2
    self.style = style
    guard half > 0, half.isFinite else { return }
    for line in Polyline.lines(of: source, tolerance: tolerance) { draw(line) }
  }

  private func draw(_ line: Polyline) {
    let points = line.points
    guard points.count > 1 else { return dot(points[0]) }
    var back = Array(points.reversed())
    if line.isClosed {
      // Both loops start in the same corner.
      back = [points[0]] + points.dropFirst().reversed()
      loop(points)
      loop(back)
    } else {
      var isFirst = true
      follow(points, &isFirst)
      follow(back, &isFirst)
      path.closeSubpath()
    }
  }

  /// Adds one side of a closed line.
  private func loop(_ points: [CGPoint]) {
    var isFirst = true
    for at in points.indices {
      let (next, after) = ((at + 1) % points.count, (at + 2) % points.count)
      let (one, other) = (Ray(points[at], points[next]), Ray(points[next], points[after]))
      if isFirst { add(one.side(half, at: points[at]), &isFirst) }
      join(one, other, at: points[next])
    }
    path.closeSubpath()
  }

  /// Adds one side of an open line and the cap at its end.
  private func follow(_ points: [CGPoint], _ isFirst: inout Bool) {
    var ray = Ray(points[0], points[1])
    add(ray.side(half, at: points[0]), &isFirst)
    for at in 1..<points.count - 1 {
      let next = Ray(points[at], points[at + 1])
      join(ray, next, at: points[at])
      ray = next
    }
    cap(ray, at: points[points.count - 1])
  }

  private func add(_ point: CGPoint, _ isFirst: inout Bool) {
    isFirst ? path.move(to: point) : path.addLine(to: point)
    isFirst = false
  }

  private func join(_ one: Ray, _ other: Ray, at point: CGPoint) {
    let (from, to) = (one.side(half, at: point), other.side(half, at: point))
    let turn = one.dx * other.dy - one.dy * other.dx
    let cosine = one.dx * other.dx + one.dy * other.dy
    path.addLine(to: from)
    if abs(turn) < 1e-9, cosine > 0 { return path.addLine(to: to) }
    guard turn > 0 || cosine < -1 + 1e-9 else {
      path.addLine(to: point)
      return path.addLine(to: to)
    }
    switch style.join {
    case .bevel: break
    case .round: arc(around: point, from: from, to: to)
    case .miter:
      // The tip is 1 / cos(half the turn) half line widths away from the corner.
      let share = (1 + cosine) / 2
      if share > 1e-12, 1 / share.squareRoot() <= max(1, style.miterLimit) {
        let (x, y) = (from.x + to.x - 2 * point.x, from.y + to.y - 2 * point.y)
        path.addLine(
          to: CGPoint(x: point.x + x / (1 + cosine), y: point.y + y / (1 + cosine)))
      }
    }
    path.addLine(to: to)
  }

  private func cap(_ ray: Ray, at point: CGPoint) {
    let (from, to) = (ray.side(half, at: point), ray.side(-half, at: point))
    path.addLine(to: from)
    switch style.cap {
    case .butt: break
    case .round: arc(around: point, from: from, to: to)
    case .square:
      for corner in [from, to] {
        path.addLine(to: CGPoint(x: corner.x + ray.dx * half, y: corner.y + ray.dy * half))
      }
    }
    path.addLine(to: to)
  }

  private func arc(around center: CGPoint, from: CGPoint, to: CGPoint) {
    path.addArc(
      center: center, radius: half, startAngle: atan2(from.y - center.y, from.x - center.x),
      endAngle: atan2(to.y - center.y, to.x - center.x), clockwise: false)
  }

  /// Adds the mark of a line without length: a disc if its caps are round.
  private func dot(_ point: CGPoint) {
    let box = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    // A square would need a direction, as in PDF (ISO 32000-1, 8.5.3.2).
    if style.cap == .round { path.addEllipse(in: box) }
  }
}

/// The unit direction from one point to another.
private struct Ray {
  let dx: Double
  let dy: Double

  init(_ from: CGPoint, _ to: CGPoint) {
    let length = hypot(to.x - from.x, to.y - from.y)
    dx = (to.x - from.x) / length
    dy = (to.y - from.y) / length
  }

  /// Returns the point at a distance beside another: left of the ray with y up.
  func side(_ distance: Double, at point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + dy * distance, y: point.y - dx * distance)
  }
}
