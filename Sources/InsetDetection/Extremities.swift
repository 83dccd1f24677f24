/// A check whether the core's outermost parts belong to the core.
///
/// An outermost part in a colour that occurs nowhere else in the core may be a badge that was not recognised: one that
/// is neither a disc nor a pill, or whose outline is broken. A part in the core's colour belongs to the core.
struct Extremities {
  /// Whether one of the four ends is a part with a distinct colour.
  private(set) var hasStranger = false

  /// The maximum distance of equal colours, of 255; a pixel with a larger distance from all colours differs.
  private static let likeness = 30
  private static let strangeness = 70
  /// The maximum width of the outline of such a part, in pixels.
  private static let depth = 6
  /// The minimum area of such a part, in pixels.
  private static let minimumArea = 3
  private static let maximumCandidates = 16
  /// The width of a zone's antialiased edge, in pixels.
  private static let edge = 2
  /// The minimum fraction of the core's pixels in a zone that contributes to the core's extent.
  private static let minimumShare = 0.02
  /// The minimum difference of the colours, of 255.
  private static let minimumContrast = 44
  /// The fraction of the core's pixels above which a part is not an ornament.
  private static let largestShare = 0.4
  /// The fraction of the core's length above which a part is a band across it.
  private static let maximumShare = 0.8
  /// The minimum number of pixels by which a part extends.
  private static let minimumOverhang = 2

  private let pixels: PixelBuffer
  private let core: [Bool]
  private let full: [Bool]

  /// Connected pixels of nearly the same colour.
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

  /// Creates the ends of a core at its rectangle.
  ///
  /// - Complexity: O(pixels).
  init(_ pixels: PixelBuffer, _ core: [Bool], full: [Bool], box: PixelRect) {
    self.pixels = pixels
    self.core = core
    self.full = full
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
    guard let largest = zones.max(by: { $0.count < $1.count }) else { return }
    let body = zones.filter { Double($0.count) >= Self.minimumShare * Double(total) }
    hasStranger = isStrangeBeyond(body, box: box)
    let candidates = zones.filter { zone in
      zone.count >= Self.minimumArea && Double(zone.count) < Self.largestShare * Double(total)
        && zip(zone.color, largest.color).contains { abs($0 - $1) >= Self.minimumContrast }
    }
    for zone in candidates.sorted(by: { $0.count > $1.count }).prefix(Self.maximumCandidates) {
      if isStranger(zone, among: body, box: box) { hasStranger = true }
    }
  }

  /// Whether the other zones extend less far than the one at an end.
  private func isStranger(_ own: Zone, among zones: [Zone], box: PixelRect) -> Bool {
    // The outline and signs of a part are also zones.
    let around = own.box.grown(Self.depth)
    var smaller: PixelRect?
    for zone in zones where !around.contains(zone.box) {
      let reach = zone.box.grown(Self.edge)
      smaller = smaller.map { $0.union(reach) } ?? reach
    }
    guard let smaller else { return false }
    let (across, down) = (Double(own.box.width), Double(own.box.height))
    let isColumn = across <= Self.maximumShare * Double(box.width)
    let isRow = down <= Self.maximumShare * Double(box.height)
    // Top, left, bottom, right.
    let ends = [
      (isColumn, smaller.top - box.top, own.box.top - box.top),
      (isRow, smaller.left - box.left, own.box.left - box.left),
      (isColumn, box.bottom - smaller.bottom, box.bottom - own.box.bottom),
      (isRow, box.right - smaller.right, box.right - own.box.right),
    ]
    return ends.contains { isShort, overhang, depth in
      isShort && overhang >= Self.minimumOverhang && depth <= Self.depth
    } && !isElsewhere(own, outside: around)
  }

  /// Whether at least as many pixels outside a rectangle have a zone's colour as the zone has pixels.
  private func isElsewhere(_ zone: Zone, outside box: PixelRect) -> Bool {
    var like = 0
    for at in 0..<core.count where core[at] {
      guard pixels.difference(at, from: zone.color) <= Self.likeness else { continue }
      if !box.contains(at % pixels.width, at / pixels.width) { like += 1 }
    }
    return like >= zone.count
  }

  /// Whether the strip outside the large zones has none of their colours.
  private func isStrangeBeyond(_ zones: [Zone], box: PixelRect) -> Bool {
    guard var inner = zones.first?.box else { return false }
    for zone in zones { inner = inner.union(zone.box) }
    inner = inner.grown(Self.edge)
    var (strange, all) = (0, 0)
    for y in box.top..<box.bottom {
      for x in box.left..<box.right where !inner.contains(x, y) {
        let at = y * pixels.width + x
        guard full[at] else { continue }
        all += 1
        if zones.allSatisfy({ pixels.difference(at, from: $0.color) > Self.strangeness }) {
          strange += 1
        }
      }
    }
    return strange >= Self.minimumArea && strange * 2 >= all
  }

}
