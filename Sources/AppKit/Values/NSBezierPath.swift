public import Drawing
public import Foundation
internal import FoundationShims
internal import ViewDrawing

/// A path with its stroke and fill style.
///
/// A new path has the defaults that the class's properties state at that moment.
///
/// ```swift
/// let path = NSBezierPath()
/// path.move(to: NSPoint(x: 0, y: 0))
/// path.line(to: NSPoint(x: 40, y: 0))
/// path.relativeLine(to: NSPoint(x: 0, y: 30))
/// path.close()
/// print(path.bounds.width, path.bounds.height)  // 40.0 30.0
/// print(path.contains(NSPoint(x: 30, y: 10)), path.contains(NSPoint(x: 10, y: 20)))  // true false
/// ```
///
/// - Units: Points of user space. Angles are degrees, counted from the x axis towards the y axis, so
///   they grow counterclockwise to the eye where y grows up.
/// - Errors: A line without a current point starts a subpath; steps that are not finite are kept and
///   skipped when drawn. An element's index outside of the path ends the program with a text.
/// - Complexity: Appending is O(1); ``bounds``, ``contains(_:)`` and ``flattened`` are O(elements).
/// - SeeAlso: Apple, "NSBezierPath"; `Rules/Drawing.md#bounds-of-paths`.
open class NSBezierPath: NSObject, NSCopying {
  private var content = PathContent()
  private var outline: CGMutablePath { content.outline }

  /// Creates an empty path with the default styles.
  public override init() {
    super.init()
    let looks = PathDefaults.current
    content.lineWidth = looks.lineWidth
    content.miterLimit = looks.miterLimit
    content.flatness = looks.flatness
    content.lineCap = looks.lineCap
    content.lineJoin = looks.lineJoin
    content.usesEvenOdd = looks.usesEvenOdd
  }
  /// Creates a closed rectangle.
  public convenience init(rect: NSRect) {
    self.init()
    appendRect(rect)
  }
  /// Creates the ellipse inside `rect`.
  public convenience init(ovalIn rect: NSRect) {
    self.init()
    appendOval(in: rect)
  }
  /// Creates a rectangle with elliptical corners; each radius is limited to half its side.
  public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init()
    appendRoundedRect(rect, xRadius: xRadius, yRadius: yRadius)
  }
  /// Creates a copy of an outline.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline.addPath(cgPath)
  }

  /// The outline; setting it replaces every step.
  open var cgPath: CGPath {
    get { outline.copy() ?? outline }
    set { content.replaceSteps(by: newValue) }
  }

  // MARK: How it is drawn

  /// Width of strokes in points.
  open var lineWidth: CGFloat {
    get { content.lineWidth }
    set { content.lineWidth = newValue }
  }
  /// The shape of line ends.
  open var lineCapStyle: LineCapStyle {
    get { LineCapStyle(content.lineCap) }
    set { content.lineCap = newValue.cap }
  }
  /// The shape of corners.
  open var lineJoinStyle: LineJoinStyle {
    get { LineJoinStyle(content.lineJoin) }
    set { content.lineJoin = newValue.join }
  }
  /// The rule for the inside.
  open var windingRule: WindingRule {
    get { content.usesEvenOdd ? .evenOdd : .nonZero }
    set { content.usesEvenOdd = newValue == .evenOdd }
  }
  /// The longest sharp corner, as a multiple of the line width.
  open var miterLimit: CGFloat {
    get { content.miterLimit }
    set { content.miterLimit = newValue }
  }
  /// The maximum distance of chords of ``flattened`` from curves, in points; drawing follows curves closely.
  open var flatness: CGFloat {
    get { content.flatness }
    set { content.flatness = newValue }
  }
  /// Writes the lengths of dashes and gaps, and the phase; nil asks for the count only.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern {
      for (index, length) in content.dashes.enumerated() { pattern[index] = length }
    }
    count?.pointee = content.dashes.count
    phase?.pointee = content.dashPhase
  }
  /// Lengths of dashes and gaps in points; no lengths are a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    content.setDashes(pattern, count: count, phase: phase)
  }

  // MARK: Making it

  /// Starts a subpath.
  open func move(to point: NSPoint) { outline.move(to: point) }
  /// Draws a line; on an empty path it starts a subpath.
  open func line(to point: NSPoint) { outline.addLine(to: point) }
  /// Draws a cubic curve.
  open func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Draws a quadratic curve.
  open func curve(to endPoint: NSPoint, controlPoint: NSPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Closes the subpath.
  open func close() { outline.closeSubpath() }
  /// Forgets every step.
  open func removeAllPoints() { outline.removeAll() }

  /// Starts a subpath, counted from the current point.
  open func relativeMove(to point: NSPoint) { move(to: fromHere(point)) }
  /// Draws a line to a point counted from the current one.
  open func relativeLine(to point: NSPoint) { line(to: fromHere(point)) }
  /// Draws a cubic curve; all points are counted from the current one.
  open func relativeCurve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    curve(
      to: fromHere(endPoint), controlPoint1: fromHere(controlPoint1),
      controlPoint2: fromHere(controlPoint2))
  }
  /// Draws a quadratic curve; both points are counted from the current one.
  open func relativeCurve(to endPoint: NSPoint, controlPoint: NSPoint) {
    curve(to: fromHere(endPoint), controlPoint: fromHere(controlPoint))
  }
  private func fromHere(_ point: NSPoint) -> NSPoint {
    NSPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y)
  }

  /// Appends another path's steps.
  open func append(_ path: NSBezierPath) { outline.addPath(path.cgPath) }
  /// Appends a closed rectangle.
  open func appendRect(_ rect: NSRect) { outline.addRect(rect) }
  /// Appends lines through points, joined to the current point by a line.
  open func appendPoints(_ points: UnsafeMutablePointer<NSPoint>, count: Int) {
    UnsafeBufferPointer(start: points, count: max(0, count)).forEach { line(to: $0) }
  }
  /// Appends the ellipse inside a rectangle.
  open func appendOval(in rect: NSRect) { outline.addEllipse(in: rect) }
  /// Appends an arc from angle to angle in degrees, joined by a line; `clockwise` means falling angles.
  ///
  /// A full turn is a circle.
  open func appendArc(
    withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let degree = CGFloat.pi / 180
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle * degree, endAngle: endAngle * degree,
      clockwise: clockwise)
  }
  /// Appends an arc of rising angles in degrees, joined by a line.
  open func appendArc(
    withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat
  ) {
    appendArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: false)
  }
  /// Appends the arc that touches the lines from the current point to the first and on to the second
  /// point.
  open func appendArc(from point1: NSPoint, to point2: NSPoint, radius: CGFloat) {
    outline.addArc(tangent1End: point1, tangent2End: point2, radius: radius)
  }
  /// Appends a rectangle with elliptical corners; each radius is limited to half its side.
  open func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    outline.addRoundedRect(in: rect, cornerWidth: xRadius, cornerHeight: yRadius)
  }
  /// Maps every point.
  open func transform(using transform: AffineTransform) {
    content.apply(
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
        ty: transform.tY))
  }

  // MARK: Asking about it

  /// Whether there is no step.
  open var isEmpty: Bool { outline.isEmpty }
  /// The start of the next step; zero for an empty path.
  open var currentPoint: NSPoint { outline.currentPoint }
  /// The box around the outline itself; zero for an empty path.
  ///
  /// - SeeAlso: `Rules/Drawing.md#bounds-of-paths`; ``controlPointBounds``.
  open var bounds: NSRect { isEmpty ? .zero : outline.boundingBoxOfPath }
  /// The box around all points, control points included; zero for an empty path.
  open var controlPointBounds: NSRect { isEmpty ? .zero : outline.boundingBox }
  /// Whether a point is inside, by this path's winding rule.
  open func contains(_ point: NSPoint) -> Bool { content.contains(point) }
  /// The same path with chords for its curves; see ``flatness``.
  open var flattened: NSBezierPath { changed(outline.flattened(tolerance: Double(flatness))) }
  /// The same path with every subpath run through backwards.
  open var reversed: NSBezierPath { changed(outline.reversed()) }
  private func changed(_ path: CGPath) -> NSBezierPath {
    let copy = NSBezierPath()
    copy.content.copyStyle(from: content)
    copy.cgPath = path
    return copy
  }

  /// The number of steps.
  open var elementCount: Int { outline.elements.count }
  /// Returns the kind of a step; its points are written if asked for, controls first.
  ///
  /// Traps for an index that is out of range.
  open func element(at index: Int, associatedPoints points: NSPointArray?) -> ElementType {
    let element = step(at: index)
    if let points {
      for (index, point) in element.points.enumerated() { points[index] = point }
    }
    return ElementType(element)
  }
  /// Returns the kind of a step; traps for an index that is out of range.
  open func element(at index: Int) -> ElementType { ElementType(step(at: index)) }
  /// Moves the points of a step, controls first; traps for an index that is out of range.
  open func setAssociatedPoints(_ points: NSPointArray?, at index: Int) {
    guard let points else { return }
    var elements = outline.elements
    elements[index] = step(at: index).moved(to: Array(UnsafeBufferPointer(start: points, count: 3)))
    content.replaceSteps(by: CGPath(elements: elements))
  }

  /// Returns the element at an index; ends the program with a message for one outside the path.
  private func step(at index: Int) -> PathElement {
    require(
      outline.elements.indices.contains(index),
      "NSBezierPath: the index of an element, \(index), is beyond bounds [0, \(elementCount)).")
    return outline.elements[index]
  }

  // MARK: Drawing

  /// Fills in the current context with its fill colour.
  open func fill() { content.fill(in: GraphicsStack.current.context) }
  /// Strokes in the current context with its stroke colour.
  open func stroke() { content.stroke(in: GraphicsStack.current.context) }
  /// Cuts later drawing in the current context to this path as well.
  open func addClip() { content.clip(in: GraphicsStack.current.context) }
  /// Cuts later drawing in the current context to this path alone.
  open func setClip() {
    GraphicsStack.current.context?.replaceClip(by: outline, using: content.fillRule)
  }
  /// Fills a rectangle in the current context.
  open class func fill(_ rect: NSRect) { NSBezierPath(rect: rect).fill() }
  /// Strokes a rectangle in the current context.
  open class func stroke(_ rect: NSRect) { NSBezierPath(rect: rect).stroke() }
  /// Cuts later drawing in the current context to a rectangle as well.
  open class func clip(_ rect: NSRect) { NSBezierPath(rect: rect).addClip() }
  /// Strokes a line in the current context.
  open class func strokeLine(from point1: NSPoint, to point2: NSPoint) {
    let path = NSBezierPath()
    path.move(to: point1)
    path.line(to: point2)
    path.stroke()
  }

  /// Returns a path with equal steps and styles.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = NSBezierPath()
    other.content = content.copy()
    return other
  }
}
