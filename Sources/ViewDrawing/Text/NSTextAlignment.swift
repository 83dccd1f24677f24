/// The alignment of lines of text.
///
/// Source: Apple, "NSTextAlignment" (with UIKit's raw values).
public enum NSTextAlignment: Int, Sendable {
  /// Left-aligned.
  case left = 0
  /// Centred.
  case center = 1
  /// Right-aligned.
  case right = 2
  /// Justified.
  case justified = 3
  /// Aligned with the edge where the text's direction begins.
  case natural = 4
}

/// A treatment of lines that are too long.
///
/// Source: Apple, "NSLineBreakMode".
public enum NSLineBreakMode: Int, Sendable {
  /// Breaks between words.
  case byWordWrapping = 0
  /// Breaks between characters.
  case byCharWrapping = 1
  /// Clips the line.
  case byClipping = 2
  /// Truncates the beginning.
  case byTruncatingHead = 3
  /// Truncates the end.
  case byTruncatingTail = 4
  /// Truncates the middle.
  case byTruncatingMiddle = 5
}

/// A writing direction.
///
/// Source: Apple, "NSWritingDirection".
public enum NSWritingDirection: Int, Sendable {
  /// The text's own direction.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
