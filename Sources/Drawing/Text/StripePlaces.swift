/// The positions of the lines under and through a font's letters, in points.
struct StripePlaces {
  /// From the baseline up to the upper edge of the line below; negative.
  var underline: Double
  /// From the baseline up to the upper edge of the line through.
  var strikethrough: Double
  /// The thickness of both lines.
  var thickness: Double
}
