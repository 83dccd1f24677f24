package import Drawing
internal import Foundation
internal import FoundationShims
internal import LayoutGeometry
internal import LayoutTree
package import ViewDrawing

/// The contribution of a view's layer to the view's picture.
extension CALayer {
  /// The shadow if it is visible; a layer that clips content to its bounds has none.
  ///
  /// - Parameter growsDown: Whether y grows down in the layer's coordinate space; the result's offset is y
  ///   down.
  func visibleShadow(growsDown: Bool) -> ShadowStyle? {
    guard shadowOpacity > 0, !masksToBounds, let color = shadowColor,
      let faded = color.copy(alpha: color.alpha * CGFloat(min(shadowOpacity, 1)))
    else { return nil }
    var offset = shadowOffset
    if !growsDown { offset.height = -offset.height }
    return ShadowStyle(
      offset: offset, blur: max(0, shadowRadius) / ShadowStyle.sigmaPerBlur, color: faded)
  }

  /// Copies the layer's drawing attributes into the view's look: corners, border, shadow and mask, and while the layer is
  /// animated the presented values of what the view says.
  ///
  /// - Parameter gravity: The placement of content, which is drawn in the view's bounds, in other bounds.
  package func fill(_ look: inout DrawnLook, gravity: CALayerContentsGravity = .resize) {
    let growsDown = growsDownInView
    guard isAnimated else { return fillOwn(&look, from: self, growsDown: growsDown) }
    let shown = shown
    fillOwn(&look, from: shown, growsDown: growsDown)
    look.isHidden = shown.isHidden
    look.alpha = CGFloat(shown.opacity)
    // A colour of the view depends on its appearance, the layer's does not.
    if shown.backgroundColor != backgroundColor { look.background = shown.backgroundColor }
    // Layers of another toolkit have another direction than the renderer.
    guard growsDown, host?.hostConventions.outermostDirection == .down else { return }
    let place = shown.shownPlace
    look.transform = place.transformAroundCenter(shown.affineTransform())
    look.place = DrawnLook.Place(
      bounds: shown.bounds, center: place.center,
      content: bounds.width > 0 && bounds.height > 0
        ? bounds.map(to: gravity.rect(of: bounds.size, in: shown.bounds)) : .identity)
  }

  private func fillOwn(_ look: inout DrawnLook, from shown: CALayer, growsDown: Bool) {
    look.cornerRadius = shown.cornerRadius
    look.corners = (growsDown ? maskedCorners : maskedCorners.flippedVertically).corners
    look.borderWidth = shown.borderWidth
    look.borderColor = shown.borderColor
    look.shadow = shown.visibleShadow(growsDown: growsDown)
    if let shadowPath {
      let map = mapToCanvas
      look.shadowPath = map.isIdentity ? shadowPath : shadowPath.applying(map)
    }
    guard let mask else { return }
    look.mask = { [self] context in
      context.concatenate(mapToCanvas)
      LayerPicture.drawMask(mask, in: context, growsDown: growsDown != mask.hasFlippedGeometry)
    }
  }

  /// Draws the content of the layer's class, then the view's content, then the added layers.
  ///
  /// User space is the view's coordinate space.
  ///
  /// - Parameter content: Draws the view's content; nil if the layer replaces it, whose delegate then draws.
  package func drawHosted(in context: CGContext, content: (() -> Void)?) {
    let growsDown = growsDownInView
    context.saveGState()
    context.concatenate(mapToView)
    shown.drawShape(in: context, growsDown: growsDown)
    drawContents(in: context, growsDown: growsDown)
    if content == nil {
      LayerPicture.drawOwn(of: self, in: context, growsDown: growsDown)
    } else if type(of: self) != CALayer.self {
      GraphicsStack.drawing(on: context, yGrowsDown: growsDown) { draw(in: context) }
    }
    context.restoreGState()
    content?()
    guard !addedSublayers.isEmpty else { return }
    context.saveGState()
    context.concatenate(mapToView)
    LayerPicture.drawInside(of: self, in: context, growsDown: growsDown)
    context.restoreGState()
  }

  /// Returns a layer of this class, as its `init()` does.
  ///
  /// Swift lets a class that is only known at run time be made by a `required` initialiser alone, and
  /// clients' layers override one that is not, since Apple's is not. A convenience initialiser of ours calls
  /// the overridden one through the class it is given; this is that initialiser under the name the linker
  /// knows, as a function on the class, with the same arguments, result and way of being called.
  ///
  /// Unchecked: a view's own class of layer is made by an initializer that it inherits.
  @_silgen_name("$s10QuartzCore7CALayerC7backingACyt_tcfC")
  package static func makeBacking() -> CALayer
}

// Layers can be printed with `%@`.
extension CALayer: FormatArgument {}
