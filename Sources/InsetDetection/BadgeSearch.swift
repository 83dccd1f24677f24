/// A search for badges: discs and pills of another colour that extend beyond the core's outline.
///
/// A badge is in front of the core, so it is completely visible: a flat zone with the shape of a disc or pill, which
/// may have holes (its digits). Rays are followed outwards from its outline. Rays over the core continue through the
/// core; other rays soon reach its edge, after the badge's own outline if it has one. The length of these short rays is
/// the width of that outline. A badge has a certain fraction of short rays, is much smaller than the rest of the core,
/// and differs in colour from its background (or has an outline that does).
struct BadgeSearch {
  /// A detected badge.
  struct Badge {
    /// The fill.
    let pill: Pill
    /// The width of the outline in pixels, including the antialiased edge.
    let border: Double
    /// The confidence that the pill is a badge, 0 to 1.
    let confidence: Double
  }

  let pixels: PixelBuffer
  let mask: CoreMask

  /// The minimum area of a zone, in pixels.
  private static let minimumArea = 12
  /// The maximum fraction of the core that a badge covers.
  private static let largestShare = 0.45
  /// The minimum overlap of a zone and its pill (their intersection over their union), reduced for small zones by the
  /// second number over their width in pixels.
  private static let minimumOverlap = (large: 0.82, small: 0.6)
  /// The maximum fraction of the area between the pill and its bounding rectangle that a zone may cover.
  private static let maximumCornerShare = 0.5
  /// The amount by which the overlap of a quarter may be smaller than the whole one.
  private static let quarterTolerance = 0.12
  /// The minimum fraction of short rays.
  private static let minimumShortShare = 0.15
  /// The maximum fraction of a pill's outline without pixels: tips and wedges are not pills.
  private static let maximumMissingShare = 0.04
  /// The minimum difference from the surrounding colour, of 255.
  private static let minimumContrast = 44

  /// The maximum distance of colours that count as equal to a badge's, of 255.
  private static let likeness = 30
  /// The maximum fraction of the core with the colour of a badge without an outline.
  private static let maximumLikeness = 0.4
  /// The maximum confidence of a badge whose colour also occurs elsewhere, or whose outline is too wide.
  private static let familiar = 0.45
  /// The maximum width of an outline, as a fraction of the radius, plus an allowance for antialiasing in pixels.
  private static let maximumBorder = (share: 0.3, smoothing: 2.0)
  /// The minimum width of an outline, and the fraction of short rays above which a badge touches nothing.
  private static let minimumBorder = 1.5
  private static let allShort = 0.9
  /// The maximum number of badges that are reported.
  private static let maximumBadges = 6

  /// Returns the badges that extend beyond the core, most certain first.
  func badges() -> [Badge] {
    let total = mask.marks.reduce(0) { $0 + ($1 ? 1 : 0) }
    let most = Int(Double(total) * Self.largestShare)
    let zones = FlatZones(pixels, in: mask.full, least: Self.minimumArea, most: most).zones
    let found = zones.compactMap { badge($0) }
    return Array(found.sorted { $0.confidence > $1.confidence }.prefix(Self.maximumBadges))
  }

  private func badge(_ zone: FlatZones.Zone) -> Badge? {
    let box = zone.box
    let (short, long) = (min(box.width, box.height), max(box.width, box.height))
    guard short >= 3, long <= 4 * short else { return nil }
    let pill = Pill(filling: box)
    let fit = Fit(zone, pill, pixels.width)
    // A rectangle overlaps a pill well, but fills its corners.
    guard fit.cornerShare <= Self.maximumCornerShare else { return nil }
    let least = Self.minimumOverlap.large - Self.minimumOverlap.small / Double(short)
    guard fit.overlap >= least, fit.smallestQuarterOverlap >= least - Self.quarterTolerance,
      let rays = shortRays(pill)
    else { return nil }
    let contrast = contrast(zone, pill, rays.border)
    guard contrast >= Self.minimumContrast else { return nil }
    let likeness = likeness(zone, pill, rays.border)
    let isApart = rays.border >= Self.minimumBorder || rays.share >= Self.allShort
    // A part of the core beyond a band has the core's colour and no outline.
    if likeness.ofCore >= Self.maximumLikeness, !isApart { return nil }
    let isThick =
      rays.border > Self.maximumBorder.share * pill.radius + Self.maximumBorder.smoothing
    let doubt = likeness.ofZone >= 1 || isThick ? Self.familiar : 1
    let shape = min(1, 0.5 + (fit.overlap - least) / 0.12)
    let colour = min(1, Double(contrast) / 60)
    return Badge(pill: pill, border: rays.border, confidence: shape * colour * doubt)
  }

  /// The fit of a pill to a zone with its holes.
  private struct Fit {
    /// The intersection as a fraction of the union.
    var overlap = 0.0
    /// The overlap in the worst of the four quarters: a badge is completely visible, while a wedge lacks a quarter.
    var smallestQuarterOverlap = 1.0
    /// The fraction of the pixels between the pill and its bounding rectangle that the zone covers.
    var cornerShare = 0.0

    init(_ zone: FlatZones.Zone, _ pill: Pill, _ width: Int) {
      let box = zone.box
      var first = [Int](repeating: Int.max, count: box.height)
      var last = [Int](repeating: -1, count: box.height)
      for at in zone.pixels {
        let (x, y) = (at % width, at / width - box.top)
        first[y] = min(first[y], x)
        last[y] = max(last[y], x)
      }
      var both = [0, 0, 0, 0]
      var either = [0, 0, 0, 0]
      var corners = (all: 0, filled: 0)
      for y in 0..<box.height {
        for x in box.left..<box.right {
          let isZone = x >= first[y] && x <= last[y]
          let isPill = pill.distance(Double(x) + 0.5, Double(y + box.top) + 0.5) <= 0
          let quarter = (2 * y >= box.height ? 2 : 0) + (2 * (x - box.left) >= box.width ? 1 : 0)
          if isZone && isPill { both[quarter] += 1 }
          if isZone || isPill { either[quarter] += 1 }
          if !isPill {
            corners.all += 1
            if isZone { corners.filled += 1 }
          }
        }
      }
      overlap = Double(both.reduce(0, +)) / Double(max(1, either.reduce(0, +)))
      smallestQuarterOverlap = zip(both, either).map { Double($0) / Double(max(1, $1)) }.min() ?? 0
      cornerShare = Double(corners.filled) / Double(max(1, corners.all))
    }
  }

  /// Returns the rays that soon leave the marked pixels; nil if there are too few.
  private func shortRays(_ pill: Pill) -> (border: Double, share: Double)? {
    let limit = max(4, pill.radius * 0.6 + 1)
    let outline = pill.outline
    var lengths: [Double] = []
    var missing = 0
    for point in outline {
      if !isMarked(point.x - point.dx * 1.2, point.y - point.dy * 1.2) { missing += 1 }
      var length = 0.5
      while length <= limit, isMarked(point.x + point.dx * length, point.y + point.dy * length) {
        length += 0.5
      }
      if length <= limit { lengths.append(length - 0.5) }
    }
    guard Double(missing) <= Self.maximumMissingShare * Double(outline.count) else { return nil }
    let share = Double(lengths.count) / Double(outline.count)
    guard share >= Self.minimumShortShare else { return nil }
    lengths.sort()
    // Near the core, rays graze it, so the longest ones are ignored.
    let border = lengths[lengths.count * 6 / 10]
    return (border, share)
  }

  private func isMarked(_ x: Double, _ y: Double) -> Bool {
    guard x >= 0, y >= 0 else { return false }
    let (column, row) = (Int(x), Int(y))
    guard column < mask.width, row < mask.height else { return false }
    return mask.marks[row * mask.width + column]
  }

  /// Returns the contrast of a zone with the surrounding core, or with its own outline.
  private func contrast(_ zone: FlatZones.Zone, _ pill: Pill, _ border: Double) -> Int {
    var around: [Int] = [0, 0, 0]
    var count = 0
    let reach = Int(border) + 6
    let box = PixelRect(
      left: max(0, zone.box.left - reach), top: max(0, zone.box.top - reach),
      right: min(mask.width, zone.box.right + reach),
      bottom: min(mask.height, zone.box.bottom + reach))
    for y in box.top..<box.bottom {
      for x in box.left..<box.right where mask.full[y * mask.width + x] {
        let distance = pill.distance(Double(x) + 0.5, Double(y) + 0.5)
        guard distance > border + 1.5, distance <= border + 5 else { continue }
        count += 1
        for part in 0..<3 { around[part] += Int(pixels.bytes[(y * mask.width + x) * 4 + part]) }
      }
    }
    guard count > 0 else { return contrastWithAll(zone) }
    return (0..<3).map { abs(around[$0] / count - zone.color[$0]) }.max() ?? 0
  }

  /// Returns the number of the core's other pixels with a zone's colour, as a fraction of the core and of the zone.
  private func likeness(
    _ zone: FlatZones.Zone, _ pill: Pill, _ border: Double
  ) -> (ofCore: Double, ofZone: Double) {
    let around = zone.box.grown(Int(border) + 2)
    var like = 0
    var all = 0
    for at in 0..<mask.full.count where mask.full[at] {
      if around.contains(at % mask.width, at / mask.width) { continue }
      all += 1
      if pixels.difference(at, from: zone.color) <= Self.likeness { like += 1 }
    }
    return (Double(like) / Double(max(1, all)), Double(like) / Double(zone.pixels.count))
  }

  /// Returns the contrast of a zone that touches nothing with the mean colour of all pixels.
  private func contrastWithAll(_ zone: FlatZones.Zone) -> Int {
    var sums = [0, 0, 0]
    var count = 0
    for at in 0..<mask.full.count where mask.full[at] {
      count += 1
      for part in 0..<3 { sums[part] += Int(pixels.bytes[at * 4 + part]) }
    }
    count -= zone.pixels.count
    guard count > 0 else { return 0 }
    return (0..<3).map { part in
      abs((sums[part] - zone.color[part] * zone.pixels.count) / count - zone.color[part])
    }.max() ?? 0
  }
}
