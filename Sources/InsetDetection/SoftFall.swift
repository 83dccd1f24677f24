/// The decrease of alpha in a core's surroundings, as in shadows and glows.
///
/// An icon may have parts that are fainter than the rest or detached from it. They are at the position of an ornament,
/// but they were drawn: they have an edge or ridge, or are separated from the core by a lower alpha. A shadow or glow
/// only decreases, slowly, until it is invisible. Three pixel counts distinguish them:
///
/// - *risen*: alpha is higher than anywhere on the best path to the core;
/// - *edge*: alpha is even inwards and invisible two pixels outwards;
/// - *ridge*: alpha is much lower two pixels to both sides.
///
/// Edges and ridges next to the core are not counted, because the core's own edge is antialiased there.
struct SoftFall {
  /// The number of examined pixels.
  private(set) var seen = 0
  /// The number of pixels at which alpha rises from the core outwards.
  private(set) var risen = 0
  /// The number of outermost visible pixels, which is the length of the outer end.
  private(set) var outermost = 0
  /// The number of pixels that end in an edge.
  private(set) var edge = 0
  /// The number of pixels on a ridge.
  private(set) var ridge = 0

  /// The maximum increase of alpha due to noise and rounding, of 255.
  private static let noise = 10
  /// The alpha below which edges and ridges are ignored, of 255, because rounding resembles them.
  private static let faint = 20
  /// The maximum fraction of risen pixels: noise, and gaps in a core where two shadows meet.
  private static let maximumRisenShare = 0.06
  /// The maximum number of edge and ridge pixels per outermost pixel.
  ///
  /// An edge all around has about one; the corners of a narrow shadow have a few.
  private static let maximumDrawnShare = 0.15
  /// The width of the core's antialiased edge, in pixels.
  private static let smoothed = 2

  private let width: Int
  private let height: Int
  private let alphas: [UInt8]

  /// Whether the surroundings only decrease, like a shadow or a glow.
  var isSmooth: Bool {
    Double(risen) <= Self.maximumRisenShare * Double(seen)
      && Double(edge + ridge) <= Self.maximumDrawnShare * Double(outermost)
  }

  /// Creates the decrease of the pixels around a core.
  ///
  /// - Parameters:
  ///   - alphas: The picture's alpha, row by row.
  ///   - soft: The pixels around the core.
  ///   - inner: The pixels of the core and of its badges.
  /// - Complexity: O(pixels).
  init(_ alphas: [UInt8], width: Int, soft: [Bool], inner: [Bool]) {
    self.width = width
    height = alphas.count / width
    self.alphas = alphas
    let way = WayDown(alphas, width: width, soft: soft, inner: inner)
    for y in 0..<height {
      for x in 0..<width {
        let at = y * width + x
        let alpha = Int(alphas[at])
        guard alpha >= Plateau.visible, soft[at] else { continue }
        seen += 1
        if alpha > Int(way.levels[at]) + Self.noise { risen += 1 }
        if isOutermost(x, y) { outermost += 1 }
        guard alpha >= Self.faint, !isSmoothed(x, y, inner) else { continue }
        if isEdge(alpha, x, y) { edge += 1 } else if isRidge(alpha, x, y) { ridge += 1 }
      }
    }
  }

  /// Whether the core is so near along rows and columns that its edge is antialiased there.
  private func isSmoothed(_ x: Int, _ y: Int, _ inner: [Bool]) -> Bool {
    for dy in -Self.smoothed...Self.smoothed {
      let row = y + dy
      guard row >= 0, row < height else { continue }
      let reach = Self.smoothed - abs(dy)
      for column in max(0, x - reach)...min(width - 1, x + reach)
      where inner[row * width + column] { return true }
    }
    return false
  }

  /// Whether no pixel outside a pixel is visible.
  private func isOutermost(_ x: Int, _ y: Int) -> Bool {
    let least = min(
      min(alpha(x - 1, y), alpha(x + 1, y)), min(alpha(x, y - 1), alpha(x, y + 1)))
    return least < Plateau.visible
  }

  /// Returns alpha at a position; 0 outside the picture.
  private func alpha(_ x: Int, _ y: Int) -> Int {
    isInside(x, y) ? Int(alphas[y * width + x]) : 0
  }

  /// The directions along rows, columns and both diagonals.
  private static let ways = [(1, 0), (0, 1), (1, 1), (1, -1)]

  /// Whether alpha is even on one side and invisible two pixels to the other.
  private func isEdge(_ own: Int, _ x: Int, _ y: Int) -> Bool {
    for (dx, dy) in Self.ways {
      let (ax, ay, bx, by) = (x + 2 * dx, y + 2 * dy, x - 2 * dx, y - 2 * dy)
      // A part that the picture's edge cuts off has no edge there.
      guard isInside(ax, ay), isInside(bx, by) else { continue }
      let (one, other) = (alpha(ax, ay), alpha(bx, by))
      if one * 4 <= own, abs(other - own) * 8 <= own { return true }
      if other * 4 <= own, abs(one - own) * 8 <= own { return true }
    }
    return false
  }

  /// Whether alpha falls to half within two pixels on both sides.
  private func isRidge(_ own: Int, _ x: Int, _ y: Int) -> Bool {
    for (dx, dy) in Self.ways {
      let (one, other) = (alpha(x + 2 * dx, y + 2 * dy), alpha(x - 2 * dx, y - 2 * dy))
      if one * 2 <= own, other * 2 <= own { return true }
    }
    return false
  }

  private func isInside(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < width && y < height }
}
