/// The level of alpha of the core.
///
/// Cores are even: all their pixels except those on an edge have the same alpha. Shadows and glows fall off, so their
/// pixels are distributed over all levels. The level is the band of the histogram with the largest weight, where a
/// pixel counts by its alpha; so a shadow without blur, which is as even as its core but never larger, is not selected.
struct Plateau {
  /// The alpha of the core.
  let level: Int
  /// The minimum alpha of the core's pixels.
  let threshold: Int
  /// The fraction of the visible pixels at the level, 0 to 1.
  let share: Double

  /// Whether the core is opaque.
  var isOpaque: Bool { level >= 250 }
  /// Whether another level is nearly as frequent, so that the core may be translucent and the opaque part its badge.
  let hasRival: Bool

  /// The alpha below which a pixel is invisible.
  static let visible = 8
  /// The minimum level of a core.
  private static let faintest = 64
  /// The minimum fraction of visible pixels at the level.
  private static let minimumShare = 0.03
  /// The tolerance for the level of an opaque core's pixels; content behind a translucent core adds more variation.
  private static let opaqueTolerance = 8
  private static let translucentTolerance = 14
  /// The minimum alpha of an opaque core, whose pixels have one level; content behind a translucent core varies its
  /// levels.
  private static let minimumOpaque = 246
  private static let reach = 9
  /// The minimum level of a core next to an opaque one; shadows are fainter.
  private static let faintestRival = 150
  /// The maximum alpha that a shadow adds through a translucent core.
  private static let shineThrough = 48

  /// Creates the level of a picture; nil if it has no visible or no even part.
  init?(_ alphas: [UInt8]) {
    var counts = [Int](repeating: 0, count: 256)
    for alpha in alphas { counts[Int(alpha)] += 1 }
    let seen = counts[Self.visible...].reduce(0, +)
    guard seen > 0 else { return nil }
    var best = (weight: 0, level: 0, count: 0)
    for level in Self.faintest...255 {
      let reach = level > Self.minimumOpaque ? 2 : Self.reach
      let band = max(level - reach, 0)...min(level + reach, 255)
      let count = band.reduce(0) { $0 + counts[$1] }
      if count * level >= best.weight { best = (count * level, level, count) }
    }
    var rival = 0
    for level in Self.faintestRival..<Self.minimumOpaque
    where abs(level - best.level) > 2 * Self.reach {
      let band = counts[(level - Self.reach)...min(level + Self.reach, 255)]
      rival = max(rival, band.reduce(0, +) * level)
    }
    hasRival = rival * 2 > best.weight
    share = Double(best.count) / Double(seen)
    guard share >= Self.minimumShare else { return nil }
    // The band of an opaque core ends at 255, so its level is two lower or at its end.
    if best.level >= 251 {
      level = 255
      threshold = level - Self.opaqueTolerance
    } else {
      threshold = Self.valley(counts, below: best.level)
      level = min(best.level, threshold + Self.translucentTolerance)
    }
  }

  /// Returns the least frequent level below a translucent core's.
  ///
  /// It separates pixels that are visible through the core from those next to it. Of several equal levels it is the
  /// highest.
  private static func valley(_ counts: [Int], below level: Int) -> Int {
    let highest = level - translucentTolerance
    let lowest = max(faintest / 2, level - shineThrough)
    var best = (count: Int.max, level: highest)
    for level in stride(from: highest, through: lowest, by: -1) {
      let count = counts[(level - 2)...(level + 2)].reduce(0, +)
      if count < best.count { best = (count, level) }
    }
    return best.level
  }
}
