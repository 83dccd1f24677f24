import Drawing
import Foundation
import Testing

/// Soft clips, patterns, image masks and blend modes, pixel by pixel.
struct ClipAndPatternTests {
  private func context(_ width: Double = 10, _ height: Double = 10) throws -> CGContext {
    try #require(CGContext.bitmap(size: CGSize(width: width, height: height), scale: 1))
  }

  private func color(_ context: CGContext, _ x: Int, _ y: Int) throws -> SRGBColor {
    try #require(context.makeImage()?.color(x: x, y: y))
  }

  private func image(_ bytes: [[UInt8]], width: Int) throws -> CGImage {
    try CGImage(width: width, height: bytes.count / width, pixels: bytes.flatMap { $0 })
  }

  private let all = CGRect(x: 0, y: 0, width: 10, height: 10)

  /// White lets through, black does not; where a picture has clear parts these decide.
  @Test func masksLetThroughWhatTheySay() throws {
    let grey = try image([[255, 255, 255, 255], [0, 0, 0, 255]], width: 2)
    let clear = try image([[0, 0, 0, 255], [0, 0, 0, 0]], width: 2)
    for mask in [grey, clear] {
      let context = try context()
      context.interpolationQuality = .none
      context.saveGState()
      context.clip(to: all, mask: mask)
      context.fill(all)
      #expect(try color(context, 0, 5).alpha > 0.99)
      #expect(try color(context, 9, 5).alpha < 0.01)
      context.restoreGState()
      context.fill(all)
      #expect(try color(context, 9, 5).alpha == 1)
    }
  }

  /// Two masks multiply, and a layer is masked once.
  @Test func masksMultiplyOnce() throws {
    let half = try image([[128, 128, 128, 255]], width: 1)
    let context = try context()
    context.clip(to: all, mask: half)
    context.saveGState()
    context.clip(to: all, mask: half)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 10))
    context.restoreGState()
    context.beginTransparencyLayer()
    context.fill(CGRect(x: 5, y: 0, width: 3, height: 10))
    context.endTransparencyLayer()
    #expect(abs(try color(context, 1, 5).alpha - 0.252) < 0.01)
    #expect(abs(try color(context, 6, 5).alpha - 0.502) < 0.01)
    context.resetClip()
    context.fill(all)
    #expect(try color(context, 9, 9).alpha == 1)
  }

  /// A mask is turned as `draw(_:in:)` turns pictures: its top row at the largest y.
  @Test func masksLieAsPicturesDo() throws {
    let mask = try image([[255, 255, 255, 255], [0, 0, 0, 255]], width: 1)
    let context = try context()
    context.clip(to: all, mask: mask)
    context.fill(all)
    #expect(try color(context, 5, 9).alpha > 0.99 && color(context, 5, 0).alpha < 0.01)
  }

  @Test func imageMasksPaintTheFillColour() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 255])))
    func mask(_ decode: [CGFloat]?) -> CGImage? {
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        provider: provider, decode: decode, shouldInterpolate: false)
    }
    for (decode, left) in [(nil, 1.0), ([1, 0], 0)] as [([CGFloat]?, Double)] {
      let context = try context()
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.draw(try #require(mask(decode)), in: all)
      #expect(abs(try color(context, 0, 5).alpha - left) < 0.01)
      #expect(abs(try color(context, 9, 5).alpha - (1 - left)) < 0.01)
    }
    let picture = try image([[0, 0, 200, 255], [0, 200, 0, 255]], width: 2)
    let masked = try #require(mask(nil).flatMap { picture.masking($0) })
    #expect(masked.color(x: 0, y: 0)?.alpha == 1 && masked.color(x: 1, y: 0)?.alpha == 0)
  }

  /// One opaque red pixel in every layout that bitmaps of eight bits have.
  @Test(
    arguments: [
      (32, CGImageAlphaInfo.premultipliedLast, CGBitmapInfo(), [255, 0, 0, 255]),
      (32, .premultipliedFirst, .byteOrder32Little, [0, 0, 255, 255]),
      (32, .first, .byteOrder32Big, [255, 255, 0, 0]), (32, .noneSkipLast, [], [255, 0, 0, 7]),
      (24, .none, [], [255, 0, 0]),
    ] as [(Int, CGImageAlphaInfo, CGBitmapInfo, [UInt8])])
  func layoutsAreRead(
    _ bits: Int, _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo, _ bytes: [UInt8]
  )
    throws
  {
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    func image(bytesPerRow: Int, _ info: UInt32) -> CGImage? {
      CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
    let info = alpha.rawValue | order.rawValue
    let read = try #require(image(bytesPerRow: bits / 8, info))
    #expect(read.color(x: 0, y: 0) == SRGBColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(image(bytesPerRow: 1, info) == nil)
    #expect(image(bytesPerRow: Int.max, info) == nil)
    #expect(image(bytesPerRow: 4, 0xFFFF) == nil)
  }

  /// Squares of 2 in cells of 4 cover a quarter, wherever the current map is.
  @Test func patternsLieInBaseSpace() throws {
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { _, cell in cell.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) },
      releaseInfo: nil)
    func pattern(_ step: CGFloat) -> CGPattern? {
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: step,
        yStep: step, tiling: .noDistortion, isColored: false, callbacks: &callbacks)
    }
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    let context = try context(8, 8)
    context.translateBy(x: 1, y: 1)
    context.setFillColorSpace(space)
    context.setFillPattern(try #require(pattern(4)), colorComponents: [0, 1, 0, 1])
    context.fill(CGRect(x: -1, y: -1, width: 8, height: 8))
    #expect(try color(context, 1, 1) == SRGBColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(try color(context, 5, 4).alpha == 1)
    #expect(try color(context, 2, 2).alpha == 0 && color(context, 3, 0).alpha == 0)
    for step in [0, CGFloat.nan, .infinity] { #expect(pattern(step) == nil) }
  }

  @Test func numbersAloneAreReadInTheSpaceThatWasSet() throws {
    let context = try context()
    context.setFillColorSpace(CGColorSpaceCreateDeviceGray())
    context.setFillColor([1, 0.5])
    context.fill(all)
    #expect(abs(try color(context, 5, 5).alpha - 0.5) < 0.01)
    #expect(try color(context, 5, 5).red > 0.99)
    context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
    context.fill(all)
    #expect(try color(context, 5, 5) == SRGBColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  /// Apple: max(0, 1 − ((1 − D) + (1 − S))).
  @Test(arguments: [(0.8, 0.6, 0.4), (0.5, 0.4, 0), (1, 1, 1)])
  func plusDarkerAddsTheInverses(_ below: Double, _ above: Double, _ expected: Double) throws {
    let context = try context()
    context.setFillColor(gray: below, alpha: 1)
    context.fill(all)
    context.setBlendMode(.plusDarker)
    context.setFillColor(gray: above, alpha: 1)
    context.fill(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(abs(try color(context, 5, 5).red - expected) < 0.01)
    #expect(abs(try color(context, 0, 0).red - below) < 0.01)
    #expect(context.diagnostics.isEmpty)
  }

  /// Black to white in a full turn from the right: at the left it is half.
  @Test func conicGradientsTurn() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [.black, .white], locations: nil))
    let context = try context(20, 20)
    context.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10), angle: 0)
    #expect(abs(try color(context, 0, 10).red - 0.5) < 0.02)
    // y grows down, and so do angles.
    #expect(abs(try color(context, 10, 19).red - 0.25) < 0.02)
    #expect(abs(try color(context, 10, 0).red - 0.75) < 0.02)
    context.drawConicGradient(gradient, center: CGPoint(x: CGFloat.nan, y: 0), angle: 0)
    #expect(context.diagnostics.count == 1)
  }

  /// A gradient from components is the one from the colors that they make.
  @Test func gradientsFromComponents() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 0.5]
    let colors = stride(from: 0, to: 8, by: 4).compactMap {
      CGColor(colorSpace: space, components: Array(components[$0..<$0 + 4]))
    }
    let places: [CGFloat] = [0.25, 0.75]
    let both = [
      CGGradient(
        colorSpace: space, colorComponents: components, locations: places, count: places.count),
      CGGradient(colorsSpace: space, colors: colors, locations: places),
    ]
    let pictures = try both.map { gradient in
      let context = try context(20, 1)
      context.drawLinearGradient(
        try #require(gradient), start: .zero, end: CGPoint(x: 20, y: 0),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      return try (0..<20).map { try color(context, $0, 0) }
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0][0].red == 1 && pictures[0][19].red == 0)
    #expect(
      CGGradient(colorSpace: space, colorComponents: components, locations: nil, count: 0) == nil)
  }
}
