internal import Foundation

extension UIFont {
  /// What a text is for.
  ///
  /// Source: Apple, "UIFont.TextStyle"; the raw values are those of documents.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name in documents.
    public var rawValue: String
    /// A style from its name in documents.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// From baseline to baseline in points at the default content size.
    ///
    /// Larger than a line, so that lines of a style stand apart (two of `body` are 42.5 high, not 41).
    /// Source: as `defaultSize`; stored labels of two and more lines agree.
    var lineDistance: CGFloat {
      switch self {
      case .largeTitle: 41
      case .title1: 34
      case .title2: 28
      case .title3: 25
      case .subheadline: 20
      case .callout: 21
      case .footnote: 18
      case .caption1: 16
      case .caption2: 13
      default: 22
      }
    }

    /// Size in points and weight at the default ("large") content size.
    ///
    /// Source: Apple, Human Interface Guidelines, "Typography".
    var defaultSize: (CGFloat, Weight) {
      switch self {
      case .largeTitle: (34, .regular)
      case .title1: (28, .regular)
      case .title2: (22, .regular)
      case .title3: (20, .regular)
      case .headline: (17, .semibold)
      case .subheadline: (15, .regular)
      case .callout: (16, .regular)
      case .footnote: (13, .regular)
      case .caption1: (12, .regular)
      case .caption2: (11, .regular)
      default: (17, .regular)
      }
    }
  }
}
