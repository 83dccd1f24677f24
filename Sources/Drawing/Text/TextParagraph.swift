/// How lines are broken and placed; lengths in points.
package struct TextParagraph: Hashable, Sendable {
  /// Where lines start.
  package enum Alignment: Hashable, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// Filled to both sides, the last line as `natural`.
    case justified
    /// Where the text's own direction begins.
    case natural
  }

  /// What happens to a line that is too long.
  package enum LineBreak: Hashable, Sendable {
    /// Breaks between words, inside a word only when it is wider than the line.
    case wordWrapping
    /// Breaks anywhere between letters.
    case charWrapping
    /// The last allowed line is not broken and may stick out.
    case clipping
    /// The last allowed line loses its beginning.
    case truncatingHead
    /// The last allowed line loses its end.
    case truncatingTail
    /// The last allowed line loses its middle.
    case truncatingMiddle
  }

  /// Where lines start.
  package var alignment: Alignment = .natural
  /// What happens to a line that is too long.
  package var lineBreak: LineBreak = .wordWrapping
  /// Extra space between lines.
  package var lineSpacing: Double = 0
  /// Extra space between paragraphs.
  package var paragraphSpacing: Double = 0
  /// Factor on the line height; 0 means 1.
  package var lineHeightMultiple: Double = 0
  /// Smallest line height; 0 is none.
  package var minimumLineHeight: Double = 0
  /// Largest line height; 0 is none.
  package var maximumLineHeight: Double = 0

  /// Natural alignment, word wrapping, no extra space.
  package init(alignment: Alignment = .natural, lineBreak: LineBreak = .wordWrapping) {
    self.alignment = alignment
    self.lineBreak = lineBreak
  }
}
