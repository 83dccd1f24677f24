package import Drawing
internal import QuartzCore
package import ViewDrawing

/// What the renderer asks of UIKit's views.
extension UIView: DrawnHost {
  /// What the view, or the controller whose view it is, overrides.
  package var ownAppearance: ColorAppearance? {
    overrideUserInterfaceStyle.appearance ?? viewController?.overrideUserInterfaceStyle.appearance
  }
  /// What the view's traits say.
  package var shownAppearance: ColorAppearance {
    traitCollection.userInterfaceStyle.appearance ?? CurrentAppearance.screen
  }
  /// Background, border, corners, shadow and what else the layer keeps.
  package var drawnLook: DrawnLook {
    var look = DrawnLook()
    look.isHidden = isHidden
    look.alpha = alpha
    look.clips = clipsToBounds
    look.background = backgroundColor?.cgColor
    look.transform = transform
    layer.fill(&look)
    if let maskDrawing { look.mask = maskDrawing }
    return look
  }

  /// Draws the view's content, y down; `context` is the current one.
  package func drawContent(in context: CGContext) { drawLayered(in: context) }

  /// Forgets that a picture was asked for.
  package func displayWasServed() { requestsDisplay = false }
}
