import InsetDetection

/// A colour of parts from 0 to 1.
struct Paint: Sendable {
  let red: Double
  let green: Double
  let blue: Double

  init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  func map(_ change: (Double) -> Double) -> Paint {
    Paint(change(red), change(green), change(blue))
  }

  func distance(from other: Paint) -> Double {
    max(abs(red - other.red), max(abs(green - other.green), abs(blue - other.blue)))
  }
}

/// Colours and alphas as numbers from 0 to 1, premultiplied.
struct Raster {
  let width: Int
  let height: Int
  private var colors: [Double]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    colors = [Double](repeating: 0, count: width * height * 4)
  }

  /// The share of every pixel that a shape covers, by nine points each; the shape lies within the ranges.
  func coverage(
    _ across: ClosedRange<Double>, _ down: ClosedRange<Double>,
    _ contains: (Double, Double) -> Bool
  ) -> [Double] {
    var shares = [Double](repeating: 0, count: width * height)
    let columns = max(0, Int(across.lowerBound))..<min(width, Int(across.upperBound) + 1)
    for row in max(0, Int(down.lowerBound))..<min(height, Int(down.upperBound) + 1) {
      for column in columns {
        var hits = 0
        for part in 0..<9 {
          let px = Double(column) + (Double(part % 3) + 0.5) / 3
          let py = Double(row) + (Double(part / 3) + 0.5) / 3
          if contains(px, py) { hits += 1 }
        }
        shares[row * width + column] = Double(hits) / 9
      }
    }
    return shares
  }

  /// Three running means of some radius, along rows and columns.
  func blurred(_ shares: [Double], _ radius: Int) -> [Double] {
    var shares = shares
    for _ in 0..<3 {
      shares = mean(shares, radius, step: 1, line: width, count: width, lines: height)
      shares = mean(shares, radius, step: width, line: 1, count: height, lines: width)
    }
    return shares
  }

  private func mean(
    _ shares: [Double], _ radius: Int, step: Int, line: Int, count: Int, lines: Int
  ) -> [Double] {
    var result = shares
    for one in 0..<lines {
      let start = one * line
      var sum = 0.0
      for place in 0..<min(radius, count) { sum += shares[start + place * step] }
      for place in 0..<count {
        if place + radius < count { sum += shares[start + (place + radius) * step] }
        result[start + place * step] = max(0, sum) / Double(2 * radius + 1)
        if place >= radius { sum -= shares[start + (place - radius) * step] }
      }
    }
    return result
  }

  func moved(_ shares: [Double], _ dx: Int, _ dy: Int) -> [Double] {
    var result = [Double](repeating: 0, count: shares.count)
    for row in max(0, dy)..<min(height, height + dy) {
      for column in max(0, dx)..<min(width, width + dx) {
        result[row * width + column] = shares[(row - dy) * width + column - dx]
      }
    }
    return result
  }

  /// Draws a colour, by place in pixels, over what is there.
  mutating func draw(_ shares: [Double], _ color: (Double, Double) -> Paint) {
    for at in 0..<shares.count where shares[at] > 0 {
      let paint = color(Double(at % width), Double(at / width))
      let (share, rest) = (shares[at], 1 - shares[at])
      colors[at * 4] = colors[at * 4] * rest + paint.red * share
      colors[at * 4 + 1] = colors[at * 4 + 1] * rest + paint.green * share
      colors[at * 4 + 2] = colors[at * 4 + 2] * rest + paint.blue * share
      colors[at * 4 + 3] = colors[at * 4 + 3] * rest + share
    }
  }

  /// Takes away what is there.
  mutating func erase(_ shares: [Double]) {
    for at in 0..<shares.count where shares[at] > 0 {
      for part in 0..<4 { colors[at * 4 + part] *= 1 - shares[at] }
    }
  }

  /// The picture in bytes.
  func pixels(scale: Double) -> PixelBuffer {
    let bytes = colors.map { UInt8(min(255, max(0, ($0 * 255).rounded()))) }
    guard
      let pixels = PixelBuffer(
        width: width, height: height, scale: scale, premultipliedRGBA: bytes)
    else { preconditionFailure("\(width) × \(height)") }
    return pixels
  }
}
