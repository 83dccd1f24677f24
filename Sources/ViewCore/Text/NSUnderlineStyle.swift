/// How text is underlined or struck through.
///
/// Source: Apple, "NSUnderlineStyle".
///
/// Every style but none is drawn as a single line.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A style from bits.
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
  /// Only under words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
