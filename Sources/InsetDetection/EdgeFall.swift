/// The slope of alpha at the core's outline, and farther out.
///
/// A core ends within a pixel or two, and what follows falls slowly. A blurred shape falls as fast farther out
/// as at what looks like its outline.
struct EdgeFall {
  /// By how much alpha falls over the first two pixels, summed over the outline.
  private(set) var near = 0
  /// The same over the next two.
  private(set) var far = 0

  /// The minimum ratio of alpha's fall at a sharp outline to its fall farther out.
  private static let minimumRatio = 2

  /// Whether the outline is blurred and not an edge; `false` where there are too few pixels to decide.
  var isBlurred: Bool { near > 0 && near < Self.minimumRatio * far }

  /// Creates the slopes along rows and columns out of a core.
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

  /// Looks out of one pixel, by a step from pixel to pixel.
  private mutating func measure(_ alphas: [UInt8], _ soft: [Bool], _ at: Int, _ step: Int) {
    guard soft[at + step], soft[at + 2 * step] else { return }
    let middle = Int(alphas[at + 2 * step])
    near += Int(alphas[at]) - middle
    far += middle - Int(alphas[at + 4 * step])
  }
}
