/// Letters of one line that one font draws in one look; lengths in points.
struct TextPiece {
  /// The letters in reading order.
  var text: String
  /// From the line's start to the piece's left edge, and the piece's length.
  var left: Double, width: Double
  /// The font that was found for the letters.
  var family: String, weight: Int, isItalic: Bool, size: Double
  /// Space after each letter.
  var spacing: Double = 0
  /// Nil takes the drawing's default.
  var color: SRGBColor?
  /// Behind the letters; nil is none.
  var background: SRGBColor?
  /// The lines under and through the letters.
  var isUnderlined = false, isStruckThrough = false
}
