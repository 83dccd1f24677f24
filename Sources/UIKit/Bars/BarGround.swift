internal import Drawing
internal import Foundation

/// The ground of bars: nearly white, with a hairline towards the content.
enum BarGround {
  /// Draws the ground; `edge` is where the content lies.
  static func draw(_ bounds: CGRect, _ color: UIColor?, edge: CGRectEdge, _ context: CGContext) {
    let ground = color?.cgColor ?? CGColor(gray: 0.976, alpha: 0.94)
    context.fill(bounds, radius: 0, ground)
    let thickness = 1 / max(1, hypot(context.userToCanvas.a, context.userToCanvas.b))
    let y = edge == .minYEdge ? bounds.minY : bounds.maxY - thickness
    context.fill(
      CGRect(x: bounds.minX, y: y, width: bounds.width, height: thickness), radius: 0,
      UIColor.separator.cgColor)
  }
}
