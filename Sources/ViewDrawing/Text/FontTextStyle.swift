/// The text style of a font: `UIFont.TextStyle` and `NSFont.TextStyle`.
///
/// Source: Apple, "UIFont.TextStyle", "NSFont.TextStyle"; the raw values are those in documents. UIKit's sizes apply to
/// the default text size.
public struct FontTextStyle: RawRepresentable, Hashable, Sendable {
  /// The name in documents.
  public var rawValue: String
  /// Creates a style from its name in documents.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// 34 points in UIKit, 26 in AppKit.
  public static let largeTitle = FontTextStyle(rawValue: "UICTFontTextStyleTitle0")
  /// 28 points in UIKit, 22 in AppKit.
  public static let title1 = FontTextStyle(rawValue: "UICTFontTextStyleTitle1")
  /// 22 points in UIKit, 17 in AppKit.
  public static let title2 = FontTextStyle(rawValue: "UICTFontTextStyleTitle2")
  /// 20 points in UIKit, 15 in AppKit.
  public static let title3 = FontTextStyle(rawValue: "UICTFontTextStyleTitle3")
  /// 17 points and semibold in UIKit, 13 and bold in AppKit.
  public static let headline = FontTextStyle(rawValue: "UICTFontTextStyleHeadline")
  /// 15 points in UIKit, 11 in AppKit.
  public static let subheadline = FontTextStyle(rawValue: "UICTFontTextStyleSubhead")
  /// 17 points in UIKit, 13 in AppKit.
  public static let body = FontTextStyle(rawValue: "UICTFontTextStyleBody")
  /// 16 points in UIKit, 12 in AppKit.
  public static let callout = FontTextStyle(rawValue: "UICTFontTextStyleCallout")
  /// 13 points in UIKit, 10 in AppKit.
  public static let footnote = FontTextStyle(rawValue: "UICTFontTextStyleFootnote")
  /// 12 points in UIKit, 10 in AppKit.
  public static let caption1 = FontTextStyle(rawValue: "UICTFontTextStyleCaption1")
  /// 11 points in UIKit, 10 and medium in AppKit.
  public static let caption2 = FontTextStyle(rawValue: "UICTFontTextStyleCaption2")
}
