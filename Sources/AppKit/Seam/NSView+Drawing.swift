package import Drawing
internal import Foundation
internal import LayoutGeometry
internal import QuartzCore
package import ViewDrawing

/// The renderer's interface to AppKit's views.
extension NSView: DrawnHost {
  /// The view's own appearance.
  package var ownAppearance: ColorAppearance? { statedAppearance?.inColors }
  /// The view's own appearance, or the one it inherits.
  package var shownAppearance: ColorAppearance { effectiveAppearance.inColors }
  /// The hidden state, opacity, clipping and shadow, and the additions of its layer.
  package var drawnLook: DrawnLook {
    var look = DrawnLook()
    look.isHidden =
      isHidden || isGivenUp || (superview as? NSTabView)?.leavesOut(self) == true
    look.alpha = alphaValue
    look.clips = clipsToBounds
    if let layer = drawnLayer {
      look.background = layer.backgroundColor
      look.transform = drawnTransform
      layer.fill(&look)
    }
    if look.shadow == nil, let shadow, let color = shadow.shadowColor {
      look.shadow = ShadowStyle(
        offset: viewNode.shadowOffset(native: shadow.shadowOffset),
        blur: Double(shadow.shadowBlurRadius), color: color.cgColor)
    }
    return look
  }

  /// Whether ``draw(_:)`` is cut off at the bounds: as subviews are.
  package var drawsInsideBounds: Bool { clipsToBounds }

  /// Draws the view's content in its own space; `context` is the current one.
  ///
  /// A layer that a program set, or that the view changes itself, takes the place of ``draw(_:)``.
  package func drawContent(in context: CGContext) {
    guard let layer = drawnLayer else { return draw(bounds) }
    if backing?.isHosted == true { return layer.drawHosted(in: context, content: nil) }
    layer.drawHosted(in: context) { [self] in if !wantsUpdateLayer { draw(bounds) } }
  }

  /// Lets a view that changes its layer itself do it.
  package func displayWillBegin() {
    guard wantsUpdateLayer, needsDisplay, isLayerBacked, backing?.isHosted == false else { return }
    needsDisplay = false
    updateLayer()
  }

  /// Resets the request for a picture.
  package func displayWasServed() { needsDisplay = false }
}
