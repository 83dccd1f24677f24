import Drawing
import Foundation
import Testing

/// Bitmaps in memory that a program reads and writes.
@Suite struct MemoryContextTests {
  /// The forms with the bytes of the colours 51, 102, 153 at full and at 40 % opacity.
  private static let forms:
    [(alpha: CGImageAlphaInfo, isLittle: Bool, solid: [UInt8], soft: [UInt8])] =
      [
        (.premultipliedLast, false, [51, 102, 153, 255], [20, 41, 61, 102]),
        (.premultipliedFirst, false, [255, 51, 102, 153], [102, 20, 41, 61]),
        (.premultipliedFirst, true, [153, 102, 51, 255], [61, 41, 20, 102]),
        (.premultipliedLast, true, [255, 153, 102, 51], [102, 61, 41, 20]),
        (.noneSkipLast, false, [51, 102, 153, 255], [20, 41, 61, 255]),
        (.noneSkipFirst, true, [153, 102, 51, 255], [61, 41, 20, 255]),
      ]

  private func info(_ form: (alpha: CGImageAlphaInfo, isLittle: Bool, [UInt8], [UInt8])) -> UInt32 {
    form.alpha.rawValue | (form.isLittle ? CGBitmapInfo.byteOrder32Little.rawValue : 0)
  }

  private func makeContext(
    _ memory: UnsafeMutableRawPointer?, width: Int, height: Int, rowBytes: Int = 0, _ info: UInt32
  ) -> CGContext? {
    CGContext(
      data: memory, width: width, height: height, bitsPerComponent: 8, bytesPerRow: rowBytes,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
  }

  /// Whether bytes are others to a step, which Cairo's multiplication by opacity may leave.
  private func isNear(_ bytes: some Collection<UInt8>, _ expected: [UInt8]) -> Bool {
    bytes.count == expected.count
      && zip(bytes, expected).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
  }

  @Test(arguments: forms.indices) func theBytesOfAColour(index: Int) throws {
    let form = Self.forms[index]
    for (alpha, expected) in [(1.0, form.solid), (0.4, form.soft)] {
      var memory = [UInt8](repeating: 0, count: 2 * 12)
      try memory.withUnsafeMutableBytes { bytes in
        let context = try #require(
          makeContext(bytes.baseAddress, width: 2, height: 2, rowBytes: 12, info(form)))
        context.setFillColor(CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: alpha))
        // The lower left pixel, which is in the last row.
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.data == bytes.baseAddress && context.bytesPerRow == 12)
        #expect(context.bitsPerPixel == 32 && context.alphaInfo == form.alpha)
      }
      #expect(isNear(memory[12..<16], expected))
      #expect(memory[8..<12].allSatisfy { $0 == 0 }, "padding is the program's")
      // Memory of the context's own has the same bytes.
      let own = try #require(makeContext(nil, width: 2, height: 2, info(form)))
      own.setFillColor(CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: alpha))
      own.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let data = try #require(own.data)
      #expect(
        isNear((0..<4).map { data.load(fromByteOffset: 8 + $0, as: UInt8.self) }, expected))
    }
  }

  @Test(arguments: forms.indices) func whatAProgramWritesIsDrawnOver(index: Int) throws {
    let form = Self.forms[index]
    var memory = form.solid + form.solid
    try memory.withUnsafeMutableBytes { bytes in
      let context = try #require(makeContext(bytes.baseAddress, width: 2, height: 1, info(form)))
      let first = try #require(context.makeImage())
      #expect(Array(first.pixels) == [153, 102, 51, 255, 153, 102, 51, 255])
      for (place, byte) in form.soft.enumerated() { bytes[4 + place] = byte }
      context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
      let second = try #require(context.makeImage())
      let opaque: UInt8 = form.alpha == .noneSkipLast || form.alpha == .noneSkipFirst ? 255 : 102
      #expect(Array(second.pixels[4..<8]) == [61, 41, 20, opaque])
    }
  }

  /// Drawing in any order and in layers, in the memory as in a picture of the context.
  @Test(arguments: [1, 7, 42]) func memoryAndPictureAgree(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let (width, height) = (23, 17)
    var memory = [UInt8](repeating: 0, count: width * height * 4)
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    try memory.withUnsafeMutableBytes { bytes in
      let inner = try #require(makeContext(bytes.baseAddress, width: width, height: height, info))
      let plain = try #require(makeContext(nil, width: width, height: height, info))
      for _ in 0..<40 {
        let (kind, x, y, side) = (next(7), next(width), next(height), next(9) + 1)
        let mode = CGBlendMode(rawValue: Int32(next(28))) ?? .normal
        let color = CGColor(
          red: CGFloat(next(256)) / 255, green: CGFloat(next(256)) / 255, blue: 0.3,
          alpha: CGFloat(next(4) + 1) / 4)
        for context in [inner, plain] {
          context.setFillColor(color)
          context.setStrokeColor(color)
          let rect = CGRect(x: x, y: y, width: side, height: side)
          switch kind {
          case 0: context.fill(rect)
          case 1: context.fillEllipse(in: rect)
          case 2: context.stroke(rect, width: 3)
          case 5:
            context.saveGState()
            context.clip(to: rect.insetBy(dx: -3, dy: -2))
            context.setBlendMode(mode)
            context.fillEllipse(in: rect)
            context.restoreGState()
          case 3:
            context.saveGState()
            context.clip(to: rect)
            context.setShadow(offset: CGSize(width: 1, height: 1), blur: 2, color: color)
            context.fill(rect.insetBy(dx: 1, dy: 1))
            context.restoreGState()
          case 4:
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(rect)
            context.fillEllipse(in: rect.offsetBy(dx: 2, dy: 2))
            context.endTransparencyLayer()
          default: context.clear(rect)
          }
        }
      }
      let (image, expected) = (try #require(inner.makeImage()), try #require(plain.makeImage()))
      #expect(image.pixels == expected.pixels, "seed \(seed)")
      let swapped = stride(from: 0, to: expected.pixels.count, by: 4).flatMap { at in
        [2, 1, 0, 3].map { expected.pixels[at + $0] }
      }
      #expect(bytes.elementsEqual(swapped), "seed \(seed)")
    }
  }

  @Test func greysAndCoverage() throws {
    var grey: [UInt8] = [0, 200]
    let space = CGColorSpaceCreateDeviceGray()
    try grey.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 2,
          space: space, bitmapInfo: CGImageAlphaInfo.none.rawValue))
      context.setFillColor(gray: 0.6, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.colorSpace == space && context.bitsPerComponent == 8)
    }
    #expect(grey == [153, 200])
    let coverage = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.alphaOnly.rawValue)))
    coverage.setFillColor(gray: 0.2, alpha: 0.4)
    coverage.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(coverage.data?.load(as: UInt8.self) == 102)
    #expect(coverage.bitmapInfo.rawValue == CGImageAlphaInfo.alphaOnly.rawValue)
  }

  @Test func formsThatMemoryCannotHave() {
    var memory = [UInt8](repeating: 0, count: 64)
    memory.withUnsafeMutableBytes { bytes in
      let alpha = CGImageAlphaInfo.premultipliedLast.rawValue
      #expect(makeContext(bytes.baseAddress, width: 4, height: 4, alpha) != nil)
      #expect(makeContext(bytes.baseAddress, width: 4, height: 4, rowBytes: 15, alpha) == nil)
      #expect(makeContext(bytes.baseAddress, width: 4, height: 4, rowBytes: .max, alpha) == nil)
      #expect(makeContext(bytes.baseAddress, width: 0, height: 4, alpha) == nil)
      #expect(
        CGContext(
          data: bytes.baseAddress, width: 2, height: 2, bitsPerComponent: 16, bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha) == nil)
    }
  }

  @Test func antialiasingIsAllowed() throws {
    let context = try #require(
      makeContext(nil, width: 3, height: 1, CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setAllowsAntialiasing(false)
    context.setTextDrawingMode(.invisible)
    for isOn in [true, false] {
      context.setShouldSmoothFonts(isOn)
      context.setAllowsFontSmoothing(isOn)
      context.setShouldSubpixelPositionFonts(isOn)
      context.setAllowsFontSubpixelPositioning(isOn)
      context.setShouldSubpixelQuantizeFonts(isOn)
      context.setAllowsFontSubpixelQuantization(isOn)
    }
    context.fill(CGRect(x: 0.6, y: 0, width: 2, height: 1))
    let pixels = try #require(context.makeImage()).pixels
    #expect([3, 7, 11].allSatisfy { pixels[$0] == 0 || pixels[$0] == 255 })
  }

  @Test func inks() throws {
    let space = CGColorSpaceCreateDeviceCMYK()
    #expect(space.model == .cmyk && space.numberOfComponents == 4)
    #expect(CGColorSpace(name: CGColorSpace.genericCMYK) == space)
    #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
    #expect(CGColorSpaceCreateDeviceRGB().model == .rgb)
    #expect(CGColorSpace(patternBaseSpace: nil)?.model == .pattern)
    // Each ink takes its part of what black leaves.
    let color = try #require(CGColor(colorSpace: space, components: [0, 0.5, 1, 0.2, 1]))
    let red = try #require(
      color.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil))
    let parts = try #require(red.components)
    for (part, expected) in zip(parts, [0.8, 0.4, 0, 1]) { #expect(abs(part - expected) < 1e-9) }
    let back = try #require(red.converted(to: space, intent: .perceptual, options: nil)?.components)
    for (part, expected) in zip(back, [0, 0.5, 1, 0.2, 1]) { #expect(abs(part - expected) < 1e-9) }
    let pattern = try #require(CGColorSpace(patternBaseSpace: nil))
    #expect(color.converted(to: pattern, intent: .defaultIntent, options: nil) == nil)
  }

  @Test func gradientsOfAnyObjects() {
    let colors: [Any] = [CGColor.white, CGColor.black]
    #expect(CGGradient(colorsSpace: nil, colors: colors, locations: nil) != nil)
    #expect(CGGradient(colorsSpace: nil, colors: colors + ["x"], locations: nil) == nil)
  }
}
