import Foundation

/// Letters of one line with one font and style; lengths in points.
struct TextPiece {
  /// The index among the line's pieces, from left to right.
  var index: Int
  /// The distance from the line's start to the piece's left edge, and the piece's width.
  var left: Double, width: Double
  /// The bounding box of ink and advance, the start of the line's baseline at zero; y down.
  var box: CGRect
  /// The look.
  var run: TextRun
  /// Space after each letter in points.
  var spacing: Double
  /// The starts and ends of words, from the line's start; only for lines that omit spaces.
  var words: [ClosedRange<Double>]
}
