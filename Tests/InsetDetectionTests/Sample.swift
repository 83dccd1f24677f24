import InsetDetection

/// A generated picture whose core is known.
struct Sample: Sendable {
  /// What it shows around its core; figures are counted by it.
  enum Kind: String, CaseIterable, Sendable {
    case shadow, glow, badge, badgeAndShadow

    var hasBadge: Bool { self == .badge || self == .badgeAndShadow }
  }

  let name: String
  let kind: Kind
  let pixels: PixelBuffer
  /// The true distances from the picture's edges to the core's, in pixels, as drawn: top, left, bottom, right.
  let truth: [Double]

  /// How far the worst side is from the truth, in pixels.
  func error(of insets: CoreInsets) -> Double {
    let found = [insets.top, insets.left, insets.bottom, insets.right].map(Double.init)
    return zip(found, truth).map { abs($0 - $1) }.max() ?? 0
  }
}

/// Results counted by kind.
struct Tally {
  var total = 0
  var right = 0
  var rightAndSure = 0
  var wrongAndSure = 0
  var misses: [String] = []

  /// The share of right ones, 0 to 1; 1 of none.
  var share: Double { total == 0 ? 1 : Double(right) / Double(total) }

  mutating func count(_ sample: Sample, _ found: Detection) {
    total += 1
    let error = sample.error(of: found.insets)
    let isSure = found.confidence >= Detection.trustworthy
    // As drawn, an edge may lie between pixels; a hair more than a pixel is rounding of numbers.
    if error <= 1.001 {
      right += 1
      if isSure { rightAndSure += 1 }
    } else {
      if isSure { wrongAndSure += 1 }
      misses.append(
        "\(sample.name): \(found.insets) not \(sample.truth), \(found.confidence) \(found.reasons)")
    }
  }

  static func + (one: Tally, other: Tally) -> Tally {
    Tally(
      total: one.total + other.total, right: one.right + other.right,
      rightAndSure: one.rightAndSure + other.rightAndSure,
      wrongAndSure: one.wrongAndSure + other.wrongAndSure, misses: one.misses + other.misses)
  }
}
