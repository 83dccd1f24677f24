/// Detection, by colour, of a shadow that is as opaque as its core.
///
/// If a dark shadow has a large offset or a glow is drawn several times, alpha reaches the core's level before the core
/// begins. Such an edge fades. From there, the shadow's colour is followed inwards, pixel by pixel, until another
/// colour begins.
extension CoreMask {
  /// The minimum fraction of the outline that fades for the colour to be examined.
  private static let minimumSoftShare = 0.04
  /// The maximum difference between a colour and the shadow's, of 255.
  private static let tolerance = 22
  /// The minimum fraction of the marked pixels that must remain.
  private static let minimumRemainingShare = 0.2

  /// Removes pixels with the colour of a fading edge.
  ///
  /// - Returns: Whether pixels were removed.
  mutating func removeShadowByColour(_ pixels: PixelBuffer) -> Bool {
    guard outline.softShare >= Self.minimumSoftShare, let color = fadingColor(pixels) else {
      return false
    }
    var isShadow = [Bool](repeating: false, count: marks.count)
    var open = softEdge.filter { pixels.difference($0, from: color) <= Self.tolerance }
    for at in open { isShadow[at] = true }
    while let at = open.popLast() {
      for next in neighbours(at) where full[next] && !isShadow[next] {
        guard pixels.difference(next, from: color) <= Self.tolerance else { continue }
        isShadow[next] = true
        open.append(next)
      }
    }
    peelMixedPixels(pixels, color, &isShadow)
    var rest = marks
    var left = 0
    var count = 0
    for at in 0..<rest.count where marks[at] {
      count += 1
      if isShadow[at] || (!full[at] && neighbours(at).contains { isShadow[$0] }) {
        rest[at] = false
      } else {
        left += 1
      }
    }
    guard Double(left) >= Self.minimumRemainingShare * Double(count), left < count else {
      return false
    }
    for at in 0..<rest.count where !rest[at] { full[at] = false }
    marks = rest
    return true
  }

  /// The mean colour of the fading edge, not premultiplied; nil if the edge has several colours.
  private func fadingColor(_ pixels: PixelBuffer) -> [Int]? {
    var sums = [0, 0, 0]
    for at in softEdge {
      for part in 0..<3 { sums[part] += Int(pixels.bytes[at * 4 + part]) }
    }
    guard !softEdge.isEmpty else { return nil }
    let mean = sums.map { $0 / softEdge.count }
    let near = softEdge.reduce(0) {
      $0 + (pixels.difference($1, from: mean) <= Self.tolerance ? 1 : 0)
    }
    return near * 10 >= softEdge.count * 6 ? mean : nil
  }

  /// Assigns pixels of the antialiased edge between shadow and core to the nearer colour.
  private func peelMixedPixels(_ pixels: PixelBuffer, _ color: [Int], _ isShadow: inout [Bool]) {
    var peeled: [Int] = []
    for at in 0..<isShadow.count where full[at] && !isShadow[at] {
      guard let from = neighbours(at).first(where: { isShadow[$0] }) else { continue }
      // The pixel on the other side of the edge: two pixels away from the shadow.
      let inner = at + 2 * (at - from)
      guard inner >= 0, inner < isShadow.count, abs(inner % width - at % width) <= 2,
        full[inner], !isShadow[inner]
      else { continue }
      if pixels.difference(at, from: color) < pixels.difference(at, inner) { peeled.append(at) }
    }
    for at in peeled { isShadow[at] = true }
  }

  /// Returns the pixels adjacent to a pixel.
  func neighbours(_ at: Int) -> [Int] {
    let x = at % width
    var found: [Int] = []
    if x > 0 { found.append(at - 1) }
    if x + 1 < width { found.append(at + 1) }
    if at >= width { found.append(at - width) }
    if at + width < marks.count { found.append(at + width) }
    return found
  }
}
