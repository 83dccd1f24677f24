public import Drawing
public import Foundation

/// A path with its drawing attributes.
///
/// The y axis points down, so angles increase clockwise.
///
/// ```swift
/// let path = UIBezierPath()
/// path.move(to: CGPoint(x: 0, y: 0))
/// path.addLine(to: CGPoint(x: 40, y: 0))
/// path.addLine(to: CGPoint(x: 40, y: 30))
/// path.close()
/// print(NSStringFromCGRect(path.bounds))  // {{0, 0}, {40, 30}}
/// print(path.contains(CGPoint(x: 30, y: 10)), path.contains(CGPoint(x: 10, y: 20)))  // true false
/// ```
///
/// - Units: Points of user space, y down; angles in radians.
/// - Errors: None: steps that are not finite are kept, ignored of boxes and skipped when drawn;
///   without a current context nothing is drawn.
/// - Complexity: Appending is O(1); ``bounds`` and ``contains(_:)`` are O(steps).
/// - SeeAlso: Apple, "UIBezierPath"; `Rules/Drawing.md#bounds-of-paths`.
open class UIBezierPath: NSObject, NSCopying {
  private var content = PathContent()
  private var outline: CGMutablePath { content.outline }

  /// Width of strokes in points.
  open var lineWidth: CGFloat {
    get { content.lineWidth }
    set { content.lineWidth = newValue }
  }
  /// The line cap.
  open var lineCapStyle: CGLineCap {
    get { content.lineCap }
    set { content.lineCap = newValue }
  }
  /// The line join.
  open var lineJoinStyle: CGLineJoin {
    get { content.lineJoin }
    set { content.lineJoin = newValue }
  }
  /// The maximum length of a mitre, as a multiple of the line width.
  open var miterLimit: CGFloat {
    get { content.miterLimit }
    set { content.miterLimit = newValue }
  }
  /// The flatness of curves; stored only.
  open var flatness: CGFloat {
    get { content.flatness }
    set { content.flatness = newValue }
  }
  /// Whether fills and clips use the even-odd rule instead of the winding rule.
  open var usesEvenOddFillRule: Bool {
    get { content.usesEvenOdd }
    set { content.usesEvenOdd = newValue }
  }

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates a closed rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  /// Creates the ellipse inscribed in `rect`.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  /// Creates a rectangle with round corners; the radius is limited to half the shorter side.
  ///
  /// - Note: Apple's corners are reported not to be plain quarter circles; these are.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    outline.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// Creates a rectangle with some round corners; each radius is limited to half its side.
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

  /// Creates an arc between two angles in radians; `clockwise` means increasing angles.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a copy of a path.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline.addPath(cgPath)
  }

  /// The path; setting it replaces all elements.
  open var cgPath: CGPath {
    get { outline.copy() ?? outline }
    set { content.replaceSteps(by: newValue) }
  }

  /// The bounding box of all points including control points; zero for an empty path.
  ///
  /// For the tight box see `cgPath.boundingBoxOfPath`.
  open var bounds: CGRect { outline.isEmpty ? .zero : outline.boundingBox }

  /// Whether the path is empty.
  open var isEmpty: Bool { outline.isEmpty }

  /// The current point.
  open var currentPoint: CGPoint { outline.currentPoint }

  /// Whether a point is inside, by this path's fill rule.
  open func contains(_ point: CGPoint) -> Bool { content.contains(point) }

  /// A copy with the same elements and attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = UIBezierPath()
    other.content = content.copy()
    return other
  }

  /// The path with the direction of every subpath reversed.
  open func reversing() -> UIBezierPath {
    let other = UIBezierPath()
    other.content.copyStyle(from: content)
    other.cgPath = outline.reversed()
    return other
  }

  /// Sets the lengths of dashes and gaps, in points; an empty pattern is a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    content.setDashes(pattern, count: count, phase: phase)
  }

  /// Begins a subpath.
  open func move(to point: CGPoint) { outline.move(to: point) }

  /// Adds a line.
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds an arc, joined by a line; `clockwise` means increasing angles.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // The drawing layer's "clockwise" assumes that the y axis points up.
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the subpath.
  open func close() { outline.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { outline.removeAll() }

  /// Appends another path's elements.
  open func append(_ path: UIBezierPath) { outline.addPath(path.cgPath) }

  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) { content.apply(transform) }

  /// Fills the path in the current context.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path in the current context with a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    content.fill(in: UIGraphicsGetCurrentContext(), blendMode: blendMode, alpha: alpha)
  }

  /// Strokes the path in the current context.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Strokes the path in the current context with a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    content.stroke(in: UIGraphicsGetCurrentContext(), blendMode: blendMode, alpha: alpha)
  }

  /// Clips drawing in the current context to the path.
  open func addClip() { content.clip(in: UIGraphicsGetCurrentContext()) }

  /// Adds a rectangle with some round corners.
  private func addCorners(_ r: CGRect, _ corners: UIRectCorner, _ radii: CGSize) {
    guard !r.isNull else { return }
    let w = min(max(radii.width, 0), r.width / 2)
    let h = min(max(radii.height, 0), r.height / 2)
    let k: CGFloat = 0.552_284_749_830_793_6
    /// Adds a corner: its point, whether it is round, and the incoming and outgoing directions as unit
    /// vectors.
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
