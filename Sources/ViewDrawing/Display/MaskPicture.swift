package import Drawing
package import Foundation

/// Clipping to a picture whose opacity determines visibility.
@MainActor package enum MaskPicture {
  /// The number of pixels per point.
  private static let scale = 3.0

  /// Clips subsequent drawing to the opaque parts of a mask within a rectangle.
  ///
  /// Has no effect if the rectangle is empty or too large. The picture has a transparent edge of one point, so that it
  /// is never fully opaque: an opaque mask would apply by lightness.
  ///
  /// - Parameters:
  ///   - context: The context to clip; y grows down in its user space.
  ///   - bounds: The rectangle, in that space.
  ///   - draw: Draws the mask in a context with the same space.
  package static func clip(
    _ context: CGContext, over bounds: CGRect, _ draw: (CGContext) -> Void
  ) {
    let place = bounds.insetBy(dx: -1, dy: -1)
    guard place.isFinite, bounds.width > 0, bounds.height > 0,
      let picture = CGContext.bitmap(size: place.size, scale: scale)
    else { return }
    picture.translateBy(x: -place.minX, y: -place.minY)
    picture.clip(to: bounds)
    GraphicsStack.drawing(on: picture, yGrowsDown: true) { draw(picture) }
    guard let image = picture.makeImage() else { return }
    // Core Graphics draws the top row of a mask at the largest y.
    let turned = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: place.minY + place.maxY)
    context.concatenate(turned)
    context.clip(to: place, mask: image)
    context.concatenate(turned)
  }
}
