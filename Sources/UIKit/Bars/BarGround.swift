internal import Drawing
internal import Foundation

/// The ground of bars: nearly white, with a hairline towards the content.
@MainActor enum BarGround {
  /// The bounds of a bar, up or down to the screen's edge where the bar stands at the safe area's.
  static func place(of bar: UIView, edge: CGRectEdge) -> CGRect {
    var place = bar.bounds
    guard let above = bar.superview else { return place }
    let (safe, frame) = (above.safeAreaInsets, bar.viewNode.frame)
    if edge == .minYEdge, abs(frame.maxY - (above.bounds.maxY - safe.bottom)) < 0.5 {
      place.size.height += safe.bottom
    }
    if edge == .maxYEdge, abs(frame.minY - (above.bounds.minY + safe.top)) < 0.5 {
      place.origin.y -= safe.top
      place.size.height += safe.top
    }
    return place
  }

  /// Draws the ground; `edge` is where the content lies.
  static func draw(_ bar: UIView, _ look: BarLook, edge: CGRectEdge, _ context: CGContext) {
    let bounds = place(of: bar, edge: edge)
    if let ground = look.ground { context.fill(bounds, radius: 0, ground) }
    if let image = look.image {
      image.draw(in: ImagePlacement.rect(of: image.size, in: bounds, look.imageMode))
    }
    if let image = look.lineImage {
      let height = image.size.height
      return image.draw(
        in: CGRect(
          x: bounds.minX, y: edge == .minYEdge ? bounds.minY - height : bounds.maxY,
          width: bounds.width, height: height))
    }
    guard let line = look.line else { return }
    let thickness = 1 / max(1, hypot(context.userToCanvas.a, context.userToCanvas.b))
    let y = edge == .minYEdge ? bounds.minY : bounds.maxY - thickness
    context.fill(
      CGRect(x: bounds.minX, y: y, width: bounds.width, height: thickness), radius: 0, line)
  }
}
