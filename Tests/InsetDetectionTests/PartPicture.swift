import InsetDetection

/// A picture of several parts that has no ornament, drawn after a kind of real icon that was once claimed.
struct PartPicture: Sendable, CustomStringConvertible {
  /// What it shows.
  let description: String
  /// Its side in pixels.
  let side: Int
  /// Red, green, blue and how much is covered, all 0 to 1, at the middle of a pixel.
  let color: @Sendable (Double, Double) -> (red: Double, green: Double, blue: Double, alpha: Double)

  /// The picture, drawn from four by four points a pixel.
  var pixels: PixelBuffer? {
    var bytes: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side {
        var sums = (0.0, 0.0, 0.0, 0.0)
        for part in 0..<16 {
          let (dx, dy) = (Double(part % 4) / 4 + 0.125, Double(part / 4) / 4 + 0.125)
          let one = color(Double(x) + dx, Double(y) + dy)
          sums.0 += one.red * one.alpha
          sums.1 += one.green * one.alpha
          sums.2 += one.blue * one.alpha
          sums.3 += one.alpha
        }
        for sum in [sums.0, sums.1, sums.2, sums.3] {
          bytes.append(UInt8((sum / 16 * 255).rounded()))
        }
      }
    }
    return PixelBuffer(width: side, height: side, premultipliedRGBA: bytes)
  }

  /// A picture of one colour by how much of it is covered.
  static func single(
    _ name: String, _ alpha: @escaping @Sendable (Double, Double) -> Double
  ) -> PartPicture {
    PartPicture(description: name, side: 64) { x, y in (0.1, 0.3, 0.8, alpha(x, y)) }
  }

  /// The distance of a point from another.
  static func distance(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) -> Double {
    ((x - toX) * (x - toX) + (y - toY) * (y - toY)).squareRoot()
  }

  /// Whether a point is on an arrow that points down, in the upper part.
  private static func isArrow(_ x: Double, _ y: Double) -> Bool {
    ((27...37).contains(x) && (6...28).contains(y))
      || ((28...46).contains(y) && abs(x - 32) <= 46 - y)
  }

  /// Parts of one colour, some of them fainter.
  static let parts: [PartPicture] = [
    single("an arrow over a fainter bar") { x, y in
      isArrow(x, y) ? 1 : (8...56).contains(x) && (50...58).contains(y) ? 0.5 : 0
    },
    single("rings of waves around a disc") { x, y in
      let away = distance(x, y, 32, 32)
      return away <= 16 ? 1 : (19...22).contains(away) ? 0.5 : (26...29).contains(away) ? 0.3 : 0
    },
    single("a mark with soft sparkles apart from it") { x, y in
      if (10...36).contains(x), (14...58).contains(y), y <= 48 || abs(x - 23) >= y - 48 { return 1 }
      let nearest = min(distance(x, y, 50, 14), distance(x, y, 54, 36))
      return max(0, 0.9 - nearest / 7)
    },
    single("a sheet before a fainter sheet") { x, y in
      if (22...58).contains(x), (20...58).contains(y) { return 1 }
      return (6...42).contains(x) && (6...44).contains(y) ? 0.5 : 0
    },
    single("a loudspeaker struck through by a thin line") { x, y in
      if (14...42).contains(x), (18...46).contains(y) { return 1 }
      return abs(x - y) <= 2 && (4...60).contains(x) ? 0.6 : 0
    },
    single("a shape whose foot fades out") { x, y in
      guard (16...48).contains(x), (6...62).contains(y) else { return 0 }
      return y <= 46 ? 1 : (62 - y) / 24
    },
    single("a wide fainter band around a shape, ending in an edge") { x, y in
      let away = distance(x, y, 32, 32)
      return away <= 21 ? 1 : away <= 29 ? 0.35 : 0
    },
  ]

  /// Parts of several colours.
  static let coloured: [PartPicture] = [
    PartPicture(description: "an avatar crossed out", side: 64) { x, y in
      let isCore = distance(x, y, 32, 32) <= 20
      let isCross = (abs(x - y) <= 4 || abs(x + y - 64) <= 4) && (4...60).contains(x)
      if isCore { return isCross ? (0.6, 0.2, 0.2, 1) : (0.5, 0.5, 0.5, 1) }
      return (1, 0, 0, isCross ? 0.4 : 0)
    },
    PartPicture(description: "light of two hues behind a shape", side: 64) { x, y in
      let away = distance(x, y, 32, 32)
      if away <= 14 { return (0.2, 0.2, 0.2, 1) }
      return (x < 32 ? 1 : 0, 0.3, x < 32 ? 0 : 1, max(0, 0.7 - (away - 14) / 22))
    },
    // Enlarged from few pixels: the edge is four pixels wide.
    PartPicture(description: "a sign with a blurred edge", side: 64) { x, y in
      let depth = 26 - max(abs(x - 32), abs(y - 32))
      return (0.1, 0.1, 0.1, min(1, max(0, depth / 4)))
    },
    // The wheel stands out of the right edge.
    PartPicture(description: "a checked board with a wheel", side: 64) { x, y in
      if distance(x, y, 50, 44) <= 9 { return (0.9, 0.2, 0.1, 1) }
      guard (6...50).contains(x), (8...52).contains(y) else { return (0, 0, 0, 0) }
      return Int(x / 8) % 2 == Int(y / 8) % 2 ? (0.2, 0.4, 0.6, 1) : (0.7, 0.8, 0.3, 1)
    },
    // One dot makes the picture wider, the other does not.
    PartPicture(description: "a disc with two dots on its outline", side: 64) { x, y in
      if distance(x, y, 50, 42) <= 7 { return (0.9, 0.7, 0.1, 1) }
      if distance(x, y, 15, 16) <= 6 { return (0.9, 0.2, 0.2, 1) }
      return (0.2, 0.2, 0.5, distance(x, y, 30, 32) <= 22 ? 1 : 0)
    },
  ]

  /// The fall of something blurred over a distance from its middle line: 1 to 0 from -spread to spread.
  private static func blur(_ away: Double, _ spread: Double) -> Double {
    let place = min(1, max(0, (spread - away) / (2 * spread)))
    return place * place * (3 - 2 * place)
  }

  /// Blurred shapes of one colour, which have no edge to align.
  static let blurred: [PartPicture] = [
    PartPicture(description: "a shadow alone", side: 96) { x, y in
      (0, 0, 0, 0.35 * blur(distance(x, y, 48, 48) - 26, 9))
    },
    PartPicture(description: "a ring's shadow alone", side: 96) { x, y in
      (0, 0, 0, 0.6 * blur(abs(distance(x, y, 48, 48) - 26) - 10, 7))
    },
    PartPicture(description: "a sign that was enlarged", side: 64) { x, y in
      (0.1, 0.1, 0.1, blur(max(abs(x - 32), abs(y - 32)) - 20, 5))
    },
  ]
}
