internal import Drawing
public import Foundation
internal import ViewDrawing

/// Scales values with the text size, like the fonts of a text style.
///
/// A value scales with the style's distance between baselines and is rounded to the nearest pixel.
///
/// - SeeAlso: Apple, "UIFontMetrics", which does not say how. Two measurements that others published agree:
///   17 points of `body` are 16⅓ at size `medium` on a screen of 3 pixels a point (21/22), and 48 at the
///   largest size (62/22); the style's own sizes, 16 and 53, would not give that. Inferred, not documented.
///
/// Unchecked: open for subclasses, as Apple's is; what it stores is constant.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle
  /// The metrics of `body`.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  /// Creates the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// A value in points at the application's text size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }
  /// A value in points at the text size and scale of traits.
  ///
  /// Unspecified traits use the application's text size and the main screen's scale.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let factor = factor(traitCollection)
    let stated = traitCollection?.displayScale ?? 0
    let scale = stated > 0 ? stated : CGFloat(ScreenScale.main)
    let scaled = value * factor
    return factor == 1 || scale <= 0 ? scaled : (scaled * scale).rounded() / scale
  }

  /// The ratio of the text size of traits to the default one.
  private func factor(_ traits: UITraitCollection?) -> CGFloat {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    return style.growth(at: category == .unspecified ? TextSizeChoice.current : category)
  }
  /// The size of a font at the text size of traits, in whole points unless it is the font's own.
  fileprivate func grown(_ size: CGFloat, _ traits: UITraitCollection?) -> CGFloat {
    let factor = factor(traits)
    return factor == 1 ? size : (size * factor).rounded()
  }

  /// A font at the application's text size; it follows changes in labels and fields that adjust their fonts.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  /// A font at the text size of traits.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }
  /// A font at the application's text size, with a maximum size in points; 0 is unlimited.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  /// A font at the text size of traits, with a maximum size in points; 0 is unlimited.
  ///
  /// A font that already scales is returned unchanged. Apple's systems end the program then.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard font.origin == nil else { return font }
    return font.descriptor.scaled(style, maximum: maximumPointSize, by: self, traitCollection)
  }
}

extension FontDescriptor {
  /// The scaled font at the text size of traits.
  func scaled(
    _ style: UIFont.TextStyle, maximum: CGFloat, by metrics: UIFontMetrics,
    _ traits: UITraitCollection?
  ) -> UIFont {
    var scaled = self
    // Sizes of fonts are whole points where other values are whole pixels: 16 points in the style of bodies are 14 and 35
    // points at the smallest and the third accessibility size, in pictures of a public suite on iOS 17.5 at 3x.
    let size = metrics.grown(CGFloat(self.size), traits)
    scaled.size = Double(maximum > 0 ? min(size, maximum) : size)
    return .shared(scaled, origin: .scaled(style, self, maximum: maximum))
  }
}

extension UIFont.TextStyle {
  /// The ratio of a text size to the default one.
  fileprivate func growth(at category: UIContentSizeCategory) -> CGFloat {
    lineDistance(size(at: category)) / lineDistance(size(at: .large))
  }
}
