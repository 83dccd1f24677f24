import Drawing
public import Foundation

extension UIFont {
  /// The system font, regular.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    .shared(FontDescriptor(size: Double(fontSize), weight: Double(weight.rawValue)))
  }

  /// The system font, semibold, as Apple's function of this name gives it: its stems are 4.0 points wide at
  /// 32 in Apple's pictures, those of Inter 4.2 in semibold and 4.9 in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The system font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    .shared(FontDescriptor(size: Double(fontSize), isItalic: true))
  }

  /// The system's fixed-width font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    .shared(
      FontDescriptor(
        kind: .monospaced, size: Double(fontSize), weight: Double(weight.rawValue)))
  }

  /// The system font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    .shared(
      FontDescriptor(
        size: Double(fontSize), weight: Double(weight.rawValue), hasMonospacedDigits: true))
  }

  /// The font of a text style at the application's text size; an unknown style is treated as `body`.
  ///
  /// - SeeAlso: ``UIApplication/preferredContentSizeCategory``.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    font(style, TextSizeChoice.current)
  }

  /// The font of a text style at the text size of traits; unspecified traits use the application's.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory ?? .unspecified
    return font(style, category == .unspecified ? TextSizeChoice.current : category)
  }

  private class func font(_ style: TextStyle, _ category: UIContentSizeCategory) -> UIFont {
    let size = style.size(at: category)
    let leading = Double(style.lineDistance(size)) - FontMetrics.systemLineHeight * Double(size)
    return .shared(
      FontDescriptor(
        size: Double(size), weight: Double(style.weight.rawValue), leading: leading),
      origin: .style(style))
  }

  /// The same font at the text size of traits; nil for a font that does not scale.
  func following(_ traits: UITraitCollection) -> UIFont? {
    switch origin {
    case nil: nil
    case .style(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
    case .scaled(let style, let font, let maximum):
      font.scaled(style, maximum: maximum, by: UIFontMetrics(forTextStyle: style), traits)
    }
  }

  /// Size of label text: 17.
  public class var labelFontSize: CGFloat { 17 }
  /// Size of button text: 18.
  public class var buttonFontSize: CGFloat { 18 }
  /// Standard size: 14.
  public class var systemFontSize: CGFloat { 14 }
  /// Small size: 12.
  public class var smallSystemFontSize: CGFloat { 12 }
}
