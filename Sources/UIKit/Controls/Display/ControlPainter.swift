internal import Drawing
internal import Foundation
internal import ViewDrawing

/// Paints a view's controls into a context.
///
/// The coordinate system is that of the view's bounds, y down. This type has the shared operations; each
/// family of controls has its own painter. Painters read geometry from `ViewArrangements`; layout does not
/// depend on them.
@MainActor struct ControlPainter {
  /// The context to draw into.
  let context: CGContext
  /// The view to draw.
  let view: UIView

  /// The view's bounds, in points.
  var bounds: CGRect { view.bounds }
  /// The alignment rectangle in the view's bounds: the control without its ornaments.
  var rect: CGRect { view.alignmentRect(forFrame: view.bounds) }
  /// The tint colour.
  var tint: UIColor { view.tintColor }
  /// Whether the control is enabled.
  var isEnabled: Bool { (view as? UIControl)?.isEnabled ?? true }
  /// Whether the layout direction is right to left.
  var isRightToLeft: Bool { view.viewNode.isRightToLeft }
  /// The size of a pixel, in points.
  var pixel: CGFloat { 1 / max(1, hypot(context.userToCanvas.a, context.userToCanvas.b)) }

  /// Fills a rectangle with round corners.
  func fill(_ rect: CGRect, radius: CGFloat = 0, _ color: UIColor) {
    context.fill(rect, radius: radius, color.cgColor)
  }
  /// Strokes a rectangle with round corners along its edge.
  func stroke(_ rect: CGRect, radius: CGFloat, width: CGFloat, _ color: UIColor) {
    context.stroke(rect, radius: radius, width: width, color.cgColor)
  }
  /// Strokes a line through points, with round ends.
  func line(_ points: [CGPoint], width: CGFloat, _ color: UIColor) {
    context.line(points, width: width, color.cgColor)
  }
  /// Strokes a plus sign in the middle of a rectangle; its stroke is a tenth of its side unless a width is given.
  func plus(in rect: CGRect, side: CGFloat, width: CGFloat? = nil, _ color: UIColor) {
    let place = rect.centered(side, side)
    let width = width ?? side / 10
    line(
      [CGPoint(x: place.midX, y: place.minY), CGPoint(x: place.midX, y: place.maxY)], width: width,
      color)
    line(
      [CGPoint(x: place.minX, y: place.midY), CGPoint(x: place.maxX, y: place.midY)], width: width,
      color)
  }
  /// Fills a thumb with round ends in white or a tint colour, with a soft shadow.
  func knob(_ rect: CGRect, radius: CGFloat, tint: UIColor?) {
    context.knob(rect, radius: radius)
    if let tint { fill(rect, radius: radius, tint) }
  }
  /// Draws a text across a rectangle, centred vertically.
  func text(_ content: TextContent, across rect: CGRect) {
    content.draw(in: context, across: rect)
  }

  /// Draws as one group, with half the opacity if the control is disabled.
  func faded(_ body: () -> Void) {
    guard !isEnabled else { return body() }
    faded(to: 0.5, body)
  }

  /// Draws as one group with an opacity.
  func faded(to alpha: CGFloat, _ body: () -> Void) {
    context.saveGState()
    context.setAlpha(alpha)
    context.beginTransparencyLayer()
    body()
    context.endTransparencyLayer()
    context.restoreGState()
  }
}

extension UIView {
  /// Calls the closure with a painter for the current context, if any.
  func paint(_ body: (ControlPainter) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    body(ControlPainter(context: context, view: self))
  }
}
