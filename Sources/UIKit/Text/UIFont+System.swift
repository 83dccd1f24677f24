import Drawing
public import Foundation

extension UIFont {
  /// The system font, regular.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: FontDescriptor(size: Double(fontSize), weight: Double(weight.rawValue)))
  }

  /// The system font, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: FontDescriptor(size: Double(fontSize), isItalic: true))
  }

  /// The system's fixed-width font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: FontDescriptor(
        kind: .monospaced, size: Double(fontSize), weight: Double(weight.rawValue)))
  }

  /// The system font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: FontDescriptor(
        size: Double(fontSize), weight: Double(weight.rawValue), hasMonospacedDigits: true))
  }

  /// The font of a text style at the default content size; an unknown style is as `body`.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let (size, weight) = style.defaultSize
    let leading = Double(style.lineDistance) - FontMetrics.systemLineHeight * Double(size)
    return UIFont(
      descriptor: FontDescriptor(
        size: Double(size), weight: Double(weight.rawValue), leading: leading),
      textStyle: style)
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
