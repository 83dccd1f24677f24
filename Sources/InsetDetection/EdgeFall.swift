/// The slope of alpha at the core's outline and farther out.
///
/// A core ends within one or two pixels, and its surroundings fall off slowly. A blurred shape falls off as fast
/// farther out as at its apparent outline.
struct EdgeFall {
  /// The decrease of alpha over the first two pixels, summed over the outline.
  private(set) var near = 0
  /// The decrease of alpha over the next two pixels, summed over the outline.
  private(set) var far = 0

  /// The minimum ratio of the decrease at a sharp outline to that farther out.
  private static let minimumRatio = 2

  /// Whether the outline is blurred rather than an edge; false if there are too few pixels to decide.
  var isBlurred: Bool { near > 0 && near < Self.minimumRatio * far }

  /// Creates the slopes along rows and columns outwards from a core.
  ///
  /// - Complexity: O(pixels).
  init(_ alphas: [UInt8], width: Int, core: [Bool], soft: [Bool]) {
    let height = alphas.count / width
    for y in 0..<height {
      for x in 0..<width where core[y * width + x] {
        let at = y * width + x
        if x + 4 < width { measure(alphas, soft, at, 1) }
        if x >= 4 { measure(alphas, soft, at, -1) }
        if y + 4 < height { measure(alphas, soft, at, width) }
        if y >= 4 { measure(alphas, soft, at, -width) }
      }
    }
  }

  /// Measures the slope from one pixel outwards, with a step between pixels.
  private mutating func measure(_ alphas: [UInt8], _ soft: [Bool], _ at: Int, _ step: Int) {
    guard soft[at + step], soft[at + 2 * step] else { return }
    let middle = Int(alphas[at + 2 * step])
    near += Int(alphas[at]) - middle
    far += middle - Int(alphas[at + 4 * step])
  }
}
