package import Drawing
internal import Foundation
internal import FoundationShims
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

  /// Copies the layer's drawing attributes into the view's look: corners, border, shadow and mask.
  package func fill(_ look: inout DrawnLook) {
    let growsDown = growsDownInView
    look.cornerRadius = cornerRadius
    look.corners = (growsDown ? maskedCorners : maskedCorners.flippedVertically).corners
    look.borderWidth = borderWidth
    look.borderColor = borderColor
    look.shadow = visibleShadow(growsDown: growsDown)
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
    drawShape(in: context, growsDown: growsDown)
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
