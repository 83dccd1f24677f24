package import Drawing
internal import Foundation
package import ViewDrawing

/// What the renderer asks of AppKit's views.
extension NSView: DrawnHost {
  /// What the view says of itself.
  package var ownAppearance: ColorAppearance? { statedAppearance?.inColors }
  /// What the view has of its own or from what it stands in.
  package var shownAppearance: ColorAppearance { effectiveAppearance.inColors }
  /// What is hidden, how much is seen, what is cut off and which shadow it has.
  package var drawnLook: DrawnLook {
    var look = DrawnLook()
    look.isHidden =
      isHidden || isGivenUp || (superview as? NSTabView)?.leavesOut(self) == true
    look.alpha = alphaValue
    look.clips = clipsToBounds
    if let shadow, let color = shadow.shadowColor {
      look.shadow = ShadowStyle(
        offset: viewNode.shadowOffset(native: shadow.shadowOffset),
        blur: Double(shadow.shadowBlurRadius), color: color.cgColor)
    }
    return look
  }

  /// Whether ``draw(_:)`` is cut off at the bounds: as subviews are.
  package var drawsInsideBounds: Bool { clipsToBounds }

  /// Draws the view's content in its own space; `context` is the current one.
  package func drawContent(in context: CGContext) { draw(bounds) }

  /// Forgets that a picture was asked for.
  package func displayWasServed() { needsDisplay = false }
}
