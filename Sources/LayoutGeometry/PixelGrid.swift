package import Foundation

extension Double {
  /// Returns the smallest multiple of 1/`scale` that is not below the value, in points.
  ///
  ///     20.2878.ceilToPixel(scale: 2)   // 20.5
  ///     20.2878.ceilToPixel(scale: 3)   // 20.333…
  ///
  /// Values that lie within a millionth of a pixel above a grid line stay on it, so that rounding
  /// noise does not add a whole pixel. A scale that is not positive counts as 1.
  package func ceilToPixel(scale: Double) -> Double {
    guard isFinite else { return self }
    let scale = scale > 0 && scale.isFinite ? scale : 1
    // A sum with zero, lest nothing be rounded up to a negative zero.
    return (self * scale - 1e-6).rounded(.up) / scale + 0
  }
}

extension CGSize {
  /// Returns both sides rounded up to the pixel grid of `scale` pixels per point.
  package func ceilToPixel(scale: Double) -> CGSize {
    CGSize(
      width: Double(width).ceilToPixel(scale: scale),
      height: Double(height).ceilToPixel(scale: scale))
  }
}
