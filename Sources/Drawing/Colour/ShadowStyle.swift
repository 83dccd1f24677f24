package import Foundation

/// The shadow of each drawing step.
///
/// - SeeAlso: `Rules/Drawing.md#shadows-of-contexts`.
package struct ShadowStyle: Hashable, Sendable {
  /// The offset, in points of the context's base space; the current transform does not change it.
  package var offset: CGSize
  /// The blur, in points of the base space; 0 for a hard edge.
  package var blur: Double
  /// The colour; its alpha is multiplied by that of the drawing.
  package var color: CGColor

  /// Creates a shadow.
  package init(offset: CGSize, blur: Double, color: CGColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }

  /// Gaussian sigma per unit of blur.
  ///
  /// Apple does not document it. The web canvas and WebKit use half the blur, and one measurement on macOS resulted in
  /// about 0.4. This is the only place to change it.
  package static let sigmaPerBlur = 0.5

  /// The standard deviation of the blur, in points; 0 for a negative blur or NaN.
  package var sigma: Double { blur > 0 ? blur * Self.sigmaPerBlur : 0 }
}
