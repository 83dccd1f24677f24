import Foundation
import InsetDetection
import TestSupport

/// Pictures rasterised and blurred by code of their own, of shapes, colours and places that the first generator
/// does not have.
///
/// The detector's numbers were not changed after these pictures were first made.
struct SecondGenerator {
  static let shapes = [
    "squircle", "hexagon", "ring", "heart", "cross", "bubble", "triangle", "ticket", "drop",
  ]
  /// Shapes that were drawn for the first time after everything had been settled.
  static let unseenShapes = ["shield", "leaf", "gear", "arrow", "cloud", "egg", "octagon", "tab"]
  private static let palette: [[Double]] = [
    [0.78, 0.16, 0.55], [0.1, 0.6, 0.62], [0.42, 0.25, 0.75], [0.98, 0.85, 0.2],
    [0.07, 0.12, 0.33], [0.55, 0.35, 0.2], [0.8, 0.83, 0.87], [1, 0.3, 0.22], [0.3, 0.85, 0.5],
  ]

  private var random: SeededRandom
  private let shapes: [String]

  init(seed: UInt64, shapes: [String] = Self.shapes) {
    random = SeededRandom(seed: seed)
    self.shapes = shapes
  }

  /// As many pictures of every kind as asked for.
  mutating func samples(shadows: Int, glows: Int, badges: Int) -> [Sample] {
    (0..<shadows).map { sample(.shadow, $0) } + (0..<glows).map { sample(.glow, $0) }
      + (0..<badges).map { sample($0.isMultiple(of: 3) ? .badge : .badgeAndShadow, $0) }
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  private mutating func sample(_ kind: Sample.Kind, _ index: Int) -> Sample {
    let shape = shapes[index % shapes.count]
    let scale = Double([1, 2, 3][index % 3 == 0 ? index / 9 % 3 : index % 3])
    let width = number(18...40) * scale
    let height = shape == "ring" ? width : width * number(0.7...1.25)
    let room = (kind.hasBadge ? 14.0 : 9.0) * scale
    let (x, y) = (room * number(0.8...1.3), room * number(0.8...1.3))
    let canvas = Raster(
      width: Int(x + width + room * number(0.8...1.3)),
      height: Int(y + height + room * number(0.8...1.3)))
    var picture = canvas
    let outline = Outline(shape: shape, x: x, y: y, width: width, height: height)
    let core = canvas.coverage { outline.contains($0, $1) }
    let color = Int.random(in: 0..<Self.palette.count, using: &random)
    drawSurroundings(kind, core, scale, &picture)
    let fill = paint(color)
    picture.draw(core) { fill($0 / width, $1 / height) }
    if kind.hasBadge { drawBadge(x, y, width, height, scale, color, &picture) }
    return Sample(
      name: "\(kind) \(index) \(shape) @\(Int(scale))x", kind: kind,
      pixels: picture.pixels(scale: scale), truth: outline.insets(in: canvas))
  }

  private mutating func drawSurroundings(
    _ kind: Sample.Kind, _ core: [Double], _ scale: Double, _ picture: inout Raster
  ) {
    let reach = max(1, Int(number(0.6...3.2) * scale))
    switch kind {
    case .shadow, .badgeAndShadow:
      let (dx, dy) = (Int(number(-4...4) * scale), Int(number(-2...5) * scale))
      let alpha = number(0.15...0.8)
      let tint = number(0...0.25)
      let soft = picture.blurred(core, reach).map { $0 * alpha }
      picture.draw(picture.moved(soft, dx, dy)) { _, _ in [0, tint / 2, tint] }
    case .glow:
      let tint = Self.palette[Int.random(in: 0..<Self.palette.count, using: &random)]
      let alpha = number(0.5...1)
      let soft = picture.blurred(core, reach + 1).map { $0 * alpha }
      picture.draw(soft) { _, _ in tint }
    default: break
    }
  }

  /// One colour, a gradient, a bar of another colour, or a grain.
  private mutating func paint(_ color: Int) -> (Double, Double) -> [Double] {
    let base = Self.palette[color]
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return { _, y in base.map { min(1, $0 * (0.75 + 0.2 * y)) } }
    case 1: return { _, y in y.truncatingRemainder(dividingBy: 0.5) < 0.12 ? base.map { 1 - $0 } : base }
    case 2:
      return { x, y in
        let grain = sin(x * 391 + y * 577) * 0.04
        return base.map { min(1, max(0, $0 + grain)) }
      }
    default: return { _, _ in base }
    }
  }

  private mutating func drawBadge(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ scale: Double, _ color: Int,
    _ picture: inout Raster
  ) {
    let radius = max(4, min(width, height) * number(0.13...0.22))
    // Upper right most often, then the other corners, now and then a side.
    let places: [(Double, Double)] = [
      (0.97, 0.04), (0.9, 0.1), (0.95, 0.95), (0.05, 0.05), (0.08, 0.92), (0.5, 0), (1, 0.5),
    ]
    let place = places[min(6, Int(number(0...1) * number(0.4...1) * 7))]
    var (cx, cy) = (x + width * place.0, y + height * place.1)
    let half = Int.random(in: 0..<4, using: &random) == 0 ? radius * number(0.4...0.9) : 0
    // It sticks out of the core's rectangle by two pixels at least.
    if place.1 == 0 { cy = min(cy, y + radius - 2) } else if place.0 > 0.5 {
      cx = max(cx, x + width - radius - half + 2)
    } else {
      cx = min(cx, x + radius + half - 2)
    }
    func disc(_ grown: Double) -> [Double] {
      picture.coverage { px, py in
        let dx = abs(px - cx) - half
        let (ox, oy) = (max(dx, 0), py - cy)
        return ox * ox + oy * oy <= (radius + grown) * (radius + grown)
      }
    }
    let fill = Self.palette.indices.map { Self.palette[($0 + color + 2) % Self.palette.count] }
      .first { other in zip(other, Self.palette[color]).contains { abs($0 - $1) > 0.45 } }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: picture.erase(disc(1.2 * scale))
    case 1: picture.draw(disc(scale)) { _, _ in [1, 1, 1] }
    case 2:
      let soft = picture.blurred(disc(0), max(1, Int(scale))).map { $0 * 0.4 }
      picture.draw(picture.moved(soft, 0, Int(scale))) { _, _ in [0, 0, 0] }
    default: break
    }
    picture.draw(disc(0)) { _, _ in fill ?? [1, 0, 0] }
    if number(0...1) < 0.5, radius >= 6 {
      let digit = picture.coverage { px, py in
        let distance = ((px - cx) * (px - cx) + (py - cy) * (py - cy)).squareRoot()
        return distance < radius * 0.5 && distance > radius * 0.28
      }
      picture.draw(digit) { _, _ in [1, 1, 1] }
    }
  }
}

/// A shape that knows whether a point is in it.
private struct Outline {
  let shape: String
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  func contains(_ px: Double, _ py: Double) -> Bool {
    // From 0 to 1 over the rectangle.
    let (u, v) = ((px - x) / width, (py - y) / height)
    guard u >= 0, u <= 1, v >= 0, v <= 1 else { return false }
    let (a, b) = (abs(2 * u - 1), abs(2 * v - 1))
    switch shape {
    case "squircle": return a * a * a * a + b * b * b * b <= 1
    case "hexagon": return a + b / 2 <= 1
    case "ring": return a * a + b * b <= 1 && a * a + b * b >= 0.16
    case "heart":
      let (hx, hy) = ((2 * u - 1) * 1.14, 1.2 - v * 2.2)
      let base = hx * hx + hy * hy - 1
      return base * base * base <= hx * hx * hy * hy * hy
    case "cross": return a <= 0.36 || b <= 0.36
    case "bubble":
      if v > 0.8 { return u > 0.2 && u < 0.2 + (1 - v) * 1.2 }
      let (cx, cy) = (max(a - 0.75, 0) / 0.25, max(abs(2 * v / 0.8 - 1) - 0.7, 0) / 0.3)
      return cx * cx + cy * cy <= 1
    case "shield": return v < 0.5 ? true : a <= (1 - (2 * v - 1) * (2 * v - 1)).squareRoot()
    case "leaf":
      let (one, other) = (u * u + (1 - v) * (1 - v), (1 - u) * (1 - u) + v * v)
      return one <= 1 && other <= 1
    case "gear":
      let angle = atan2(2 * v - 1, 2 * u - 1)
      return a * a + b * b <= (cos(angle * 8) > 0 ? 1 : 0.7)
    case "arrow": return u < 0.55 ? b <= 0.4 : b <= (1 - u) / 0.45
    case "cloud":
      func disc(_ cx: Double, _ cy: Double, _ r: Double) -> Bool {
        (u - cx) * (u - cx) + (v - cy) * (v - cy) <= r * r
      }
      return disc(0.25, 0.7, 0.25) || disc(0.5, 0.4, 0.35) || disc(0.77, 0.68, 0.23)
        || (v > 0.6 && v < 0.93 && u > 0.25 && u < 0.77)
    case "egg":
      let w = v < 0.6 ? (v - 0.6) / 0.6 : (v - 0.6) / 0.4
      return a * a + w * w <= 1
    case "octagon": return a + b <= 1.42
    case "tab": return v > 0.45 || (u > 0.08 && u < 0.6)
    case "triangle": return a <= v * 0.9 + 0.1
    case "ticket":
      let (nx, ny) = ((1 - a) * width / 2, b * height / 2)
      return nx * nx + ny * ny > width * width * 0.01
    default:
      if v < 0.5 { return a <= v * 1.2 + 0.05 }
      return a * a * 2.4 + (2 * v - 1) * (2 * v - 1) <= 1
    }
  }

  /// Where the points that are in it end, looked for in steps of an eighth of a pixel.
  func insets(in raster: Raster) -> [Double] {
    var (top, left, bottom, right) = (Double.infinity, Double.infinity, -1.0, -1.0)
    let (columns, rows) = (Int(width * 8), Int(height * 8))
    for row in 0...rows {
      let py = y + height * Double(row) / Double(rows)
      for column in 0...columns {
        let px = x + width * Double(column) / Double(columns)
        guard contains(px, py) else { continue }
        (top, bottom) = (min(top, py), max(bottom, py))
        (left, right) = (min(left, px), max(right, px))
      }
    }
    return [top, left, Double(raster.height) - bottom, Double(raster.width) - right]
  }
}

/// Colours and alphas as numbers from 0 to 1, premultiplied.
private struct Raster {
  let width: Int
  let height: Int
  private var colors: [Double]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    colors = [Double](repeating: 0, count: width * height * 4)
  }

  /// The share of every pixel that a shape covers, by nine points each.
  func coverage(_ contains: (Double, Double) -> Bool) -> [Double] {
    var shares = [Double](repeating: 0, count: width * height)
    for row in 0..<height {
      for column in 0..<width {
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
      for place in -radius..<(count + radius) {
        if place + radius < count { sum += shares[start + max(0, place + radius) * step] * (place + radius >= 0 ? 1 : 0) }
        if place >= 0, place < count { result[start + place * step] = max(0, sum) / Double(2 * radius + 1) }
        if place - radius >= 0, place - radius < count { sum -= shares[start + (place - radius) * step] }
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
  mutating func draw(_ shares: [Double], _ color: (Double, Double) -> [Double]) {
    for at in 0..<shares.count where shares[at] > 0 {
      let paint = color(Double(at % width), Double(at / width))
      let rest = 1 - shares[at]
      for part in 0..<3 { colors[at * 4 + part] = colors[at * 4 + part] * rest + paint[part] * shares[at] }
      colors[at * 4 + 3] = colors[at * 4 + 3] * rest + shares[at]
    }
  }

  mutating func erase(_ shares: [Double]) {
    for at in 0..<shares.count {
      for part in 0..<4 { colors[at * 4 + part] *= 1 - shares[at] }
    }
  }

  func pixels(scale: Double) -> PixelBuffer {
    let bytes = colors.map { UInt8(min(255, max(0, ($0 * 255).rounded()))) }
    guard
      let pixels = PixelBuffer(
        width: width, height: height, scale: scale, premultipliedRGBA: bytes)
    else { preconditionFailure("\(width) × \(height)") }
    return pixels
  }
}
