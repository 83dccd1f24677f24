import Foundation
import InsetDetection
import TestSupport

/// Pictures that are held out: the detector is never changed by what they show, only measured.
///
/// Polygons, exponential blur and colours by hue, saturation and lightness; badges anywhere on the outline,
/// of other sizes, also in the core's own hue. Their figures are in the decision page about insets.
struct ThirdGenerator {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// As many pictures of every kind as asked for.
  mutating func samples(shadows: Int, glows: Int, badges: Int) -> [Sample] {
    (0..<shadows).map { sample(.shadow, $0) } + (0..<glows).map { sample(.glow, $0) }
      + (0..<badges).map { sample($0.isMultiple(of: 2) ? .badge : .badgeAndShadow, $0) }
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  private mutating func isOne(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  /// A colour by hue in turns, saturation and lightness.
  private func paint(_ hue: Double, _ saturation: Double, _ lightness: Double) -> Paint {
    let spread = saturation * min(lightness, 1 - lightness)
    func part(_ shift: Double) -> Double {
      let place = (shift + hue * 12).truncatingRemainder(dividingBy: 12)
      return lightness - spread * max(-1, min(place - 3, 9 - place, 1))
    }
    return Paint(part(0), part(8), part(4))
  }

  private mutating func sample(_ kind: Sample.Kind, _ index: Int) -> Sample {
    let shape = PolygonShape.names[index % PolygonShape.names.count]
    let scale = [1.0, 2, 1, 2, 3][Int.random(in: 0..<5, using: &random)]
    let width = number(20...38) * scale
    let height = width * number(0.75...1.3)
    let room = (0..<4).map { _ in number(kind.hasBadge ? 9...15 : 9...13) * scale }
    let (x, y) = (room[0], room[1])
    let canvas = PolygonRaster(
      width: Int(x + width + room[2]), height: Int(y + height + room[3]))
    var picture = Raster(width: canvas.width, height: canvas.height)
    let outline = PolygonShape(shape).placed(x: x, y: y, width: width, height: height)
    let core = canvas.coverage(outline)
    let hue = number(0...1)
    let lightness = number(0.2...0.85)
    let color = paint(hue, number(0.3...0.95), lightness)
    drawSurroundings(kind, core, canvas, scale, &picture)
    let fill = shading(color, y, height)
    picture.draw(core) { fill($0, $1) }
    if kind.hasBadge {
      let badge = badgeColor(hue, lightness, unlike: color)
      drawBadge(
        at: place(outline, core: (x, y, width, height)), badge, canvas, scale, &picture)
    }
    return Sample(
      name: "\(kind) \(index) \(shape) @\(Int(scale))x", kind: kind,
      pixels: picture.pixels(scale: scale),
      truth: [
        y, x, Double(canvas.height) - y - height, Double(canvas.width) - x - width,
      ])
  }

  /// A drop shadow, a dark ring all around, or a coloured glow in one layer or two.
  private mutating func drawSurroundings(
    _ kind: Sample.Kind, _ core: [Double], _ canvas: PolygonRaster, _ scale: Double,
    _ picture: inout Raster
  ) {
    switch kind {
    case .shadow, .badgeAndShadow:
      let isRing = isOne(in: 3)
      let soft = canvas.blurred(core, sigma: number(0.7...2.4) * scale)
      let strength = isRing ? number(0.6...1.1) : number(0.2...0.75)
      let tint = paint(number(0...1), number(0...0.5), number(0...0.14))
      let dx = isRing ? 0 : Int((number(-3...3) * scale).rounded())
      let dy = isRing ? 0 : Int((number(-1...4) * scale).rounded())
      picture.draw(picture.moved(soft.map { min(1, $0 * strength) }, dx, dy)) { _, _ in tint }
    case .glow:
      let tint = paint(number(0...1), number(0.5...1), number(0.4...0.9))
      let wide = canvas.blurred(core, sigma: number(1.2...2.6) * scale)
      let strength = number(0.5...0.95)
      picture.draw(wide.map { $0 * strength }) { _, _ in tint }
      if isOne(in: 3) {
        let narrow = canvas.blurred(core, sigma: 0.6 * scale)
        picture.draw(narrow.map { $0 * 0.35 }) { _, _ in tint }
      }
    case .badge: break
    }
  }

  /// One colour, a gradient from above, a gloss, a light in a corner, or stripes that differ a little.
  private mutating func shading(
    _ base: Paint, _ top: Double, _ height: Double
  ) -> (Double, Double) -> Paint {
    func lit(_ by: Double) -> Paint { base.map { min(1, max(0, $0 + by)) } }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return { _, y in lit(0.14 - 0.28 * (y - top) / height) }
    case 1: return { _, y in y < top + height * 0.45 ? lit(0.1) : base }
    case 2:
      return { x, y in
        let distance = (x * x + (y - top) * (y - top)).squareRoot() / height
        return lit(0.2 - 0.15 * min(2, distance))
      }
    case 3: return { x, _ in Int(x / 4) % 2 == 0 ? base : lit(0.05) }
    default: return { _, _ in base }
    }
  }

  /// Another hue, the core's hue lighter or darker, white, or nearly black; never like the core.
  private mutating func badgeColor(_ hue: Double, _ lightness: Double, unlike core: Paint) -> Paint
  {
    var color = paint(0, 0.85, 0.5)
    for _ in 0..<12 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: color = paint(hue, number(0.5...0.9), lightness < 0.5 ? 0.75 : 0.25)
      case 2: color = paint(0, 0, number(0.9...1))
      case 3: color = paint(0, 0, number(0.05...0.2))
      default: color = paint(hue + number(0.25...0.75), number(0.6...1), number(0.4...0.6))
      }
      if color.distance(from: core) > 0.4 { return color }
    }
    return core.map { $0 > 0.5 ? $0 - 0.5 : $0 + 0.5 }
  }

  /// The middle and the radius of a badge, and half of what a pill has between its round ends.
  private struct Place {
    var middle: Spot
    var radius: Double
    var half: Double
  }

  /// Somewhere on the outline where it sticks out of the core's rectangle by a quarter of its radius or
  /// more; at the upper right when no such place is found.
  private mutating func place(
    _ outline: [[Spot]], core: (x: Double, y: Double, width: Double, height: Double)
  ) -> Place {
    let radius = max(4, min(core.width, core.height) * number(0.12...0.25))
    let half = isOne(in: 3) ? radius * number(0.3...1.1) : 0
    let corners = outline[0]
    for _ in 0..<60 {
      let at = Int.random(in: 0..<corners.count, using: &random)
      let (one, next) = (corners[at], corners[(at + 1) % corners.count])
      let share = number(0...1)
      let middle = Spot(x: one.x + (next.x - one.x) * share, y: one.y + (next.y - one.y) * share)
      let beyond = [
        core.x - (middle.x - half - radius), core.y - (middle.y - radius),
        middle.x + half + radius - core.x - core.width, middle.y + radius - core.y - core.height,
      ]
      let most = beyond.max() ?? 0
      if most >= max(2, radius * 0.25), most <= radius * 1.2 + half {
        return Place(middle: middle, radius: radius, half: half)
      }
    }
    return Place(
      middle: Spot(x: core.x + core.width, y: core.y), radius: radius, half: half)
  }

  /// A disc or a pill; bare, in an outline, in a gap, or over a shadow; perhaps with a sign.
  private mutating func drawBadge(
    at place: Place, _ color: Paint, _ canvas: PolygonRaster, _ scale: Double,
    _ picture: inout Raster
  ) {
    func disc(_ grown: Double) -> [Double] {
      let radius = place.radius + grown
      return canvas.coverage([
        PolygonShape.rounded(
          place.middle.x - place.half - radius, place.middle.y - radius,
          2 * (place.half + radius), 2 * radius, radius)
      ])
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: picture.erase(disc(number(1...1.6) * scale))
    case 1: picture.draw(disc(number(0.8...1.4) * scale)) { _, _ in Paint(1, 1, 1) }
    case 2: picture.draw(disc(scale)) { _, _ in Paint(0.1, 0.1, 0.12) }
    case 3:
      let soft = canvas.blurred(disc(0), sigma: scale).map { $0 * 0.5 }
      picture.draw(picture.moved(soft, 0, Int(scale))) { _, _ in Paint(0, 0, 0) }
    default: break
    }
    picture.draw(disc(0)) { _, _ in color }
    guard isOne(in: 2), place.radius >= 5 else { return }
    let isDark = color.red + color.green + color.blue < 1.5
    let sign = isDark ? Paint(1, 1, 1) : Paint(0.1, 0.1, 0.1)
    let size = place.radius * 0.5
    let mark =
      isOne(in: 2)
      ? PolygonShape.box(
        place.middle.x - size, place.middle.y - size * 0.25, 2 * size, size * 0.5)
      : PolygonShape.rounded(
        place.middle.x - size, place.middle.y - size, 2 * size, 2 * size, size)
    picture.draw(canvas.coverage([mark])) { _, _ in sign }
  }
}
