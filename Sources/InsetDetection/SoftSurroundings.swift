/// The visible surroundings of the core: shadows, glows and translucent strokes.
///
/// Pixels enclosed by the core, such as the paler centre of a ring, are not surroundings.
struct SoftSurroundings {
  /// The length by which the surroundings extend beyond the core on each side, in pixels; 0 if they do not.
  private(set) var reach = CoreInsets()
  /// The kind of ornament; nil for none.
  private(set) var kind: Detection.Ornament?
  /// The bounding rectangle of all visible pixels; nil if there are no visible pixels.
  let seen: PixelRect?
  /// Whether the surroundings are cut off at an edge of the picture.
  private(set) var isCropped = false
  /// The pixels of the surroundings.
  private(set) var marks: [Bool]

  /// The minimum extent of an ornament, in pixels; a smaller one is an antialiased edge.
  private static let minimumReach = 2
  /// The fraction of the core's pixels above which surroundings count even if they hardly extend beyond its rectangle.
  private static let wideShare = 0.1
  /// The minimum alpha at a cut edge.
  private static let cropped = 20

  /// Creates the surroundings from the pixels that are neither the core's nor a badge's.
  init(_ pixels: PixelBuffer, _ alphas: [UInt8], _ split: CoreSplit) {
    let (width, height) = (pixels.width, pixels.height)
    marks = [Bool](repeating: false, count: alphas.count)
    var seenMarks = marks
    let isAround = Self.reached(from: pixels, split)
    let box = split.box
    var sums = [0, 0, 0, 0]
    var counts = [Int](repeating: 0, count: 256)
    var outer = PixelRect(left: box.left, top: box.top, right: box.right, bottom: box.bottom)
    for at in 0..<alphas.count {
      let alpha = Int(alphas[at])
      guard alpha >= Plateau.visible / 2 else { continue }
      seenMarks[at] = true
      if !isAround[at] { continue }
      marks[at] = true
      let (x, y) = (at % width, at / width)
      if alpha < Plateau.visible || Self.isNear(split.badge, x, y, width, height) { continue }
      outer.left = min(outer.left, x)
      outer.top = min(outer.top, y)
      outer.right = max(outer.right, x + 1)
      outer.bottom = max(outer.bottom, y + 1)
      guard !Self.isNear(split.core, x, y, width, height) else { continue }
      for part in 0..<4 { sums[part] += Int(pixels.bytes[at * 4 + part]) }
      counts[alpha] += 1
      let isAtEdge = x == 0 || y == 0 || x == width - 1 || y == height - 1
      if isAtEdge, alpha >= Self.cropped { isCropped = true }
    }
    seen = PixelRect(of: seenMarks, width: width)
    reach = CoreInsets(
      top: box.top - outer.top, left: box.left - outer.left, bottom: outer.bottom - box.bottom,
      right: outer.right - box.right)
    let farthest = max(max(reach.top, reach.bottom), max(reach.left, reach.right))
    let count = counts.reduce(0, +)
    let coreCount = split.core.reduce(0) { $0 + ($1 ? 1 : 0) }
    // A shadow between the tips of a star may hardly extend beyond them.
    let isFar = farthest >= Self.minimumReach
    let isWide = farthest >= 1 && Double(count) >= Self.wideShare * Double(coreCount)
    guard isFar || isWide, sums[3] > 0 else { return }
    kind = Self.kind(sums, counts, reach)
  }

  /// Returns the pixels outside the core and badges that are connected with the picture's edge.
  private static func reached(from pixels: PixelBuffer, _ split: CoreSplit) -> [Bool] {
    let (width, height) = (pixels.width, pixels.height)
    var isReached = [Bool](repeating: false, count: width * height)
    var open: [Int] = []
    func reach(_ at: Int) {
      guard !isReached[at], !split.core[at], !split.badge[at] else { return }
      isReached[at] = true
      open.append(at)
    }
    for x in 0..<width {
      reach(x)
      reach((height - 1) * width + x)
    }
    for y in 0..<height {
      reach(y * width)
      reach(y * width + width - 1)
    }
    while let at = open.popLast() {
      let x = at % width
      if x > 0 { reach(at - 1) }
      if x + 1 < width { reach(at + 1) }
      if at >= width { reach(at - width) }
      if at + width < isReached.count { reach(at + width) }
    }
    return isReached
  }

  /// Whether a pixel touches a marked one, where edges are antialiased.
  private static func isNear(
    _ marks: [Bool], _ x: Int, _ y: Int, _ width: Int, _ height: Int
  ) -> Bool {
    let at = y * width + x
    return (x > 0 && marks[at - 1]) || (x + 1 < width && marks[at + 1])
      || (y > 0 && marks[at - width]) || (y + 1 < height && marks[at + width])
  }

  /// Returns the kind: constant alpha and width all around is a stroke; otherwise darkness decides.
  private static func kind(
    _ sums: [Int], _ counts: [Int], _ reach: CoreInsets
  ) -> Detection.Ornament {
    let all = counts.reduce(0, +)
    let sides = [reach.top, reach.left, reach.bottom, reach.right]
    let peak = (4..<252).map { level in counts[(level - 3)...(level + 3)].reduce(0, +) }.max() ?? 0
    if (sides.max() ?? 0) - (sides.min() ?? 0) <= 1, Double(peak) >= 0.6 * Double(all) {
      return .stroke
    }
    let brightest = Double(sums[..<3].max() ?? 0) / Double(sums[3])
    return brightest < 0.35 ? .shadow : .glow
  }
}
