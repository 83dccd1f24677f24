package import Drawing
internal import QuartzCore
package import ViewDrawing

/// The renderer's interface to UIKit's views.
extension UIView: DrawnHost {
  /// The appearance override of the view or its controller.
  package var ownAppearance: ColorAppearance? {
    overrideUserInterfaceStyle.appearance ?? viewController?.overrideUserInterfaceStyle.appearance
  }
  /// The appearance in the view's traits.
  package var shownAppearance: ColorAppearance {
    traitCollection.userInterfaceStyle.appearance ?? CurrentAppearance.screen
  }
  /// The shade of the view: its generation's colours, and the contrast and level of its controller.
  package func drawnShade(in around: ColorShade?) -> ColorShade {
    var shade = around ?? CurrentAppearance.shade
    // Only the views of controllers may differ from what is around them.
    if around == nil || viewController != nil { shade = traitCollection.values.shade(shade) }
    shade.set(.glass, to: metrics.isGlass)
    return shade
  }
  /// Background, border, corners, shadow and the layer's other properties.
  package var drawnLook: DrawnLook {
    var look = DrawnLook()
    look.isHidden = isHidden
    look.alpha = alpha
    look.clips = clipsToBounds
    look.background = backgroundColor?.cgColor
    look.transform = transformAroundCenter
    layer.fill(&look, gravity: contentMode.gravity)
    if let maskDrawing { look.mask = maskDrawing }
    return look
  }

  /// Draws the view's content, y down; `context` is the current one.
  package func drawContent(in context: CGContext) { drawLayered(in: context) }

  /// Clears the mark for redrawing.
  package func displayWasServed() { requestsDisplay = false }
}
