public import Drawing
public import Foundation

/// An outline with the way it is to be drawn.
///
/// Source: Apple, "UIBezierPath".
///
/// Points are in user space; y grows down, so angles grow clockwise to the eye.
open class UIBezierPath: NSObject, NSCopying {
  private var content = PathContent()
  private var outline: CGMutablePath { content.outline }

  /// Width of strokes in points.
  open var lineWidth: CGFloat {
    get { content.lineWidth }
    set { content.lineWidth = newValue }
  }
  /// How lines end.
  open var lineCapStyle: CGLineCap {
    get { content.lineCap }
    set { content.lineCap = newValue }
  }
  /// How lines meet.
  open var lineJoinStyle: CGLineJoin {
    get { content.lineJoin }
    set { content.lineJoin = newValue }
  }
  /// The longest sharp corner, as a multiple of the line width.
  open var miterLimit: CGFloat {
    get { content.miterLimit }
    set { content.miterLimit = newValue }
  }
  /// How closely curves are followed; kept, not used.
  open var flatness: CGFloat {
    get { content.flatness }
    set { content.flatness = newValue }
  }
  /// Whether fills and clips count crossings instead of winding.
  open var usesEvenOddFillRule: Bool {
    get { content.usesEvenOdd }
    set { content.usesEvenOdd = newValue }
  }

  /// An empty path.
  public override init() { super.init() }

  /// A closed rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  /// The ellipse inside `rect`.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  /// A rectangle with round corners; the radius is limited to half the shorter side.
  ///
  /// - Note: Apple's corners are reported not to be plain quarter circles; these are.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    outline.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// A rectangle with some corners round; each radius is limited to half its side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    if corners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]) {
      outline.addRoundedRect(
        in: rect, cornerWidth: cornerRadii.width, cornerHeight: cornerRadii.height)
    } else {
      addCorners(rect.standardized, corners, cornerRadii)
    }
  }

  /// An arc from angle to angle (radians); `clockwise` is clockwise to the eye: growing angles.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A copy of an outline.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline.addPath(cgPath)
  }

  /// The outline; setting it replaces every step.
  open var cgPath: CGPath {
    get { outline.copy() ?? outline }
    set { content.replaceSteps(by: newValue) }
  }

  /// The box around all points *with* control points; zero for an empty path.
  ///
  /// For the tight box see `cgPath.boundingBoxOfPath`.
  open var bounds: CGRect { outline.isEmpty ? .zero : outline.boundingBox }

  /// Whether there is no step.
  open var isEmpty: Bool { outline.isEmpty }

  /// Where the next step starts.
  open var currentPoint: CGPoint { outline.currentPoint }

  /// Whether a point is inside, by this path's fill rule.
  open func contains(_ point: CGPoint) -> Bool { content.contains(point) }

  /// A path with equal steps and looks.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = UIBezierPath()
    other.content = content.copy()
    return other
  }

  /// The same path with every subpath run through backwards.
  open func reversing() -> UIBezierPath {
    let other = UIBezierPath()
    other.content.copyStyle(from: content)
    other.cgPath = outline.reversed()
    return other
  }

  /// Lengths of dashes and gaps in points; no lengths are a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    content.setDashes(pattern, count: count, phase: phase)
  }

  /// Starts a subpath.
  open func move(to point: CGPoint) { outline.move(to: point) }

  /// Draws a line.
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Draws a cubic curve.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Draws a quadratic curve.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: end, control: controlPoint)
  }

  /// Draws an arc, joined by a line; `clockwise` is clockwise to the eye.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // The drawing layer's "clockwise" is meant for y growing up.
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the subpath.
  open func close() { outline.closeSubpath() }

  /// Forgets every step.
  open func removeAllPoints() { outline.removeAll() }

  /// Appends another path's steps.
  open func append(_ path: UIBezierPath) { outline.addPath(path.cgPath) }

  /// Maps every point.
  open func apply(_ transform: CGAffineTransform) { content.apply(transform) }

  /// Fills in the current context.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Fills in the current context with a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    content.fill(in: UIGraphicsGetCurrentContext(), blendMode: blendMode, alpha: alpha)
  }

  /// Strokes in the current context.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Strokes in the current context with a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    content.stroke(in: UIGraphicsGetCurrentContext(), blendMode: blendMode, alpha: alpha)
  }

  /// Cuts later drawing in the current context to this path.
  open func addClip() { content.clip(in: UIGraphicsGetCurrentContext()) }

  /// The outline of a rectangle with only some corners round.
  private func addCorners(_ r: CGRect, _ corners: UIRectCorner, _ radii: CGSize) {
    guard !r.isNull else { return }
    let w = min(max(radii.width, 0), r.width / 2)
    let h = min(max(radii.height, 0), r.height / 2)
    let k: CGFloat = 0.552_284_749_830_793_6
    /// One corner: the point, whether it is round, the way in and the way out as unit steps.
    func corner(_ x: CGFloat, _ y: CGFloat, _ round: UIRectCorner, _ a: CGVector, _ b: CGVector) {
      guard corners.contains(round), w > 0, h > 0 else {
        return outline.addLine(to: CGPoint(x: x, y: y))
      }
      func at(_ v: CGVector, _ share: CGFloat) -> CGPoint {
        CGPoint(x: x + v.dx * w * share, y: y + v.dy * h * share)
      }
      outline.addLine(to: at(a, 1))
      outline.addCurve(to: at(b, 1), control1: at(a, 1 - k), control2: at(b, 1 - k))
    }
    let (right, left) = (CGVector(dx: 1, dy: 0), CGVector(dx: -1, dy: 0))
    let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
    corner(r.minX, r.minY, .topLeft, down, right)
    corner(r.maxX, r.minY, .topRight, left, down)
    corner(r.maxX, r.maxY, .bottomRight, up, left)
    corner(r.minX, r.maxY, .bottomLeft, right, up)
    outline.closeSubpath()
  }
}
