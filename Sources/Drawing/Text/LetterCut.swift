/// The properties of a font that change the differences between San Francisco's and Inter's letters.
struct LetterCut {
  /// Whether the text is set in the cut for large text.
  let isLarge: Bool
  /// The share of the differences of bold letters: 0 for regular and for large text, 1 at weight 700.
  let boldness: Double

  /// Creates the cut of a size in points and a weight from 100 to 900.
  ///
  /// The share is linear in the weight: other shares for medium and semibold bring no more stored widths within half a point.
  /// The letters of the cut for large text differ in another way: with these differences 23 stored widths from 22 points on
  /// are three times as far off as without.
  init(size: Double, weight: Int) {
    isLarge = size >= DrawnFont.displaySize
    boldness = isLarge ? 0 : Self.share(of: weight)
  }

  /// Returns the position of a weight between regular and bold, from 0 to 1.
  static func share(of weight: Int) -> Double { min(max(Double(weight - 400) / 300, 0), 1) }
}
