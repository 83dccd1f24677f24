package import Foundation

/// A shadow under each drawing step.
///
/// - SeeAlso: `Rules/Drawing.md#shadows-of-contexts`.
package struct ShadowStyle: Hashable, Sendable {
  /// Shift in points of the context's base space; the current map does not change it.
  package var offset: CGSize
  /// Blur in points of the base space, 0 for a hard edge.
  package var blur: Double
  /// Colour; its alpha multiplies the drawing's.
  package var color: CGColor

  /// Creates a shadow.
  package init(offset: CGSize, blur: Double, color: CGColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }

  /// Gaussian sigma per unit of blur.
  ///
  /// Apple does not document it. The web canvas and WebKit take half the blur, one measurement on
  /// macOS found about 0.4; this is the one place to change it.
  package static let sigmaPerBlur = 0.5

  /// The deviation of the blur in points; 0 for a blur that is negative or not a number.
  package var sigma: Double { blur > 0 ? blur * Self.sigmaPerBlur : 0 }
}
