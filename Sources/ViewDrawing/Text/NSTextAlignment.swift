/// An alignment of lines of text.
///
/// Source: Apple, "NSTextAlignment" (UIKit's numbers).
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// Filled to both sides.
  case justified = 3
  /// The edge where the text's own direction begins.
  case natural = 4
}

/// A treatment of lines that are too long.
///
/// Source: Apple, "NSLineBreakMode".
public enum NSLineBreakMode: Int, Sendable {
  /// Breaks between words.
  case byWordWrapping = 0
  /// Breaks between letters.
  case byCharWrapping = 1
  /// Cuts off.
  case byClipping = 2
  /// Loses the beginning.
  case byTruncatingHead = 3
  /// Loses the end.
  case byTruncatingTail = 4
  /// Loses the middle.
  case byTruncatingMiddle = 5
}

/// The direction text is written in.
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
