import Drawing
import Foundation
import TestSupport
import Testing

struct CGContextTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func context(_ width: Double = 20, _ height: Double = 20, scale: Double = 1) throws
    -> CGContext
  {
    try #require(CGContext.bitmap(size: CGSize(width: width, height: height), scale: scale))
  }

  /// Sum of alpha over the picture, in pixels.
  private func coverage(_ context: CGContext) throws -> Double {
    let image = try #require(context.makeImage())
    return stride(from: 3, to: image.pixels.count, by: 4)
      .reduce(0) { $0 + Double(image.pixels[$1]) } / 255
  }

  private func alpha(_ context: CGContext, _ x: Int, _ y: Int) throws -> Double {
    try #require(context.makeImage()?.color(x: x, y: y)).alpha
  }

  @Test(arguments: [1.0, 2, 3])
  func rectanglesCoverTheirAreaInPixels(scale: Double) throws {
    let context = try context(scale: scale)
    context.setFillColor(red)
    context.fill(CGRect(x: 2, y: 3, width: 5, height: 4))
    #expect(try coverage(context) == 20 * scale * scale)
    let image = try #require(context.makeImage())
    #expect(image.width == Int(20 * scale))
    let inside = try #require(image.color(x: Int(2 * scale), y: Int(3 * scale)))
    #expect(inside == SRGBColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(try alpha(context, Int(2 * scale) - 1, Int(3 * scale)) == 0)
  }

  /// A disc of radius 8 covers 64π, give or take a percent.
  @Test func discsCoverTheirArea() throws {
    let context = try context()
    context.fillEllipse(in: CGRect(x: 2, y: 2, width: 16, height: 16))
    #expect(abs(try coverage(context) - 64 * .pi) < 2)
  }

  @Test func strokesAreCentredOnThePath() throws {
    let context = try context()
    context.setLineWidth(2)
    context.stroke(CGRect(x: 4, y: 4, width: 10, height: 10))
    // 12² outside minus 8² inside.
    #expect(try coverage(context) == 80)
  }

  @Test func penIsInTheSpaceOfTheStroke() throws {
    let context = try context(40, 40)
    context.move(to: CGPoint(x: 0, y: 10))
    context.addLine(to: CGPoint(x: 40, y: 10))
    context.scaleBy(x: 1, y: 4)
    context.setLineWidth(1)
    context.strokePath()
    #expect(try coverage(context) == 160)
  }

  @Test func clipAndStateAreRestored() throws {
    let context = try context()
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    context.setAlpha(0.5)
    context.translateBy(x: 3, y: 3)
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(try coverage(context) == 400)
    context.restoreGState()
    #expect(context.diagnostics == ["restoreGState without saveGState"])
  }

  @Test func evenOddClipLeavesAHole() throws {
    let context = try context()
    context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
    context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    context.clip(using: .evenOdd)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(try coverage(context) == 300)
  }

  /// The offset is in base space: scaling and turning user space does not move the shadow.
  @Test(arguments: [CGAffineTransform.identity, .init(scaleX: 0.5, y: 0.5)])
  func hardShadowsFallAtTheirOffset(_ map: CGAffineTransform) throws {
    let context = try context(scale: 2)
    context.setShadow(
      offset: CGSize(width: 6, height: 4), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
    context.setFillColor(red)
    context.concatenate(map)
    context.fill(CGRect(x: 2, y: 2, width: 4, height: 4).applying(map.inverted()))
    // Square at (4,4)–(12,12) pixels; its shadow at (16,12)–(24,20).
    #expect(try alpha(context, 4, 4) == 1)
    #expect(abs(try alpha(context, 20, 16) - 0.5) < 0.01)
    #expect(try alpha(context, 15, 16) == 0)
    #expect(try alpha(context, 20, 11) == 0)
    #expect(abs(try coverage(context) - 96) < 0.5)
  }

  /// A Gaussian edge has half the shadow's strength; blur 8 is a deviation of 4.
  @Test func blurredShadowsFadeAcrossTheEdge() throws {
    let context = try context(100, 100)
    context.setShadow(offset: CGSize(width: 0, height: 0), blur: 8, color: .black)
    context.setFillColor(red)
    context.fill(CGRect(x: 30, y: 30, width: 40, height: 40))
    // Pixel centres 0.5 and 4.5 beyond the edge: Φ(−0.125) = 0.450, Φ(−1.125) = 0.130.
    #expect(abs(try alpha(context, 29, 50) - 0.450) < 0.02)
    #expect(abs(try alpha(context, 25, 50) - 0.130) < 0.02)
    #expect(try alpha(context, 10, 50) == 0)
    // Blurring moves coverage about but keeps its sum; below the square nothing shows.
    context.setShadow(offset: .zero, blur: 0, color: nil)
  }

  /// The edge of a wide shadow follows the normal distribution: Φ(−0.525) = 0.300, Φ(−1.525) = 0.064.
  @Test func wideShadowsAreGaussianToo() throws {
    let context = try context(400, 400)
    context.setShadow(offset: .zero, blur: 40, color: .black)
    context.fill(CGRect(x: 100, y: 100, width: 200, height: 200))
    #expect(abs(try alpha(context, 89, 200) - 0.300) < 0.02)
    #expect(abs(try alpha(context, 69, 200) - 0.064) < 0.02)
  }

  @Test func hugeShadowsEnd() throws {
    let context = try context(300, 300)
    let seconds = ProcessorTime.seconds {
      for blur in [1e3, 1e9, .infinity, -.infinity, .nan] {
        context.setShadow(offset: CGSize(width: 1e9, height: -1e9), blur: blur, color: .black)
        context.fill(CGRect(x: 0, y: 0, width: 300, height: 300))
        context.setShadow(offset: .zero, blur: blur, color: .black)
        context.fill(CGRect(x: 0, y: 0, width: 300, height: 300))
      }
    }
    #expect(seconds < 60)
    #expect(try coverage(context) == 90_000)
  }

  @Test func shadowsOfShapesOutsideReachIn() throws {
    let context = try context()
    context.setShadow(offset: CGSize(width: 30, height: 0), blur: 0, color: .black)
    context.fill(CGRect(x: -25, y: 5, width: 10, height: 10))
    #expect(try coverage(context) == 100)
  }

  @Test func layersCompositeAsOne() throws {
    let context = try context()
    context.setAlpha(0.5)
    context.beginTransparencyLayer()
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.saveGState()
    context.translateBy(x: 3, y: 3)
    context.endTransparencyLayer()
    #expect(abs(try alpha(context, 5, 5) - 0.5) < 0.01)
    context.fill(CGRect(x: 10, y: 10, width: 1, height: 1))
    #expect(abs(try alpha(context, 10, 10) - 0.5) < 0.01)
    context.endTransparencyLayer()
    #expect(context.diagnostics.count == 1)
  }

  @Test func gradientsRunBetweenTheirEnds() throws {
    let context = try context(20, 1)
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [.black, CGColor(red: 1, green: 1, blue: 1, alpha: 1)],
        locations: [0, 1]))
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0),
      options: .drawsAfterEndLocation)
    let image = try #require(context.makeImage())
    #expect(image.color(x: 3, y: 0)?.alpha == 0)
    #expect(abs((image.color(x: 9, y: 0)?.red ?? 0) - 0.45) < 0.02)
    #expect(image.color(x: 18, y: 0)?.red == 1)
  }

  /// Two rows, red over blue: upright in both conventions.
  @Test func imagesKeepTheirTopRow() throws {
    let image = try CGImage(width: 1, height: 2, pixels: [0, 0, 255, 255, 255, 0, 0, 255])
    let down = try context(10, 10)
    down.drawUpright(image, in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(down.makeImage()?.color(x: 5, y: 0)?.red == 1)
    let up = try #require(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0))
    up.draw(image, in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(up.makeImage()?.color(x: 5, y: 0)?.red == 1)
    #expect(up.makeImage()?.color(x: 5, y: 9)?.blue == 1)
    let flipped = try context(10, 10)
    flipped.draw(image, in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(flipped.makeImage()?.color(x: 5, y: 0)?.blue == 1)
  }

  @Test func badNumbersDrawNothingAndAreReported() throws {
    let context = try context()
    context.fill(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
    context.setLineDash(phase: 0, lengths: [0, 0])
    context.saveGState()
    context.scaleBy(x: 0, y: 0)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.restoreGState()
    #expect(try coverage(context) == 0)
    #expect(!context.diagnostics.isEmpty)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try coverage(context) == 4)
    context.fill(CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12))
    #expect(try coverage(context) == 400)
  }

  @Test func impossibleBitmapsAreNil() {
    for size in [(0.0, 5.0), (-1, 5), (.nan, 5), (1e9, 5), (30_000, 30_000)] {
      #expect(CGContext.bitmap(size: CGSize(width: size.0, height: size.1)) == nil)
    }
    #expect(CGContext.bitmap(size: CGSize(width: 1, height: 1), scale: 0) == nil)
  }

  @Test func documentsAreWrittenAndRepeatable() throws {
    func draw(_ context: CGContext?) -> Data? {
      context?.setFillColor(red)
      context?.fill(CGRect(x: 2, y: 2, width: 5, height: 5))
      return context?.finish()
    }
    let size = CGSize(width: 30, height: 20)
    let pdf = try #require(draw(.pdf(size: size)))
    #expect(pdf.prefix(5) == Data("%PDF-".utf8))
    #expect(draw(.pdf(size: size)) == pdf)
    let svg = try #require(draw(.svg(size: size)).map { String(decoding: $0, as: UTF8.self) })
    #expect(svg.contains("<svg") && svg.contains("width=\"30"))
    #expect(try context().finish() == nil)
  }

  /// Pictures are part of the document though their pixels are gone when it is written.
  @Test func documentsKeepPicturesTextAndShadows() throws {
    func fill(_ context: CGContext) throws {
      let blue = [UInt8](repeating: 255, count: 16 * 16 * 4)
      context.drawUpright(
        try CGImage(width: 16, height: 16, pixels: blue),
        in: CGRect(x: 0, y: 0, width: 16, height: 16))
      context.setShadow(offset: CGSize(width: 3, height: 3), blur: 4)
      TextLayout(runs: [TextRun(text: "Text", font: FontDescriptor(size: 17))])
        .draw(in: context, at: CGPoint(x: 20, y: 5))
    }
    let size = CGSize(width: 80, height: 40)
    let pdf = try #require(CGContext.pdf(size: size))
    try fill(pdf)
    let written = try #require(pdf.finish())
    #expect(written.range(of: Data("/Image".utf8)) != nil)
    let svg = try #require(CGContext.svg(size: size))
    try fill(svg)
    let document = try #require(svg.finish())
    #expect(String(decoding: document, as: UTF8.self).contains("<image"))
    // The SVG drawn again shows the picture in its corner and nothing far from everything.
    let seen = try CGImage.decode(document)
    #expect(seen.color(x: 8, y: 8) == SRGBColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(seen.color(x: 78, y: 38)?.alpha == 0)
  }
}
