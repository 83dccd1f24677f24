internal import Drawing
internal import Foundation

extension NSFont {
  /// The purpose of a text.
  ///
  /// Source: Apple, "NSFont.TextStyle".
  public typealias TextStyle = FontTextStyle

  /// An option for a text style's font; no option is defined.
  ///
  /// Source: Apple, "NSFont.TextStyleOptionKey".
  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The font of a text style; macOS has a single size for each.
  public class func preferredFont(
    forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
  ) -> NSFont {
    let metrics = style.metrics
    let leading = metrics.lineDistance - FontMetrics.systemLineHeight * metrics.size
    return NSFont(
      descriptor: FontDescriptor(
        size: metrics.size, weight: Double(metrics.weight.rawValue), leading: leading))
  }
}

extension NSFont.TextStyle {
  /// The size and baseline distance, both in points, and the weight; an unknown style is read as `body`.
  ///
  /// Source: Apple, Human Interface Guidelines, "Typography" (macOS built-in text styles).
  var metrics: (size: Double, lineDistance: Double, weight: NSFont.Weight) {
    switch self {
    case .largeTitle: (26, 32, .regular)
    case .title1: (22, 26, .regular)
    case .title2: (17, 22, .regular)
    case .title3: (15, 20, .regular)
    case .headline: (13, 16, .bold)
    case .callout: (12, 15, .regular)
    case .subheadline: (11, 14, .regular)
    case .footnote, .caption1: (10, 13, .regular)
    case .caption2: (10, 13, .medium)
    default: (13, 16, .regular)
    }
  }
}
