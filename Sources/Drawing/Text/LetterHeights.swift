/// The heights of San Francisco's letters, as fractions of the size.
///
/// Measured in pictures of one word at twelve sizes that iOS 26 recorded (`Documentation/Decisions/letter-heights.md`).
/// Capitals are as high at every size; between 17 and 28 points small letters become lower, and ascenders and descenders
/// shorter.
struct LetterHeights: Hashable, Sendable {
  /// The height of a flat capital letter.
  var cap: Double
  /// The height of a flat lower-case letter.
  var x: Double
  /// The height of the letter l.
  var ascender: Double
  /// The depth of the letter p; positive.
  var descender: Double

  /// The measured x-height, ascender and descender, by size in points.
  private static let bySize: [(size: Double, heights: LetterHeights)] = [
    (17, LetterHeights(cap: capital, x: 0.5265, ascender: 0.7354, descender: 0.1758)),
    (19, LetterHeights(cap: capital, x: 0.5248, ascender: 0.7326, descender: 0.1753)),
    (21, LetterHeights(cap: capital, x: 0.5193, ascender: 0.7236, descender: 0.1739)),
    (23, LetterHeights(cap: capital, x: 0.5139, ascender: 0.7147, descender: 0.1725)),
    (28, LetterHeights(cap: capital, x: 0.5078, ascender: 0.7046, descender: 0.1709)),
  ]
  /// The height of a capital letter of San Francisco at every size.
  static let capital = 0.7046

  /// Returns San Francisco's heights at a size in points; linear between the measured sizes.
  static func system(size: Double) -> LetterHeights {
    guard let above = bySize.firstIndex(where: { size < $0.size }) else {
      return bySize[bySize.count - 1].heights
    }
    guard above > 0 else { return bySize[0].heights }
    let (low, high) = (bySize[above - 1], bySize[above])
    let share = (size - low.size) / (high.size - low.size)
    func between(_ height: KeyPath<LetterHeights, Double>) -> Double {
      low.heights[keyPath: height] * (1 - share) + high.heights[keyPath: height] * share
    }
    return LetterHeights(
      cap: capital, x: between(\.x), ascender: between(\.ascender), descender: between(\.descender))
  }

  /// Returns these heights times a factor.
  func scaled(by factor: Double) -> LetterHeights {
    LetterHeights(
      cap: cap * factor, x: x * factor, ascender: ascender * factor, descender: descender * factor)
  }
}
