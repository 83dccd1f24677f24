/// The line breaking and positioning of paragraphs; lengths are in points.
package struct TextParagraph: Hashable, Sendable {
  /// The alignment of lines.
  package enum Alignment: Hashable, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// Filled to both sides, the last line as `natural`.
    case justified
    /// The edge where the text's own direction begins.
    case natural
  }

  /// The treatment of lines that are too long.
  package enum LineBreak: Hashable, Sendable {
    /// Breaks between words, and inside a word only if it is wider than the line.
    case wordWrapping
    /// Breaks between characters.
    case charWrapping
    /// Does not break the last allowed line, which may extend beyond the width.
    case clipping
    /// Replaces the beginning of the last allowed line with an ellipsis.
    case truncatingHead
    /// Replaces the end of the last allowed line with an ellipsis.
    case truncatingTail
    /// Replaces the middle of the last allowed line with an ellipsis.
    case truncatingMiddle
  }

  /// The reading direction of a paragraph.
  package enum Direction: Hashable, Sendable {
    /// The direction of the first character that has one.
    case natural
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
  }

  /// A tab stop.
  package struct TabStop: Hashable, Sendable {
    /// The distance from the edge where lines begin, in points.
    package var location: Double
    /// The alignment of the text after the tab at the stop.
    package var alignment: Alignment

    /// Creates a stop.
    package init(location: Double, alignment: Alignment = .natural) {
      self.location = location
      self.alignment = alignment
    }
  }

  /// The alignment of lines.
  package var alignment: Alignment = .natural
  /// The treatment of lines that are too long.
  package var lineBreak: LineBreak = .wordWrapping
  /// Extra space between lines.
  package var lineSpacing: Double = 0
  /// Extra space below the paragraph when another follows.
  package var paragraphSpacing: Double = 0
  /// The extra space above the paragraph when one precedes it.
  package var paragraphSpacingBefore: Double = 0
  /// The indent of the first line from the edge where lines begin.
  package var firstLineHeadIndent: Double = 0
  /// The indent of the other lines from the edge where lines begin.
  package var headIndent: Double = 0
  /// The end of lines: if positive, relative to the edge where they begin, otherwise to the opposite edge.
  package var tailIndent: Double = 0
  /// The tab stops, in order.
  package var tabStops: [TabStop] = TextParagraph.standardTabStops
  /// The distance between stops after the last one; 0 means 28 points.
  package var defaultTabInterval: Double = 0
  /// The reading direction.
  package var direction = Direction.natural
  /// The factor for line heights; 0 means 1.
  package var lineHeightMultiple: Double = 0
  /// The minimum line height; 0 for no minimum.
  package var minimumLineHeight: Double = 0
  /// The maximum line height; 0 for no maximum.
  package var maximumLineHeight: Double = 0

  /// The default interval of tab stops: 28 points.
  ///
  /// Source: Apple, "tabStops": twelve left stops, 28 points apart.
  package static let standardTabInterval = 28.0
  /// The default stops of a paragraph.
  package static let standardTabStops = (1...12).map {
    TabStop(location: Double($0) * standardTabInterval)
  }

  /// Creates a style with natural alignment, word wrapping and no extra space.
  package init(alignment: Alignment = .natural, lineBreak: LineBreak = .wordWrapping) {
    self.alignment = alignment
    self.lineBreak = lineBreak
  }
}

extension TextParagraph {
  /// Returns the indent of a line from the edge where lines begin, in points; never negative.
  func head(isFirst: Bool) -> Double {
    Self.length(isFirst ? firstLineHeadIndent : headIndent)
  }

  /// Returns the distance from the edge where lines begin to their end; nil without an end.
  func tail(width: Double?) -> Double? {
    let tail = tailIndent.isFinite ? tailIndent : 0
    if tail > 0 { return min(tail, width ?? tail) }
    return width.map { max(0, $0 + tail) }
  }

  /// The width that a negative tail indent reserves at the ends of lines, in points.
  var freeTail: Double { Self.length(-tailIndent) }

  private static func length(_ value: Double) -> Double {
    value.isFinite ? min(max(value, 0), 1e6) : 0
  }
}
