package import Drawing

/// A style of underlines and strikethroughs.
///
/// Source: Apple, "NSUnderlineStyle".
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a style from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dotted.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashed.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash followed by two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Lines only under words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The style for the drawing module; nil for no line.
  ///
  /// A pattern alone does not draw a line.
  package func stripe(color: CGColor?) -> TextStripe? {
    guard rawValue & 0xF != 0 else { return nil }
    var stripe = TextStripe()
    stripe.isThick = rawValue & 2 != 0
    stripe.isDouble = rawValue & 9 == 9
    stripe.pattern = TextStripe.Pattern(rawValue: (rawValue >> 8) & 7) ?? .solid
    stripe.isByWord = rawValue & Self.byWord.rawValue != 0
    stripe.color = color
    return stripe
  }
}
