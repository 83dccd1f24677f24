/// The properties of a font that change the differences between San Francisco's and Inter's letters.
struct LetterCut {
  /// Whether the text is set in the cut for large text.
  let isLarge: Bool
  /// The share of the differences of bold letters: 0 for regular text, 1 at weight 700.
  let boldness: Double

  /// The shares by weight.
  private static let shares: [(Double, Double)] = [(400, 0), (500, 0.4), (600, 0.7), (700, 1)]

  /// Creates the cut of a size in points and a weight from 100 to 900.
  init(size: Double, weight: Int) {
    isLarge = size >= DrawnFont.displaySize
    boldness = Tracking.interpolate(Self.shares, Double(weight))
  }
}
