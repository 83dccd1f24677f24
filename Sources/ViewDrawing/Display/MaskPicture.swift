package import Drawing
package import Foundation

/// A picture whose opacity says how much of something else is seen.
@MainActor package enum MaskPicture {
  /// Pixels a point.
  private static let scale = 3.0

  /// Lets later drawing through where a mask is opaque, and nothing outside of a rectangle.
  ///
  /// Nothing changes for a rectangle without area or with too much. The picture has a clear edge of a point, so
  /// that it is never opaque: masks that are count by their lightness.
  ///
  /// - Parameters:
  ///   - context: What is clipped; y of its user space grows down.
  ///   - bounds: The rectangle, in that space.
  ///   - draw: Draws the mask on a context with the same space.
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
    // Core Graphics puts a mask's upper row where y is largest.
    let turned = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: place.minY + place.maxY)
    context.concatenate(turned)
    context.clip(to: place, mask: image)
    context.concatenate(turned)
  }
}
