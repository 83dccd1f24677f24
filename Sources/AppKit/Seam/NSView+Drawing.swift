package import Drawing
internal import Foundation
internal import LayoutGeometry
internal import QuartzCore
package import ViewDrawing

/// The renderer's interface to AppKit views.
extension NSView: DrawnHost {
  /// The appearance that was set on the view; nil for none.
  package var ownAppearance: ColorAppearance? { explicitAppearance?.inColors }
  /// The view's effective appearance.
  package var shownAppearance: ColorAppearance { effectiveAppearance.inColors }
  /// The view's visibility, opacity, clipping, shadow and layer attributes.
  package var drawnLook: DrawnLook {
    var look = DrawnLook()
    look.isHidden =
      isHidden || isDetachedByStack || (superview as? NSTabView)?.isInUnselectedTab(self) == true
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

  /// Whether ``draw(_:)`` is clipped to the bounds, as subviews are.
  package var drawsInsideBounds: Bool { clipsToBounds }

  /// Draws the view's content in its bounds; `context` is the current one.
  ///
  /// A layer that a program set, or that the view updates itself, replaces ``draw(_:)``.
  package func drawContent(in context: CGContext) {
    guard let layer = drawnLayer else { return draw(bounds) }
    if backing?.isHosted == true { return layer.drawHosted(in: context, content: nil) }
    layer.drawHosted(in: context) { [self] in if !wantsUpdateLayer { draw(bounds) } }
  }

  /// Calls `updateLayer()` on a view that updates its layer itself.
  package func displayWillBegin() {
    guard wantsUpdateLayer, needsDisplay, isLayerBacked, backing?.isHosted == false else { return }
    needsDisplay = false
    updateLayer()
  }

  /// Clears the request for display.
  package func displayWasServed() { needsDisplay = false }
}
