public import Foundation

extension CGContext {
  /// Clears the current path.
  public func beginPath() { currentPath.removeAll() }

  /// Starts a subpath.
  public func move(to point: CGPoint) { currentPath.move(to: point, transform: state.transform) }

  /// Draws a line to `point`.
  public func addLine(to point: CGPoint) {
    currentPath.addLine(to: point, transform: state.transform)
  }

  /// Draws a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: state.transform)
  }

  /// Draws a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(
      to: end, control1: control1, control2: control2, transform: state.transform)
  }

  /// Draws lines through points.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: state.transform)
  }

  /// Closes the subpath.
  public func closePath() { currentPath.closeSubpath() }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: state.transform) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {
    currentPath.addRects(rects, transform: state.transform)
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) {
    currentPath.addEllipse(in: rect, transform: state.transform)
  }

  /// Adds an arc; angles and direction as in `CGMutablePath`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: state.transform)
  }

  /// Adds a tangent arc.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius,
      transform: state.transform)
  }

  /// Adds all steps of `path`.
  public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: state.transform) }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The current path in user space.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : currentPath.applying(state.transform.inverted())
  }

  /// The bounding box of the current path including control points, in user space; null if it is empty.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Clips subsequent drawing to the current path, then clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    canvas.clip(currentPath.elements, evenOdd: rule == .evenOdd)
    currentPath.removeAll()
  }

  /// Clips subsequent drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Clips subsequent drawing to the union of rectangles.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects, transform: state.transform)
    canvas.clip(path.elements, evenOdd: false)
    currentPath.removeAll()
  }

  /// Replaces the clip with a path in user space, until the state is restored.
  package func replaceClip(by path: CGPath, using rule: CGPathFillRule) {
    resetClip()
    canvas.clip(path.applying(state.transform).elements, evenOdd: rule == .evenOdd)
  }

  /// The bounding box of the clip, in user space.
  public var boundingBoxOfClipPath: CGRect {
    canvas.clipBounds.applying(state.transform.inverted())
  }
}
