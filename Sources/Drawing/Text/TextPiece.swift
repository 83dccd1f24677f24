import Foundation

/// Letters of one line that one font draws in one look; lengths in points.
struct TextPiece {
  /// Its place among the line's pieces, from left to right.
  var index: Int
  /// From the line's start to the piece's left edge, and the piece's length.
  var left: Double, width: Double
  /// A box around ink and room, the start of the line's baseline at zero; y down.
  var box: CGRect
  /// The look.
  var run: TextRun
  /// Space after each letter in points.
  var spacing: Double
  /// The starts and ends of words, from the line's start; only for lines that omit spaces.
  var words: [ClosedRange<Double>]
}
