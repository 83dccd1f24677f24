package import Foundation

/// The scaling and position of an image in a rectangle.
///
/// A pure function of sizes in points, y down; nothing is rounded.
package struct ImageArrangement {
  /// The scaling of the image to the rectangle.
  package enum Scale: Sendable {
    /// No scaling.
    case none
    /// Fills the rectangle without keeping the aspect ratio.
    case fill
    /// Fits into the rectangle, keeping the aspect ratio.
    case fit
    /// Covers the rectangle, keeping the aspect ratio.
    case cover
  }

  /// The scaling.
  package var scale: Scale
  /// The fraction of the remaining space before the image: 0 at the left or at the top, 1 at the right or at
  /// the bottom.
  package var anchor: CGPoint

  /// Creates an arrangement; the image is centred by default.
  package init(scale: Scale, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
    (self.scale, self.anchor) = (scale, anchor)
  }

  /// The rectangle of an image of a size; the entire bounds for one without area.
  package func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0, scale != .fill else { return bounds }
    var result = CGRect(origin: bounds.origin, size: size)
    if scale != .none {
      let x = bounds.width / size.width
      let y = bounds.height / size.height
      let factor = scale == .fit ? min(x, y) : max(x, y)
      result.size = CGSize(width: size.width * factor, height: size.height * factor)
    }
    result.origin.x += (bounds.width - result.width) * anchor.x
    result.origin.y += (bounds.height - result.height) * anchor.y
    return result
  }
}
