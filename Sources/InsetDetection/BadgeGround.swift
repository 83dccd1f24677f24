/// The background of a badge, and whether it is plain enough that a differing part was added on top.
///
/// A picture with many colours has parts that are discs, such as eyes, wheels, buttons or gems. A disc of another
/// colour is evidence of a badge only on a core with one colour, or with colours that change slowly.
struct BadgeGround {
  /// The fraction of the core's flat pixels that its largest zone covers, 0 to 1.
  let plainShare: Double
  /// The fraction of the core that is not connected with its largest piece, 0 to 1.
  let apartShare: Double

  /// Whether the core contains other discs and pills.
  let hasOtherDiscs: Bool

  /// The minimum fraction of a plain core with one colour; antialiased edges and small signs cover the rest.
  private static let minimumPlainShare = 0.6
  /// The maximum fraction of a plain core that may be disconnected.
  private static let maximumApartShare = 0.2

  /// Whether a disc of another colour on this background is a badge rather than a part.
  var isPlain: Bool {
    plainShare >= Self.minimumPlainShare && apartShare <= Self.maximumApartShare && !hasOtherDiscs
  }

  /// Creates the background of a core without its badges.
  ///
  /// - Complexity: O(pixels).
  init(_ pixels: PixelBuffer, _ split: CoreSplit, candidates: [BadgeSearch.Badge]) {
    let width = pixels.width
    hasOtherDiscs = candidates.contains { one in
      let (x, y) = (Int(one.pill.middle.x), Int(one.pill.middle.y))
      return split.core[min(y, pixels.height - 1) * width + min(x, width - 1)]
    }
    var isFlat = FlatZones.flatPixels(pixels, in: split.core)
    var zones: [(count: Int, sum: [Int])] = []
    var all = 0
    for at in 0..<isFlat.count where isFlat[at] {
      let members = FlatZones.flood(from: at, &isFlat, width)
      all += members.count
      zones.append((members.count, pixels.meanColor(members)))
    }
    // Parts of one colour belong to one picture.
    var best = 0
    for zone in zones where zone.count * 10 > all {
      var sum = 0
      for other in zones where zip(zone.sum, other.sum).allSatisfy({ abs($0 - $1) <= 30 }) {
        sum += other.count
      }
      best = max(best, sum)
    }
    let core = split.core.reduce(0) { $0 + ($1 ? 1 : 0) }
    plainShare = Double(best) / Double(max(1, core))
    var marks = split.core
    var largest = 0
    for at in 0..<marks.count where marks[at] {
      largest = max(largest, FlatZones.flood(from: at, &marks, width).count)
    }
    apartShare = 1 - Double(largest) / Double(max(1, core))
  }
}
