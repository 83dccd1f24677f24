/// The minimum alpha on the best path from the core to each pixel around it.
///
/// In a shadow or glow, this is the pixel's own alpha, because alpha only decreases outwards. A part that is separated
/// from the core by a lower alpha has a higher alpha than that. Pixels are visited in order of this alpha, highest
/// first, with one list for each of the 256 levels.
struct WayDown {
  /// The minimum alpha on the path, for pixels around the core; 0 elsewhere.
  let levels: [UInt8]

  /// Creates the paths from the core's outline outwards.
  ///
  /// - Parameters:
  ///   - alphas: The picture's alpha, row by row.
  ///   - width: The number of pixels in a row.
  ///   - soft: The pixels around the core.
  ///   - inner: The pixels of the core and of its badges.
  /// - Complexity: O(pixels).
  init(_ alphas: [UInt8], width: Int, soft: [Bool], inner: [Bool]) {
    var levels = [UInt8](repeating: 0, count: alphas.count)
    var open = [[Int]](repeating: [], count: 256)
    let count = alphas.count
    func reach(_ next: Int, _ level: Int) {
      guard soft[next] else { return }
      let best = UInt8(min(level, Int(alphas[next])))
      guard best > levels[next] else { return }
      levels[next] = best
      open[Int(best)].append(next)
    }
    func reachAround(_ at: Int, _ level: Int) {
      let x = at % width
      if x > 0 { reach(at - 1, level) }
      if x + 1 < width { reach(at + 1, level) }
      if at >= width { reach(at - width, level) }
      if at + width < count { reach(at + width, level) }
    }
    for at in 0..<count where inner[at] { reachAround(at, 255) }
    for level in stride(from: 255, to: 0, by: -1) {
      while let at = open[level].popLast() {
        if Int(levels[at]) == level { reachAround(at, level) }
      }
    }
    self.levels = levels
  }
}
