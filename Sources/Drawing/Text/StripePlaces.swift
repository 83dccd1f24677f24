/// Where a font has the lines under and through its letters, in points.
struct StripePlaces {
  /// From the baseline up to the upper edge of the line below; negative.
  var underline: Double
  /// From the baseline up to the upper edge of the line through.
  var strikethrough: Double
  /// How thick both are.
  var thickness: Double
}
