/// Whether the core's outermost parts are of the core.
///
/// What sticks out in a colour that the core has nowhere else, and was not taken for a badge, may be one all
/// the same: one that is neither disc nor pill, or whose outline is broken. What sticks out in the core's own
/// colour is a part of it.
struct Extremities {
  /// Whether one of the four ends is a part of its own colour.
  private(set) var hasStranger = false

  /// How far in from an end its colour is looked for: in pixels, and as a part of the core's side.
  private static let depth = 6
  private static let depthPart = 7
  /// How far a zone's edge is smoothed, in pixels.
  private static let edge = 2
  /// The least share of the core's pixels by which a zone says how far the core reaches.
  private static let leastShare = 0.02
  /// The least difference of the colours, of 255.
  private static let leastContrast = 44
  /// How near to a colour another is the same, of 255.
  private static let likeness = 30
  /// A part with this share of the core's pixels is no ornament.
  private static let largestShare = 0.4
  /// A part that goes across so much of the core is a band of it.
  private static let longest = 0.8
  /// The least number of pixels by which a part sticks out.
  private static let leastOverhang = 2

  private let pixels: PixelBuffer
  private let core: [Bool]

  /// Connected pixels of nearly one colour.
  private struct Zone {
    let count: Int
    let color: [Int]
    let box: PixelRect

    init(_ members: [Int], _ pixels: PixelBuffer) {
      count = members.count
      color = pixels.meanColor(members)
      box = PixelRect(of: members, width: pixels.width)
    }
  }

  /// Looks at the ends of a core that lie on a rectangle.
  ///
  /// - Complexity: O(pixels).
  init(_ pixels: PixelBuffer, _ core: [Bool], box: PixelRect) {
    self.pixels = pixels
    self.core = core
    var isFlat = FlatZones.flatPixels(pixels, in: core)
    var zones: [Zone] = []
    var labels = [Int32](repeating: -1, count: core.count)
    var total = 0
    for at in 0..<core.count where core[at] {
      total += 1
      guard isFlat[at] else { continue }
      let zone = FlatZones.flood(from: at, &isFlat, pixels.width)
      for member in zone { labels[member] = Int32(zones.count) }
      zones.append(Zone(zone, pixels))
    }
    guard zones.count > 1, let largest = zones.max(by: { $0.count < $1.count }) else { return }
    for end in Self.ends(box) {
      guard let zone = outermost(labels, zones.count, end).map({ zones[$0] }),
        Double(zone.count) < Self.largestShare * Double(total)
      else { continue }
      if isStranger(
        zone, among: zones, total: total, body: largest.color, box: box, end: end)
      {
        hasStranger = true
      }
    }
  }

  /// The outermost lines at the four sides.
  private static func ends(_ box: PixelRect) -> [PixelRect] {
    let across = min(max(depth, box.width / depthPart), box.width)
    let down = min(max(depth, box.height / depthPart), box.height)
    var (top, left, bottom, right) = (box, box, box, box)
    top.bottom = box.top + down
    left.right = box.left + across
    bottom.top = box.bottom - down
    right.left = box.right - across
    return [top, left, bottom, right]
  }

  /// The zone with most pixels at an end.
  private func outermost(_ labels: [Int32], _ count: Int, _ end: PixelRect) -> Int? {
    var counts = [Int](repeating: 0, count: count)
    for y in end.top..<end.bottom {
      for x in end.left..<end.right {
        let label = labels[y * pixels.width + x]
        if label >= 0 { counts[Int(label)] += 1 }
      }
    }
    guard let most = counts.max(), most > 0 else { return nil }
    return counts.firstIndex(of: most)
  }

  /// Whether a zone looks like none of the core and the other zones do not reach as far out.
  private func isStranger(
    _ own: Zone, among zones: [Zone], total: Int, body: [Int], box: PixelRect, end: PixelRect
  ) -> Bool {
    guard zip(own.color, body).contains(where: { abs($0 - $1) >= Self.leastContrast }) else {
      return false
    }
    let isAcross = end.width == box.width
    let length = isAcross ? own.box.width : own.box.height
    if Double(length) > Self.longest * Double(isAcross ? box.width : box.height) { return false }
    // Its outline and its signs are zones as well.
    let around = own.box.grown(Self.depth)
    var smaller: PixelRect?
    for zone in zones
    where Double(zone.count) >= Self.leastShare * Double(total) && !around.contains(zone.box) {
      let reach = zone.box.grown(Self.edge)
      smaller = smaller.map { $0.union(reach) } ?? reach
    }
    guard let smaller, smaller.overhang(of: box) >= Self.leastOverhang else { return false }
    return !isElsewhere(own.color, outside: around, own.count)
  }

  /// Whether as many pixels outside a rectangle have a colour as a zone has.
  private func isElsewhere(_ color: [Int], outside box: PixelRect, _ count: Int) -> Bool {
    var like = 0
    for at in 0..<core.count where core[at] {
      guard pixels.difference(at, from: color) <= Self.likeness else { continue }
      if !box.contains(at % pixels.width, at / pixels.width) { like += 1 }
    }
    return like >= count
  }
}
