/// The level of alpha of the core.
///
/// Cores are even: as many of their pixels as do not lie on an edge have one alpha. Shadows and glows
/// fall off, so their pixels spread over all levels. The level is the band of the histogram that weighs
/// most, a pixel counting by its alpha, such that a shadow without blur, which is as even as its core but
/// never larger, does not win.
struct Plateau {
  /// The alpha of the core.
  let level: Int
  /// From here on a pixel is the core's.
  let threshold: Int
  /// The share of the visible pixels on the level, 0 to 1.
  let share: Double

  /// Whether the core hides what is behind it.
  var isOpaque: Bool { level >= 250 }
  /// Whether another level is nearly as frequent: the core may be translucent, and what is opaque its badge.
  let hasRival: Bool

  /// The alpha below which a pixel is invisible.
  static let visible = 8
  /// The faintest core.
  private static let faintest = 64
  /// The minimum share of visible pixels on the level.
  private static let minimumShare = 0.03
  /// The tolerance of the level of the core's pixels: the content behind a translucent one adds more.
  private static let opaqueTolerance = 8
  private static let translucentTolerance = 14
  /// The alpha above which a core is opaque and its pixels have one level; the content behind a translucent one
  /// varies its levels.
  private static let minimumOpaque = 246
  private static let reach = 9
  /// The faintest level of a core beside which another is opaque: shadows are fainter.
  private static let faintestRival = 150
  /// The maximum part of a shadow that shines through a translucent core.
  private static let shineThrough = 48

  /// Creates the level of a picture; nil when nothing is seen or nothing is even.
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
    // The band of an opaque core ends at 255, so it is found two levels lower or at its end.
    if best.level >= 251 {
      level = 255
      threshold = level - Self.opaqueTolerance
    } else {
      threshold = Self.valley(counts, below: best.level)
      level = min(best.level, threshold + Self.translucentTolerance)
    }
  }

  /// The least frequent level below a translucent core's.
  ///
  /// It lies between what shines through the core and what is beside it. Where several are equal it is the
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
