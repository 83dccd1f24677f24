package import Drawing
package import Foundation

/// A picture whose opacity says how much of something else is seen.
@MainActor package enum MaskPicture {
  /// Pixels a point.
  private static let scale = 3.0

  /// Draws a mask over a rectangle of some space; nil where that has no area or too much.
  ///
  /// The picture has a clear edge of a point, so that it is never opaque: masks that are count by their
  /// lightness.
  package static func make(
    over bounds: CGRect, _ draw: (CGContext) -> Void
  ) -> (image: CGImage, place: CGRect)? {
    let place = bounds.insetBy(dx: -1, dy: -1)
    guard place.isFinite, bounds.width > 0, bounds.height > 0,
      let context = CGContext.bitmap(size: place.size, scale: scale)
    else { return nil }
    context.translateBy(x: -place.minX, y: -place.minY)
    context.clip(to: bounds)
    GraphicsStack.drawing(on: context, yGrowsDown: true) { draw(context) }
    return context.makeImage().map { ($0, place) }
  }
}
