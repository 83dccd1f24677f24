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
  /// A text: the language of a text, such as `de`; stored only.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
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

// Attributes that a screen reader reads; stored only. The raw values are Apple's.
extension NSAttributedString.Key {
  /// A Boolean: whether each punctuation mark is spoken.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// A text: the language, such as `en-GB`.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// A number: the pitch, from 0 to 2.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch")
  /// A Boolean: whether an announcement waits for the one before.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// A text: the pronunciation in the international phonetic alphabet.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// A Boolean: whether each letter is spoken.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  /// A number: the level of a heading, 0 for none.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// Texts: what a text is beside its words.
  public static let accessibilityTextCustom = NSAttributedString.Key(
    "UIAccessibilityTextAttributeCustom")
}
