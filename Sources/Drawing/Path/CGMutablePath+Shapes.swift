public import Foundation

extension CGMutablePath {
  /// The control-point distance, as a share of the radius, for a quarter circle: 4/3·tan(π/8).
  private static let quarter = 0.552_284_749_830_793_6

  /// Appends a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let r = rect.standardized
    guard !r.isNull else { return }
    move(to: CGPoint(x: r.minX, y: r.minY), transform: transform)
    addLine(to: CGPoint(x: r.maxX, y: r.minY), transform: transform)
    addLine(to: CGPoint(x: r.maxX, y: r.maxY), transform: transform)
    addLine(to: CGPoint(x: r.minX, y: r.maxY), transform: transform)
    closeSubpath()
  }

  /// Appends several closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    rects.forEach { addRect($0, transform: transform) }
  }

  /// Appends the ellipse inside `rect`, starting at its rightmost point.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let r = rect.standardized
    guard !r.isNull else { return }
    let (x, y) = (r.midX, r.midY)
    let (w, h) = (r.width / 2, r.height / 2)
    let (kw, kh) = (w * Self.quarter, h * Self.quarter)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    // A move, four curves and a close, from the right end on as y grows.
    append(.move(point(x + w, y)))
    append(
      .curve(control1: point(x + w, y + kh), control2: point(x + kw, y + h), end: point(x, y + h)))
    append(
      .curve(control1: point(x - kw, y + h), control2: point(x - w, y + kh), end: point(x - w, y)))
    append(
      .curve(control1: point(x - w, y - kh), control2: point(x - kw, y - h), end: point(x, y - h)))
    append(
      .curve(control1: point(x + kw, y - h), control2: point(x + w, y - kh), end: point(x + w, y)))
    append(.close)
  }

  /// Appends a closed rectangle with elliptical corners.
  ///
  /// - Note: Apple terminates the program for a radius above half the side; here it is limited to half.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let r = rect.standardized
    guard !r.isNull else { return }
    let w = min(max(cornerWidth, 0), r.width / 2)
    let h = min(max(cornerHeight, 0), r.height / 2)
    guard w > 0, h > 0 else { return addRect(r, transform: transform) }
    let kw = w * (1 - Self.quarter)
    let kh = h * (1 - Self.quarter)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    let (x0, x1, y0, y1) = (r.minX, r.maxX, r.minY, r.maxY)
    append(.move(point(x1, r.midY)))
    append(.line(point(x1, y1 - h)))
    append(
      .curve(
        control1: point(x1, y1 - kh), control2: point(x1 - kw, y1), end: point(x1 - w, y1)))
    append(.line(point(x0 + w, y1)))
    append(
      .curve(
        control1: point(x0 + kw, y1), control2: point(x0, y1 - kh), end: point(x0, y1 - h)))
    append(.line(point(x0, y0 + h)))
    append(
      .curve(
        control1: point(x0, y0 + kh), control2: point(x0 + kw, y0), end: point(x0 + w, y0)))
    append(.line(point(x1 - w, y0)))
    append(
      .curve(
        control1: point(x1 - kw, y0), control2: point(x1, y0 + kh), end: point(x1, y0 + h)))
    append(.close)
  }

  /// Appends an arc, joined to the current point by a line.
  ///
  /// Angles are in radians from the x axis towards the y axis. `clockwise` means *decreasing* angles, which appear
  /// clockwise only with y up. A sweep of a full turn or more is one full circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let start = Double(startAngle)
    var sweep = Double(endAngle) - start
    guard sweep.isFinite, radius.isFinite, start.isFinite else { return }
    if abs(sweep) >= turn {
      sweep = clockwise ? -turn : turn
    } else if clockwise, sweep > 0 {
      sweep -= turn
    } else if !clockwise, sweep < 0 {
      sweep += turn
    }
    addArc(center: center, radius: radius, start: start, sweep: sweep, transform: transform)
  }

  /// Appends an arc that sweeps `delta` radians, positive from x towards y.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard delta.isFinite, radius.isFinite, startAngle.isFinite else { return }
    let turn = 2 * Double.pi
    addArc(
      center: center, radius: radius, start: Double(startAngle),
      sweep: min(max(Double(delta), -turn), turn), transform: transform)
  }

  /// Adds cubic curves of at most a quarter turn each.
  private func addArc(
    center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform
  ) {
    func point(_ angle: Double, _ along: Double = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - along * sin(angle)),
        y: center.y + radius * (sin(angle) + along * cos(angle)))
    }
    addLine(to: point(start), transform: transform)
    let pieces = max(1, Int((abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieces)
    let handle = 4 / 3 * tan(step / 4)
    for piece in 0..<pieces where sweep != 0 {
      let from = start + step * Double(piece)
      addCurve(
        to: point(from + step), control1: point(from, handle),
        control2: point(from + step, -handle), transform: transform)
    }
  }

  /// Appends the arc of `radius` that touches the lines to `tangent1End` and on to `tangent2End`.
  ///
  /// If the three points are collinear, a line to `tangent1End` is added instead.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let from = isEmpty ? tangent1End : currentPoint.applying(transform.inverted())
    let v1 = CGVector(dx: from.x - tangent1End.x, dy: from.y - tangent1End.y)
    let v2 = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let l1 = hypot(v1.dx, v1.dy)
    let l2 = hypot(v2.dx, v2.dy)
    let cross = v1.dx * v2.dy - v1.dy * v2.dx
    guard l1 > 0, l2 > 0, abs(cross) > 1e-9 * l1 * l2, radius > 0 else {
      return addLine(to: tangent1End, transform: transform)
    }
    let cosine = (v1.dx * v2.dx + v1.dy * v2.dy) / (l1 * l2)
    let half = acos(min(max(cosine, -1), 1)) / 2
    let distance = radius / tan(half)
    let first = CGPoint(
      x: tangent1End.x + v1.dx / l1 * distance, y: tangent1End.y + v1.dy / l1 * distance)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: first.x - side * v1.dy / l1 * radius, y: first.y + side * v1.dx / l1 * radius)
    let second = CGPoint(
      x: tangent1End.x + v2.dx / l2 * distance, y: tangent1End.y + v2.dy / l2 * distance)
    addArc(
      center: center, radius: radius, startAngle: atan2(first.y - center.y, first.x - center.x),
      endAngle: atan2(second.y - center.y, second.x - center.x), clockwise: cross > 0,
      transform: transform)
  }
}
