public import Drawing
public import Foundation
internal import FoundationShims
internal import ViewDrawing

/// A path with its drawing attributes.
///
/// A new path copies the defaults of the class's properties.
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
/// - Units: Points of user space. Angles are degrees from the x axis towards the y axis, so they grow
///   counterclockwise where y grows up.
/// - Errors: A line without a current point starts a subpath; elements that are not finite are stored but not
///   drawn. An element index out of range ends the program with a message.
/// - Complexity: Appending is O(1); ``bounds``, ``contains(_:)`` and ``flattened`` are O(elements).
/// - SeeAlso: Apple, "NSBezierPath"; `Rules/Drawing.md#bounds-of-paths`.
open class NSBezierPath: NSObject, NSCopying {
  private var content = PathContent()
  private var outline: CGMutablePath { content.outline }

  /// Creates an empty path with the default drawing attributes.
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
  /// Creates a path from a `CGPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline.addPath(cgPath)
  }

  /// The outline; setting it replaces all elements.
  open var cgPath: CGPath {
    get { outline.copy() ?? outline }
    set { content.replaceSteps(by: newValue) }
  }

  // MARK: How it is drawn

  /// The width of strokes in points.
  open var lineWidth: CGFloat {
    get { content.lineWidth }
    set { content.lineWidth = newValue }
  }
  /// The shape of line ends.
  open var lineCapStyle: LineCapStyle {
    get { LineCapStyle(content.lineCap) }
    set { content.lineCap = newValue.cap }
  }
  /// The shape of line joins.
  open var lineJoinStyle: LineJoinStyle {
    get { LineJoinStyle(content.lineJoin) }
    set { content.lineJoin = newValue.join }
  }
  /// The rule that decides whether a point is inside.
  open var windingRule: WindingRule {
    get { content.usesEvenOdd ? .evenOdd : .nonZero }
    set { content.usesEvenOdd = newValue == .evenOdd }
  }
  /// The maximum length of a sharp corner, as a multiple of the line width.
  open var miterLimit: CGFloat {
    get { content.miterLimit }
    set { content.miterLimit = newValue }
  }
  /// The maximum distance from chords of ``flattened`` to their curves, in points; drawing is more precise.
  open var flatness: CGFloat {
    get { content.flatness }
    set { content.flatness = newValue }
  }
  /// Writes the lengths of dashes and gaps, and the offset at which a line starts in the pattern; nil pointers
  /// request only the count.
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
  /// Sets the lengths of dashes and gaps in points; an empty pattern is a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    content.setDashes(pattern, count: count, phase: phase)
  }

  // MARK: Making it

  /// Starts a subpath at a point.
  open func move(to point: NSPoint) { outline.move(to: point) }
  /// Appends a line; on an empty path it starts a subpath.
  open func line(to point: NSPoint) { outline.addLine(to: point) }
  /// Appends a cubic curve.
  open func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Appends a quadratic curve.
  open func curve(to endPoint: NSPoint, controlPoint: NSPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Closes the subpath.
  open func close() { outline.closeSubpath() }
  /// Removes all elements.
  open func removeAllPoints() { outline.removeAll() }

  /// Starts a subpath at a point relative to the current point.
  open func relativeMove(to point: NSPoint) { move(to: fromHere(point)) }
  /// Appends a line to a point relative to the current point.
  open func relativeLine(to point: NSPoint) { line(to: fromHere(point)) }
  /// Appends a cubic curve; all points are relative to the current point.
  open func relativeCurve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    curve(
      to: fromHere(endPoint), controlPoint1: fromHere(controlPoint1),
      controlPoint2: fromHere(controlPoint2))
  }
  /// Appends a quadratic curve; both points are relative to the current point.
  open func relativeCurve(to endPoint: NSPoint, controlPoint: NSPoint) {
    curve(to: fromHere(endPoint), controlPoint: fromHere(controlPoint))
  }
  private func fromHere(_ point: NSPoint) -> NSPoint {
    NSPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y)
  }

  /// Appends the elements of another path.
  open func append(_ path: NSBezierPath) { outline.addPath(path.cgPath) }
  /// Appends a closed rectangle.
  open func appendRect(_ rect: NSRect) { outline.addRect(rect) }
  /// Appends lines through points, joined to the current point by a line.
  open func appendPoints(_ points: UnsafeMutablePointer<NSPoint>, count: Int) {
    UnsafeBufferPointer(start: points, count: max(0, count)).forEach { line(to: $0) }
  }
  /// Appends the ellipse inside a rectangle.
  open func appendOval(in rect: NSRect) { outline.addEllipse(in: rect) }
  /// Appends an arc between two angles in degrees, joined by a line; `clockwise` means falling angles.
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
  /// Appends the arc tangent to the lines from the current point to the first point and on to the second.
  open func appendArc(from point1: NSPoint, to point2: NSPoint, radius: CGFloat) {
    outline.addArc(tangent1End: point1, tangent2End: point2, radius: radius)
  }
  /// Appends a rectangle with elliptical corners; each radius is limited to half its side.
  open func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    outline.addRoundedRect(in: rect, cornerWidth: xRadius, cornerHeight: yRadius)
  }
  /// Transforms all points.
  open func transform(using transform: AffineTransform) {
    content.apply(
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
        ty: transform.tY))
  }

  // MARK: Asking about it

  /// Whether the path has no elements.
  open var isEmpty: Bool { outline.isEmpty }
  /// The start of the next element; zero for an empty path.
  open var currentPoint: NSPoint { outline.currentPoint }
  /// The bounding box of the outline; zero for an empty path.
  ///
  /// - SeeAlso: `Rules/Drawing.md#bounds-of-paths`; ``controlPointBounds``.
  open var bounds: NSRect { isEmpty ? .zero : outline.boundingBoxOfPath }
  /// The bounding box of all points, control points included; zero for an empty path.
  open var controlPointBounds: NSRect { isEmpty ? .zero : outline.boundingBox }
  /// Whether a point is inside the path, by its winding rule.
  open func contains(_ point: NSPoint) -> Bool { content.contains(point) }
  /// The path with its curves replaced by chords; see ``flatness``.
  open var flattened: NSBezierPath { changed(outline.flattened(tolerance: Double(flatness))) }
  /// The path with the direction of all subpaths reversed.
  open var reversed: NSBezierPath { changed(outline.reversed()) }
  private func changed(_ path: CGPath) -> NSBezierPath {
    let copy = NSBezierPath()
    copy.content.copyStyle(from: content)
    copy.cgPath = path
    return copy
  }

  /// The number of elements.
  open var elementCount: Int { outline.elements.count }
  /// The kind of an element; writes its points if requested, control points first.
  ///
  /// Traps for an index that is out of range.
  open func element(at index: Int, associatedPoints points: NSPointArray?) -> ElementType {
    let element = step(at: index)
    if let points {
      for (index, point) in element.points.enumerated() { points[index] = point }
    }
    return ElementType(element)
  }
  /// The kind of an element; traps for an index that is out of range.
  open func element(at index: Int) -> ElementType { ElementType(step(at: index)) }
  /// Replaces the points of an element, control points first; traps for an index that is out of range.
  open func setAssociatedPoints(_ points: NSPointArray?, at index: Int) {
    guard let points else { return }
    var elements = outline.elements
    elements[index] = step(at: index).moved(to: Array(UnsafeBufferPointer(start: points, count: 3)))
    content.replaceSteps(by: CGPath(elements: elements))
  }

  /// The element at an index; ends the program with a message for an index out of range.
  private func step(at index: Int) -> PathElement {
    require(
      outline.elements.indices.contains(index),
      "NSBezierPath: the index of an element, \(index), is beyond bounds [0, \(elementCount)).")
    return outline.elements[index]
  }

  // MARK: Drawing

  /// Fills the path in the current context with its fill colour.
  open func fill() { content.fill(in: GraphicsStack.current.context) }
  /// Strokes the path in the current context with its stroke colour.
  open func stroke() { content.stroke(in: GraphicsStack.current.context) }
  /// Intersects the clipping area of the current context with this path.
  open func addClip() { content.clip(in: GraphicsStack.current.context) }
  /// Replaces the clipping area of the current context with this path.
  open func setClip() {
    GraphicsStack.current.context?.replaceClip(by: outline, using: content.fillRule)
  }
  /// Fills a rectangle in the current context.
  open class func fill(_ rect: NSRect) { NSBezierPath(rect: rect).fill() }
  /// Strokes a rectangle in the current context.
  open class func stroke(_ rect: NSRect) { NSBezierPath(rect: rect).stroke() }
  /// Intersects the clipping area of the current context with a rectangle.
  open class func clip(_ rect: NSRect) { NSBezierPath(rect: rect).addClip() }
  /// Strokes a line in the current context.
  open class func strokeLine(from point1: NSPoint, to point2: NSPoint) {
    let path = NSBezierPath()
    path.move(to: point1)
    path.line(to: point2)
    path.stroke()
  }

  /// Returns a path with equal elements and drawing attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = NSBezierPath()
    other.content = content.copy()
    return other
  }
}
