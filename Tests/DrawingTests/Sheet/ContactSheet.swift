import Drawing
import Foundation

/// A page with every kind of drawing call, each in a cell of its own, y down.
///
/// From the left: caps, joins, dashes and rules; clips and masks; shadows, alpha and layers; gradients,
/// images and patterns; outlines of strokes; text; all blend modes.
struct ContactSheet {
  static let cell: CGFloat = 36
  static let columns = 10
  static let size = CGSize(width: cell * 10, height: cell * 8)

  let context: CGContext
  var next = 0

  /// Draws the page.
  static func draw(in context: CGContext) throws {
    var sheet = ContactSheet(context: context)
    context.setFillColor(.white)
    context.fill(CGRect(origin: .zero, size: size))
    context.setFillColor(.black)
    sheet.lines()
    sheet.clips()
    sheet.shadowsAndLayers()
    try sheet.gradients()
    try sheet.pictures()
    sheet.patterns()
    sheet.outlines()
    sheet.texts()
    sheet.blendModes()
  }

  /// Draws one cell of 36 points, of which 30 are used, and keeps everything in it.
  mutating func draw(_ body: (CGContext) -> Void) {
    context.saveGState()
    context.translateBy(
      x: CGFloat(next % Self.columns) * Self.cell + 3,
      y: CGFloat(next / Self.columns) * Self.cell + 3)
    context.clip(to: CGRect(x: -3, y: -3, width: Self.cell, height: Self.cell))
    body(context)
    context.restoreGState()
    next += 1
  }

  static let blue = CGColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 1)
  static let orange = CGColor(red: 1, green: 0.6, blue: 0.1, alpha: 1)
  static let corner = [CGPoint(x: 4, y: 26), CGPoint(x: 15, y: 6), CGPoint(x: 26, y: 26)]

  private mutating func lines() {
    for cap in [CGLineCap.butt, .round, .square] {
      draw { context in
        context.setLineWidth(8)
        context.setLineCap(cap)
        context.addLines(between: [CGPoint(x: 6, y: 10), CGPoint(x: 24, y: 10)])
        if cap == .round {
          context.addLines(between: [CGPoint(x: 15, y: 22), CGPoint(x: 15, y: 22)])
        }
        context.strokePath()
      }
    }
    for (join, limit) in [(CGLineJoin.miter, 10.0), (.miter, 1.2), (.round, 10), (.bevel, 10)] {
      draw { context in
        context.setLineWidth(6)
        context.setLineJoin(join)
        context.setMiterLimit(limit)
        context.addLines(between: Self.corner)
        context.strokePath()
      }
    }
    for (phase, lengths) in [(0.0, [6.0, 3]), (4, [6, 3, 1]), (0, [0, 5])] {
      draw { context in
        context.setLineWidth(3)
        context.setLineCap(lengths[0] == 0 ? .round : .butt)
        context.setLineDash(phase: phase, lengths: lengths.map { CGFloat($0) })
        context.strokeEllipse(in: CGRect(x: 3, y: 3, width: 24, height: 24))
      }
    }
    for mode in [CGPathDrawingMode.fill, .eoFill, .fillStroke] {
      draw { context in
        context.setFillColor(Self.blue)
        Self.addStar(to: context)
        context.drawPath(using: mode)
      }
    }
    draw { context in
      context.concatenate(CGAffineTransform(a: 1, b: 0.3, c: 0, d: 0.4, tx: 0, ty: 2))
      context.setLineWidth(5)
      context.stroke(CGRect(x: 5, y: 8, width: 20, height: 30))
    }
  }

  static func addStar(to context: CGContext) {
    let points = (0..<5).map { index in
      let angle = Double(index) * 4 * .pi / 5 - .pi / 2
      return CGPoint(x: 15 + 14 * cos(angle), y: 15 + 14 * sin(angle))
    }
    context.addLines(between: points)
    context.closePath()
  }

  private mutating func clips() {
    let all = CGRect(x: 0, y: 0, width: 30, height: 30)
    draw { context in
      context.setFillColor(Self.orange)
      context.clip(to: [
        CGRect(x: 0, y: 0, width: 12, height: 30), CGRect(x: 18, y: 8, width: 9, height: 9),
      ])
      context.fill(all)
    }
    for rule in [CGPathFillRule.winding, .evenOdd] {
      draw { context in
        context.setFillColor(Self.orange)
        Self.addStar(to: context)
        context.clip(using: rule)
        context.fill(all)
      }
    }
    draw { context in
      guard let mask = Self.fade() else { return }
      context.clip(to: all, mask: mask)
      context.setFillColor(Self.orange)
      context.fill(all)
    }
    draw { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.resetClip()
      context.setFillColor(Self.orange)
      context.fill(CGRect(x: 6, y: 6, width: 18, height: 18))
    }
  }

  /// A picture from white at the left to black at the right.
  static func fade() -> CGImage? {
    let bytes = (0..<16).flatMap { x -> [UInt8] in
      let value = UInt8(255 - x * 17)
      return [value, value, value, 255]
    }
    return try? CGImage(width: 16, height: 1, pixels: bytes)
  }

  private mutating func shadowsAndLayers() {
    for (width, height, blur) in [(4.0, 4.0, 0.0), (0, 3, 6), (-3, -3, 4)] {
      draw { context in
        context.setShadow(
          offset: CGSize(width: width, height: height), blur: blur,
          color: CGColor(red: 0, green: 0, blue: 0.3, alpha: 0.6))
        context.setFillColor(Self.orange)
        context.fillEllipse(in: CGRect(x: 7, y: 7, width: 16, height: 16))
      }
    }
    draw { context in
      context.setAlpha(0.4)
      Self.twoCircles(context)
    }
    draw { context in
      context.setAlpha(0.4)
      context.setShadow(offset: CGSize(width: 0, height: 3), blur: 3)
      context.beginTransparencyLayer()
      Self.twoCircles(context)
      context.endTransparencyLayer()
    }
    draw { context in
      context.setFillColor(Self.blue)
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
      context.beginTransparencyLayer()
      Self.twoCircles(context)
      context.clear(CGRect(x: 10, y: 10, width: 10, height: 10))
      context.endTransparencyLayer()
    }
  }

  private static func twoCircles(_ context: CGContext) {
    context.setFillColor(Self.blue)
    context.fillEllipse(in: CGRect(x: 2, y: 6, width: 18, height: 18))
    context.setFillColor(Self.orange)
    context.fillEllipse(in: CGRect(x: 11, y: 6, width: 18, height: 18))
  }
}
