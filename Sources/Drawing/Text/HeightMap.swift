/// The heights above the baseline to which the outlines of a font move, in points.
///
/// Linear between the descender, the baseline, the x-height, the cap height and the ascender. A step is not flattened
/// below three tenths, so that what is higher than a capital stays so.
struct HeightMap {
  /// Natural heights with the new ones, ascending.
  private var stops: [(from: Double, to: Double)] = []
  /// The factor for what is above the last stop, such as the round top of an f.
  private let overshoot: Double

  /// Creates a map from the heights of a font to others.
  ///
  /// - Parameters:
  ///   - pen: The width of a line that is drawn around outlines; they shrink by half of it on each side.
  ///   - overshoot: The factor for what is above the ascender.
  init(
    from natural: LetterHeights, to wanted: LetterHeights, pen: Double = 0, overshoot: Double = 1
  ) {
    self.overshoot = overshoot
    let half = pen / 2
    let pairs = [
      (-natural.descender, half - wanted.descender), (0, half), (natural.x, wanted.x - half),
      (natural.cap, wanted.cap - half), (natural.ascender, wanted.ascender - half),
    ]
    for (from, to) in pairs {
      guard let last = stops.last else {
        stops.append((from, to))
        continue
      }
      guard from - last.from > 1e-9 else { continue }
      stops.append((from, max(to, last.to + (from - last.from) * 0.3)))
    }
  }

  /// Returns the height to which a height moves.
  func height(_ height: Double) -> Double {
    guard let first = stops.first, let last = stops.last else { return height }
    if height <= first.from { return first.to + height - first.from }
    for (low, high) in zip(stops, stops.dropFirst()) where height <= high.from {
      return low.to + (high.to - low.to) * (height - low.from) / (high.from - low.from)
    }
    return last.to + (height - last.from) * overshoot
  }
}
