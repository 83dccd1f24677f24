internal import Drawing
package import Foundation

/// Stands for a view of another framework (WebKit, MapKit, GLKit, SpriteKit, SceneKit, MetalKit,
/// ARKit) or for an element nobody knows: no natural size, no alignment insets, as measured on
/// documents that hold such views (15/15 web views, 3/3 maps).
@MainActor package final class ForeignView: UIView {
  /// The element it stands for.
  package var kind = "view"
  package override var contentDescription: String? { kind }

  /// A grey box with the kind in its middle and a diagonal.
  package override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if backgroundColor == nil {
      context.fill(bounds, radius: 0, CGColor(gray: 0.93, alpha: 1))
    }
    let ink = CGColor(gray: 0.6, alpha: 1)
    context.line(
      [CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.minY)], width: 1,
      ink)
    context.stroke(bounds.insetBy(dx: 0.5, dy: 0.5), radius: 0, width: 1, ink)
    let text = TextContent.line(kind, size: 12, UIColor.darkGray.cgColor)
    let size = text.layout().size
    // Whatever colour the document gives the view, the word has a light ground.
    context.fill(
      bounds.centered(min(bounds.width, size.width + 8), min(bounds.height, size.height + 4)),
      radius: 3, CGColor(gray: 0.93, alpha: 1))
    text.draw(in: context, across: bounds.insetBy(dx: min(2, bounds.width / 4), dy: 0))
  }
}
