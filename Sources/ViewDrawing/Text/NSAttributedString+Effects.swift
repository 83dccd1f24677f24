public import Foundation

// The raw values are those in archives. Source: Apple, "NSAttributedString.Key".
extension NSAttributedString.Key {
  /// A number: the logarithm of the width of characters; stored only.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// A number: the slant of characters; stored only.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// An ``NSAttributedString/TextEffectStyle``; stored only.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// A number: 1 for vertical text; stored only.
  public static let verticalGlyphForm = NSAttributedString.Key("NSVerticalGlyphForm")
  /// Numbers: the embedded directions of a text; stored only.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

extension NSAttributedString {
  /// An effect on the look of characters.
  ///
  /// Source: Apple, "NSAttributedString.TextEffectStyle".
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an effect from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Characters that look pressed into paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

/// Whether text of a direction stands in the other one, or replaces it.
///
/// Source: Apple, "NSWritingDirectionFormatType".
public enum NSWritingDirectionFormatType: Int, Sendable { case embedding = 0, override = 2 }
