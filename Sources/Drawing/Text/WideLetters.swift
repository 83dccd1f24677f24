/// Chinese and Japanese characters, which Apple's fonts set one em wide, and emoji, which have a few points more than their
/// size, regardless of the drawing font.
///
/// San Francisco has none of them: PingFang, Hiragino and Apple Color Emoji draw them, without its tracking. Hangul is narrower
/// and not known well enough.
///
/// - SeeAlso: `Rules/Sizes.md#letters-of-chinese-and-japanese`, `Rules/Sizes.md#emoji`.
enum WideLetters {
  /// Returns the mean difference between the widths of a text's wide characters and those that are drawn, in em; 0 for a text
  /// without any.
  ///
  /// Complexity: O(letters); without any, one look at the bytes.
  static func meanExcess(
    of text: String, size: Double, tracking: Double, in face: FontFace
  ) -> Double {
    // The first wide letter, U+2E80, begins with this byte; letters of Europe begin with smaller ones.
    guard text.utf8.contains(where: { $0 >= 0xE2 }) else { return 0 }
    var (sum, count) = (0.0, 0.0)
    for letter in text {
      count += 1
      guard let scalar = letter.unicodeScalars.first else { continue }
      let width: Double
      if isWide(scalar) {
        width = 1
      } else if isEmoji(letter, scalar), size > 0 {
        width = 1 + emojiRoom(size: size) / size
      } else {
        continue
      }
      sum += width - FontLibrary.shared.advance(of: letter, face) - tracking
    }
    return count > 0 ? sum / count : 0
  }

  /// Whether a character is a coloured picture: by itself, or by the selector behind it.
  private static func isEmoji(_ letter: Character, _ first: Unicode.Scalar) -> Bool {
    first.properties.isEmojiPresentation || letter.unicodeScalars.contains("\u{FE0F}")
  }

  /// The difference between the width of an emoji and its size, in points: largest at 18 points.
  ///
  /// - SeeAlso: `Rules/Sizes.md#emoji`.
  private static func emojiRoom(size: Double) -> Double {
    4.5 + max(0, 1.3 - abs(size - 18) * 0.16)
  }

  /// Whether Unicode classifies a character as wide or full-width (East Asian Width, UAX #11), without Hangul and
  /// emoji.
  static func isWide(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x2E80...0x303E, 0x3041...0x312F, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
