import Drawing
import Foundation
import InsetDetection
import TestSupport

/// Pictures drawn by the `Drawing` module; the detector was tuned on them.
struct FirstGenerator {
  static let shapes = ["rect", "rounded", "circle", "pill", "star", "blob", "rabbit"]

  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// As many pictures of every kind as asked for.
  mutating func samples(shadows: Int, glows: Int, badges: Int) -> [Sample] {
    var all: [Sample] = []
    for number in 0..<shadows { all.append(contentsOf: sample(.shadow, number)) }
    for number in 0..<glows { all.append(contentsOf: sample(.glow, number)) }
    for number in 0..<badges {
      all.append(contentsOf: sample(number.isMultiple(of: 2) ? .badge : .badgeAndShadow, number))
    }
    return all
  }

  /// One picture; empty only if a context cannot be made.
  private mutating func sample(_ kind: Sample.Kind, _ number: Int) -> [Sample] {
    let shape = Self.shapes[number % Self.shapes.count]
    let scale = [1, 2, 3][number / Self.shapes.count % 3]
    let side = CGFloat(Int.random(in: kind == .shadow ? 20...48 : 24...48, using: &random))
    var size = CGSize(width: side, height: side)
    if shape != "circle" && shape != "star" {
      size.height = (side * CGFloat.random(in: 0.6...1.3, using: &random)).rounded()
    }
    if shape == "pill" { size = CGSize(width: side * 1.5, height: (side * 0.6).rounded()) }
    let margins = (0..<4).map { _ in
      CGFloat(Int.random(in: kind.hasBadge ? 12...22 : 4...14, using: &random))
    }
    let core = CGRect(x: margins[1], y: margins[0], width: size.width, height: size.height)
    let canvas = CGSize(width: core.maxX + margins[3], height: core.maxY + margins[2])
    guard let context = CGContext.bitmap(size: canvas, scale: Double(scale)) else { return [] }
    let path = Self.path(shape, in: core)
    let hue = Int.random(in: 0..<6, using: &random)
    draw(path, kind, hue, context)
    if kind == .badge || kind == .badgeAndShadow {
      drawBadge(on: core, shape, hue, context)
    }
    guard let image = context.makeImage(), let pixels = PixelBuffer(image, scale: Double(scale))
    else { return [] }
    let box = path.boundingBoxOfPath
    let truth = [box.minY, box.minX, canvas.height - box.maxY, canvas.width - box.maxX]
    return [
      Sample(
        name: "\(kind) \(number) \(shape) @\(scale)x", kind: kind, pixels: pixels,
        truth: truth.map { Double($0) * Double(scale) })
    ]
  }

  private mutating func draw(
    _ path: CGPath, _ kind: Sample.Kind, _ hue: Int, _ context: CGContext
  ) {
    context.saveGState()
    let blur = CGFloat.random(in: 1...12, using: &random)
    switch kind {
    case .shadow, .badgeAndShadow:
      let offset = CGSize(
        width: Int.random(in: -5...5, using: &random),
        height: Int.random(in: -5...6, using: &random))
      context.setShadow(
        offset: offset, blur: blur,
        color: CGColor(gray: 0, alpha: CGFloat.random(in: 0.2...0.9, using: &random)))
    case .glow:
      let tint = Self.color((hue + 2) % 6)
      let alpha = CGFloat.random(in: 0.5...1, using: &random)
      context.setShadow(offset: .zero, blur: blur + 2, color: tint.copy(alpha: alpha))
    default: break
    }
    let isTranslucent = kind != .glow && Int.random(in: 0..<8, using: &random) == 0
    context.setFillColor(Self.color(hue).copy(alpha: isTranslucent ? 0.8 : 1) ?? .black)
    context.addPath(path)
    context.fillPath()
    context.restoreGState()
  }

  /// A disc or pill at a corner, with or without an outline, digits and a shadow of its own.
  private mutating func drawBadge(
    on core: CGRect, _ shape: String, _ hue: Int, _ context: CGContext
  ) {
    let radius = min(core.width, core.height) * CGFloat.random(in: 0.14...0.24, using: &random)
    let isPill = Int.random(in: 0..<3, using: &random) == 0
    let corner = Int.random(in: 0..<4, using: &random)
    let (right, lower) = (corner % 2 == 1, corner / 2 == 1)
    // On round cores badges lie on the outline, else at the corner.
    let inset: CGFloat = shape == "circle" || shape == "blob" ? 0.1464 : 0.03
    var center = CGPoint(
      x: right ? core.maxX - core.width * inset : core.minX + core.width * inset,
      y: lower ? core.maxY - core.height * inset : core.minY + core.height * inset)
    // Now and then it lies at the middle of a side.
    switch Int.random(in: 0..<10, using: &random) {
    case 0: center.x = core.midX
    case 1: center.y = core.midY
    default: break
    }
    let width = isPill ? radius * 3.2 : radius * 2
    var badge = CGRect(
      x: center.x - width / 2, y: center.y - radius, width: width, height: radius * 2)
    // One that stays inside the core's rectangle would change nothing.
    if core.insetBy(dx: -2, dy: -2).contains(badge) {
      badge.origin.x = right ? core.maxX - 4 : core.minX + 4 - width
    }
    if badge.midX != center.x { center.x = badge.midX }
    let hasOutline = Int.random(in: 0..<3, using: &random) == 0
    let hasShadow = Int.random(in: 0..<4, using: &random) == 0
    let fill = Self.color((hue + 3) % 6)
    context.saveGState()
    if hasShadow {
      context.setShadow(offset: CGSize(width: 0, height: 1), blur: 3)
    }
    if hasOutline {
      context.setFillColor(hue == 5 ? .black : .white)
      let outer = badge.insetBy(dx: -1.5, dy: -1.5)
      context.addPath(.rounded(outer, radius: outer.height / 2))
      context.fillPath()
      context.setShadow(offset: .zero, blur: 0, color: nil)
    }
    context.setFillColor(fill)
    context.addPath(.rounded(badge, radius: badge.height / 2))
    context.fillPath()
    context.restoreGState()
    if Int.random(in: 0..<2, using: &random) == 0 {
      context.setFillColor(.white)
      context.fill(
        CGRect(
          x: center.x - radius * 0.15, y: center.y - radius * 0.5, width: radius * 0.3,
          height: radius))
    }
  }
}

extension FirstGenerator {
  static func color(_ hue: Int) -> CGColor {
    switch hue {
    case 0: CGColor(red: 0.9, green: 0.2, blue: 0.15, alpha: 1)
    case 1: CGColor(red: 0.95, green: 0.6, blue: 0.1, alpha: 1)
    case 2: CGColor(red: 0.2, green: 0.7, blue: 0.3, alpha: 1)
    case 3: CGColor(red: 0.15, green: 0.4, blue: 0.9, alpha: 1)
    case 4: CGColor(gray: 0.15, alpha: 1)
    default: CGColor(gray: 0.95, alpha: 1)
    }
  }

  static func path(_ shape: String, in r: CGRect) -> CGPath {
    switch shape {
    case "rounded": return .rounded(r, radius: min(r.width, r.height) * 0.2)
    case "circle", "pill": return .rounded(r, radius: min(r.width, r.height) / 2)
    case "star": return star(in: r)
    case "blob": return blob(in: r)
    case "rabbit": return rabbit(in: r)
    default: return CGPath(rect: r)
    }
  }

  private static func star(in r: CGRect) -> CGPath {
    let path = CGMutablePath()
    for step in 0..<10 {
      let length = step % 2 == 0 ? r.width / 2 : r.width / 4.5
      let angle = Double(step) * .pi / 5 - .pi / 2
      let point = CGPoint(
        x: r.midX + length * CGFloat(cos(angle)), y: r.midY + length * CGFloat(sin(angle)))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  private static func blob(in r: CGRect) -> CGPath {
    let path = CGMutablePath()
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: r.minX + x * r.width, y: r.minY + y * r.height)
    }
    path.move(to: point(0.5, 0))
    path.addCurve(to: point(1, 0.55), control1: point(0.85, 0), control2: point(1, 0.2))
    path.addCurve(to: point(0.45, 1), control1: point(1, 0.9), control2: point(0.75, 1))
    path.addCurve(to: point(0, 0.4), control1: point(0.15, 1), control2: point(0, 0.7))
    path.addCurve(to: point(0.5, 0), control1: point(0, 0.1), control2: point(0.2, 0))
    path.closeSubpath()
    return path
  }

  /// A head with two ears.
  private static func rabbit(in r: CGRect) -> CGPath {
    let path = CGMutablePath()
    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(
        x: r.minX + x * r.width, y: r.minY + y * r.height, width: width * r.width,
        height: height * r.height)
    }
    path.addEllipse(in: box(0, 0.4, 1, 0.6))
    path.addEllipse(in: box(0.15, 0, 0.25, 0.6))
    path.addEllipse(in: box(0.6, 0.05, 0.25, 0.55))
    return path
  }
}

extension PixelBuffer {
  /// The bytes of a picture that the `Drawing` module made: blue and red change places.
  init?(_ image: CGImage, scale: Double) {
    var bytes = image.pixels
    for at in stride(from: 0, to: bytes.count, by: 4) { bytes.swapAt(at, at + 2) }
    self.init(
      width: image.width, height: image.height, scale: scale, premultipliedRGBA: bytes)
  }
}
