internal import Drawing
internal import Foundation
internal import ViewDrawing

/// Paints the looks of controls: on which context, and of which view.
///
/// Space is that of the view's bounds, y down. What the controls of one family have of their own stands in a
/// file each; here is what all share. A painter reads where things are from `ViewArrangements`; it decides
/// nothing that layout depends on.
@MainActor struct ControlPainter {
  /// What is drawn on.
  let context: CGContext
  /// Whose look is drawn.
  let view: UIView

  /// The view's bounds, in points.
  var bounds: CGRect { view.bounds }
  /// The alignment rectangle, in the same space: what is seen of a control without its ornaments.
  var rect: CGRect { view.alignmentRect(forFrame: view.bounds) }
  /// The colour of what stands out.
  var tint: UIColor { view.tintColor }
  /// Whether the control reacts; others are paler.
  var isEnabled: Bool { (view as? UIControl)?.isEnabled ?? true }
  /// Whether the view is read from right to left.
  var isRightToLeft: Bool { view.viewNode.isRightToLeft }
  /// How large a pixel is, in points.
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
  /// Fills a knob with round ends: white, or in a tint, with the soft shadow of things that can be moved.
  func knob(_ rect: CGRect, radius: CGFloat, tint: UIColor?) {
    context.knob(rect, radius: radius)
    if let tint { fill(rect, radius: radius, tint) }
  }
  /// Draws a text across a rectangle, in the middle of its height.
  func text(_ content: TextContent, across rect: CGRect) {
    content.draw(in: context, across: rect)
  }

  /// Draws as one picture, half as opaque unless the control is enabled.
  func faded(_ body: () -> Void) {
    guard !isEnabled else { return body() }
    context.saveGState()
    context.setAlpha(0.5)
    context.beginTransparencyLayer()
    body()
    context.endTransparencyLayer()
    context.restoreGState()
  }
}

extension UIView {
  /// Runs drawing in the view's bounds; nothing without a context.
  func paint(_ body: (ControlPainter) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    body(ControlPainter(context: context, view: self))
  }
}
