/// The pixels at the level of the core, including antialiased edges.
///
/// A pixel of an antialiased edge has the alpha S + c·(A − S), where A is the core's alpha, S that of the adjacent
/// shadow, and c the fraction of the pixel that the core covers. S is not visible at the pixel itself, so it is
/// extrapolated linearly from the second and third pixel outwards. Pixels with a coverage of at least half belong to
/// the core.
struct CoreMask {
  /// The width, in pixels.
  let width: Int
  /// The height, in pixels.
  let height: Int
  /// The pixels at the level, without the antialiased edge.
  var full: [Bool]
  /// The pixels of the core or of a badge.
  var marks: [Bool]
  /// The numbers of outline pixels that end in a step of alpha, that end in a faint step, and that fade.
  private(set) var outline = Outline()
  /// The pixels of ``full`` where alpha fades outwards instead of ending.
  private(set) var softEdge: [Int] = []

  private let pixels: PixelBuffer
  private let alphas: [UInt8]
  private let plateau: Plateau

  /// The numbers of outline pixels by the way they end.
  struct Outline {
    /// The number of pixels that end in a clear step.
    var sharp = 0
    /// The number of pixels that end in a faint step.
    var faint = 0
    /// The number of pixels that fade.
    var soft = 0

    /// The fraction of pixels with an end, where faint ends count half; 1 without an outline inside the picture.
    var clarity: Double {
      let all = sharp + faint + soft
      return all == 0 ? 1 : (Double(sharp) + Double(faint) / 2) / Double(all)
    }

    /// The fraction of pixels that fade.
    var softShare: Double {
      let all = sharp + faint + soft
      return all == 0 ? 0 : Double(soft) / Double(all)
    }
  }

  /// The fraction of the level below which a step is not an edge.
  private static let noStep = 0.12
  private static let faintStep = 0.2
  /// The minimum difference of colour, of 255, that forms an edge without a step of alpha.
  private static let colorStep = 40
  /// The tolerance for a mixture of colours, of 255.
  private static let mixtureTolerance = 48.0
  /// The minimum coverage of the last pixel of a tip.
  private static let tipShare = 0.14
  /// The minimum coverage for diagonal tips, whose surrounding background falls off faster than it is estimated.
  private static let slantedTipShare = 0.2

  /// Creates a mask of the pixels at a level.
  init(_ pixels: PixelBuffer, _ alphas: [UInt8], plateau: Plateau) {
    self.pixels = pixels
    self.alphas = alphas
    width = pixels.width
    height = pixels.height
    self.plateau = plateau
    full = alphas.map { Int($0) >= plateau.threshold }
    marks = full
    addSmoothedEdge()
    addTips()
    lookAtOutline()
  }

  /// Returns alpha at a position; nil outside the picture.
  private func alpha(_ x: Int, _ y: Int) -> Int? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    return Int(alphas[y * width + x])
  }

  /// Returns the direction from a pixel out of the marked pixels; nil if all or none of its neighbours are marked.
  private func wayOut(_ x: Int, _ y: Int, of marks: [Bool]) -> (dx: Int, dy: Int)? {
    var dx = 0
    var dy = 0
    for oy in -1...1 {
      let ny = y + oy
      if ny < 0 || ny >= height { continue }
      for ox in -1...1 {
        let nx = x + ox
        if nx < 0 || nx >= width { continue }
        if marks[ny * width + nx] {
          dx -= ox
          dy -= oy
        }
      }
    }
    guard dx != 0 || dy != 0 else { return nil }
    // A direction that is nearly parallel to an axis is aligned with it.
    if abs(dx) > 2 * abs(dy) { return (dx.signum(), 0) }
    if abs(dy) > 2 * abs(dx) { return (0, dy.signum()) }
    return (dx.signum(), dy.signum())
  }

  /// Adds pixels with a coverage of at least half; this is done twice, because the tips of spikes are two pixels long.
  private mutating func addSmoothedEdge() {
    for round in 0..<2 {
      var added: [Int] = []
      for y in 0..<height {
        for x in 0..<width {
          let at = y * width + x
          if marks[at] || Int(alphas[at]) * 4 < plateau.level { continue }
          guard touches(at, x, y), let way = wayOut(x, y, of: marks) else { continue }
          let outside = background(x, y, way)
          let range = Double(plateau.level) - outside
          guard range > Self.noStep * Double(plateau.level) else { continue }
          if round > 0, outside > 0.3 * Double(plateau.level) { continue }
          let share = (Double(alphas[at]) - outside) / range
          if share >= 0.5, isMixture(at, x, y, way, share, outside) { added.append(at) }
        }
      }
      for at in added { marks[at] = true }
    }
  }

  /// Adds the tips of spikes.
  ///
  /// These pixels have a coverage below half, because the core is narrower than a pixel there. The pixels at a distance
  /// of two on either side are not covered.
  private mutating func addTips() {
    var added: [Int] = []
    for y in 0..<height {
      for x in 0..<width {
        let at = y * width + x
        if marks[at] || Int(alphas[at]) * 8 < plateau.level { continue }
        guard touches(at, x, y), let way = wayOut(x, y, of: marks) else { continue }
        let outside = background(x, y, way)
        let range = Double(plateau.level) - outside
        guard outside <= 0.4 * Double(plateau.level),
          Double(alphas[at]) - outside
            >= (way.dx == 0 || way.dy == 0 ? Self.tipShare : Self.slantedTipShare) * range
        else { continue }
        // Along the edge, perpendicular to the outward direction.
        let faint = Int(outside + 0.12 * range)
        let (sx, sy) = way.dx == 0 ? (1, 0) : way.dy == 0 ? (0, 1) : (way.dy, -way.dx)
        if (alpha(x + 2 * sx, y + 2 * sy) ?? 0) <= faint,
          (alpha(x - 2 * sx, y - 2 * sy) ?? 0) <= faint,
          way.dx == 0 || way.dy == 0 || !isAtCorner(at, x, y, faint)
        {
          let share = (Double(alphas[at]) - outside) / range
          if isMixture(at, x, y, way, share, outside) { added.append(at) }
        }
      }
    }
    for at in added { marks[at] = true }
  }

  /// Whether edges continue in both directions from a pixel, which is then not a tip but the corner of a rectangle
  /// between pixels.
  private func isAtCorner(_ at: Int, _ x: Int, _ y: Int, _ faint: Int) -> Bool {
    func isPartial(_ dx: Int, _ dy: Int) -> Bool {
      (alpha(x + dx, y + dy) ?? 0) > faint && !marks[at + dy * width + dx]
    }
    return (isPartial(1, 0) || isPartial(-1, 0)) && (isPartial(0, 1) || isPartial(0, -1))
  }

  /// Whether a pixel's colour can be a mixture of the core's colour and a background with some alpha, unlike a narrow
  /// dark shadow next to a light core.
  private func isMixture(
    _ at: Int, _ x: Int, _ y: Int, _ way: (dx: Int, dy: Int), _ share: Double, _ outside: Double
  ) -> Bool {
    let (ix, iy) = (x - way.dx, y - way.dy)
    guard ix >= 0, iy >= 0, ix < width, iy < height else { return true }
    let inner = iy * width + ix
    guard full[inner] else { return true }
    for part in 0..<3 {
      let core = Double(pixels.bytes[inner * 4 + part]) * min(share, 1)
      let value = Double(pixels.bytes[at * 4 + part])
      let behind = outside * (1 - min(share, 1))
      if value < core - Self.mixtureTolerance || value > core + behind + Self.mixtureTolerance {
        return false
      }
    }
    return true
  }

  /// Whether an adjacent pixel is marked.
  private func touches(_ at: Int, _ x: Int, _ y: Int) -> Bool {
    (x > 0 && marks[at - 1]) || (x + 1 < width && marks[at + 1])
      || (y > 0 && marks[at - width]) || (y + 1 < height && marks[at + width])
  }

  /// Returns the estimated alpha of a pixel without the core.
  private func background(_ x: Int, _ y: Int, _ way: (dx: Int, dy: Int)) -> Double {
    guard let near = alpha(x + 2 * way.dx, y + 2 * way.dy) else { return 0 }
    guard let far = alpha(x + 3 * way.dx, y + 3 * way.dy) else { return Double(near) }
    return min(Double(near + max(0, near - far) * 2), Double(plateau.level))
  }

  /// Measures the step of alpha at every outline pixel, two pixels outwards, beyond any antialiasing.
  private mutating func lookAtOutline() {
    for y in 0..<height {
      for x in 0..<width {
        let at = y * width + x
        guard full[at], isOnOutline(at, x, y), let way = wayOut(x, y, of: full) else { continue }
        guard let outside = alpha(x + 2 * way.dx, y + 2 * way.dy) else { continue }
        let step = Double(plateau.level - outside) / Double(plateau.level)
        if step < Self.noStep {
          // In a notch, the core continues two pixels further on.
          let beyond = (y + 2 * way.dy) * width + x + 2 * way.dx
          if full[beyond] { continue }
          if pixels.hueDifference(at, beyond) > Self.colorStep {
            outline.faint += 1
          } else {
            outline.soft += 1
            softEdge.append(at)
          }
        } else if step < Self.faintStep {
          outline.faint += 1
        } else {
          outline.sharp += 1
        }
      }
    }
  }

  /// Whether a pixel has an unmarked neighbour inside the picture.
  private func isOnOutline(_ at: Int, _ x: Int, _ y: Int) -> Bool {
    (x > 0 && !full[at - 1]) || (x + 1 < width && !full[at + 1])
      || (y > 0 && !full[at - width]) || (y + 1 < height && !full[at + width])
  }
}
