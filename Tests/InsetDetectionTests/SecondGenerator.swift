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
  private static let palette: [Paint] = [
    Paint(0.78, 0.16, 0.55), Paint(0.1, 0.6, 0.62), Paint(0.42, 0.25, 0.75), Paint(0.98, 0.85, 0.2),
    Paint(0.07, 0.12, 0.33), Paint(0.55, 0.35, 0.2), Paint(0.8, 0.83, 0.87), Paint(1, 0.3, 0.22),
    Paint(0.3, 0.85, 0.5),
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
    let outline = GeneratedShape(name: shape, x: x, y: y, width: width, height: height)
    let core = canvas.coverage(x...(x + width), y...(y + height)) { outline.contains($0, $1) }
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
      picture.draw(picture.moved(soft, dx, dy)) { _, _ in Paint(0, tint / 2, tint) }
    case .glow:
      let tint = Self.palette[Int.random(in: 0..<Self.palette.count, using: &random)]
      let alpha = number(0.5...1)
      let soft = picture.blurred(core, reach + 1).map { $0 * alpha }
      picture.draw(soft) { _, _ in tint }
    default: break
    }
  }

  /// One colour, a gradient, a bar of another colour, or a grain.
  private mutating func paint(_ color: Int) -> (Double, Double) -> Paint {
    let base = Self.palette[color]
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return { _, y in base.map { min(1, $0 * (0.75 + 0.2 * y)) } }
    case 1:
      let other = base.map { 1 - $0 }
      return { _, y in y.truncatingRemainder(dividingBy: 0.5) < 0.12 ? other : base }
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
    if place.1 == 0 {
      cy = min(cy, y + radius - 2)
    } else if place.0 > 0.5 {
      cx = max(cx, x + width - radius - half + 2)
    } else {
      cx = min(cx, x + radius + half - 2)
    }
    func disc(_ grown: Double) -> [Double] {
      let (reach, grown) = (radius + grown, radius + grown)
      return picture.coverage(
        (cx - half - reach)...(cx + half + reach), (cy - reach)...(cy + reach)
      ) { px, py in
        let dx = abs(px - cx) - half
        let (ox, oy) = (max(dx, 0), py - cy)
        return ox * ox + oy * oy <= grown * grown
      }
    }
    let fill = Self.palette.indices.map { Self.palette[($0 + color + 2) % Self.palette.count] }
      .first { $0.distance(from: Self.palette[color]) > 0.45 }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: picture.erase(disc(1.2 * scale))
    case 1: picture.draw(disc(scale)) { _, _ in Paint(1, 1, 1) }
    case 2:
      let soft = picture.blurred(disc(0), max(1, Int(scale))).map { $0 * 0.4 }
      picture.draw(picture.moved(soft, 0, Int(scale))) { _, _ in Paint(0, 0, 0) }
    default: break
    }
    picture.draw(disc(0)) { _, _ in fill ?? Paint(1, 0, 0) }
    if number(0...1) < 0.5, radius >= 6 {
      let digit = picture.coverage((cx - radius)...(cx + radius), (cy - radius)...(cy + radius)) {
        px, py in
        let distance = ((px - cx) * (px - cx) + (py - cy) * (py - cy)).squareRoot()
        return distance < radius * 0.5 && distance > radius * 0.28
      }
      picture.draw(digit) { _, _ in Paint(1, 1, 1) }
    }
  }
}
