/// The colour of a core's surroundings, and whether it is possible for a shadow or glow.
///
/// A shadow is dark, and a glow has one hue and surrounds the core. Surroundings with several hues are part of the
/// picture.
struct SoftColour {
  /// The mean colour, not premultiplied, of 255.
  private(set) var mean = [0, 0, 0]
  /// The mean distance of the pixels' colours from the mean colour, weighted by alpha, of 255.
  private(set) var spread = 0.0
  /// The mean distance of the colour from the core's adjacent edge, of 255; 255 if there are too few pixels.
  private(set) var contrast = 255.0
  /// Whether too few pixels are away from the core's edge, so that the core's colour is mixed in.
  private(set) var isMixed = false

  /// The alpha below which pixels have no clear colour, of 255.
  private static let faint = 24
  /// The maximum spread of one hue.
  private static let maximumSpread = 36.0
  /// The maximum brightness of a shadow.
  private static let dark = 90

  /// Whether the colour is as dark as a shadow's; true if there are too few pixels.
  var isDark: Bool { isMixed || (mean.max() ?? 0) <= Self.dark }
  /// Whether the ornament has one hue; true if too few pixels are visible.
  var isEven: Bool { isMixed || spread <= Self.maximumSpread }

  /// Creates the colour of the pixels around a core.
  ///
  /// - Parameters:
  ///   - soft: The pixels around the core.
  ///   - inner: The pixels of the core and of its badges.
  ///   - hasBadge: Whether there is a badge, whose antialiased edge is also part of the surroundings.
  /// - Complexity: O(pixels).
  init(
    _ pixels: PixelBuffer, _ alphas: [UInt8], soft: [Bool], inner: [Bool], hasBadge: Bool
  ) {
    let width = pixels.width
    var members: [Int] = []
    var nearby: [Int] = []
    for at in 0..<alphas.count where soft[at] && Int(alphas[at]) >= Self.faint {
      if Self.touches(at, width, inner) { nearby.append(at) } else { members.append(at) }
    }
    // Pixels that touch the core are mixed with it. Next to a badge there may be no others, and no shadow.
    if members.count * 4 < nearby.count {
      if hasBadge { return }
      isMixed = true
      members += nearby
    }
    guard !members.isEmpty else { return }
    var sums = [0, 0, 0, 0]
    for at in members { for part in 0..<4 { sums[part] += Int(pixels.bytes[at * 4 + part]) } }
    mean = (0..<3).map { sums[$0] * 255 / sums[3] }
    var distance = 0.0
    for at in members {
      let alpha = Int(alphas[at])
      var largest = 0
      for part in 0..<3 {
        largest = max(largest, abs(Int(pixels.bytes[at * 4 + part]) - mean[part] * alpha / 255))
      }
      distance += Double(largest)
    }
    spread = distance * 255 / Double(sums[3])
    contrast = contrast(pixels, alphas, inner)
  }

  /// Returns the distance of the colour from the core's outermost pixels.
  private func contrast(_ pixels: PixelBuffer, _ alphas: [UInt8], _ inner: [Bool]) -> Double {
    let width = pixels.width
    var (sum, count) = (0, 0)
    for at in 0..<inner.count where inner[at] && Int(alphas[at]) >= Self.faint {
      let x = at % width
      let isInside =
        x > 0 && x + 1 < width && at >= width && at + width < inner.count && inner[at - 1]
        && inner[at + 1] && inner[at - width] && inner[at + width]
      if isInside { continue }
      count += 1
      var largest = 0
      for part in 0..<3 {
        let own = Int(pixels.bytes[at * 4 + part]) * 255 / Int(alphas[at])
        largest = max(largest, abs(own - mean[part]))
      }
      sum += largest
    }
    return count == 0 ? 255 : Double(sum) / Double(count)
  }

  private static func touches(_ at: Int, _ width: Int, _ marks: [Bool]) -> Bool {
    let x = at % width
    return (x > 0 && marks[at - 1]) || (x + 1 < width && marks[at + 1])
      || (at >= width && marks[at - width]) || (at + width < marks.count && marks[at + width])
  }
}
