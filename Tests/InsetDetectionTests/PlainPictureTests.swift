import InsetDetection
import TestSupport
import Testing

/// Pictures without a core to align, or with nothing around it, have zero insets and say why.
struct PlainPictureTests {
  /// A picture by a function from place to red, green, blue and alpha, premultiplied.
  static func picture(
    _ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]
  ) throws -> PixelBuffer {
    var bytes: [UInt8] = []
    for y in 0..<height { for x in 0..<width { bytes += pixel(x, y) } }
    return try #require(PixelBuffer(width: width, height: height, premultipliedRGBA: bytes))
  }

  static func detect(
    _ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]
  ) throws -> Detection {
    InsetDetector().detect(try picture(width, height, pixel))
  }

  @Test func aPhotographIsOpaque() throws {
    var random = SeededRandom(seed: 5)
    let found = try Self.detect(40, 30) { x, y in
      [UInt8(x * 6), UInt8(y * 8), UInt8.random(in: 0...255, using: &random), 255]
    }
    #expect(found.insets.areZero)
    #expect(found.reasons == [.opaque])
    #expect(found.confidence == 1)
  }

  @Test func nothingIsSeen() throws {
    let found = try Self.detect(20, 20) { _, _ in [0, 0, 0, 0] }
    #expect(found.insets.areZero)
    #expect(found.reasons == [.transparent])
    #expect(found.core == nil)
  }

  /// A full-bleed icon: a rounded rectangle that fills the picture.
  @Test func anIconReachesAllEdges() throws {
    let found = try Self.detect(48, 48) { x, y in
      let (dx, dy) = (max(0, abs(2 * x - 47) - 27), max(0, abs(2 * y - 47) - 27))
      return dx * dx + dy * dy <= 400 ? [10, 90, 200, 255] : [0, 0, 0, 0]
    }
    #expect(found.insets.areZero)
    #expect(found.reasons == [.fullBleed])
  }

  /// Room alone may be meant, as in a set of icons on one grid; who wants it counted says so.
  @Test func roomAloneIsNoOrnament() throws {
    let pixels = try Self.picture(40, 40) { x, y in
      (10..<34).contains(x) && (6..<30).contains(y) ? [200, 30, 30, 255] : [0, 0, 0, 0]
    }
    let found = InsetDetector().detect(pixels)
    #expect(found.insets.areZero)
    #expect(found.reasons == [.onlyPadding])
    #expect(found.core == PixelRect(left: 10, top: 6, right: 34, bottom: 30))
    let counted = InsetDetector(countsPadding: true).detect(pixels)
    #expect(counted.insets == CoreInsets(top: 6, left: 10, bottom: 10, right: 6))
  }

  @Test(arguments: [(3, 40), (40, 3), (1, 1), (7, 7)])
  func smallPicturesAreNotLookedAt(width: Int, height: Int) throws {
    let found = try Self.detect(width, height) { x, _ in x == 0 ? [0, 0, 0, 255] : [0, 0, 0, 0] }
    #expect(found.insets.areZero)
    #expect(found.reasons == [.tooSmall])
    #expect(found.confidence == 0)
  }

  /// One row more than are looked at.
  @Test func largePicturesAreNotLookedAt() throws {
    let (width, height) = (4096, 4097)
    let pixels = try #require(
      PixelBuffer(
        width: width, height: height,
        premultipliedRGBA: [UInt8](repeating: 0, count: width * height * 4)))
    #expect(InsetDetector().detect(pixels).reasons == [.tooLarge])
  }

  @Test func aSoftCloudHasNoCore() throws {
    let found = try Self.detect(64, 64) { x, y in
      let distance = Double((x - 32) * (x - 32) + (y - 32) * (y - 32)).squareRoot()
      return [0, 0, 0, UInt8(max(0, 240 - distance * 8))]
    }
    #expect(found.confidence < Detection.trustworthy)
  }

  /// An opaque outline of another colour belongs to the core, a translucent one lies around it.
  @Test(arguments: [(255, 8), (110, 11)])
  func aStrokeCountsWhenItIsTranslucent(alpha: Int, inset: Int) throws {
    let found = try Self.detect(60, 50) { x, y in
      let depth = min(min(x, 59 - x), min(y, 49 - y))
      if depth < 8 { return [0, 0, 0, 0] }
      if depth < 11 { return [UInt8(alpha), UInt8(alpha), UInt8(alpha), UInt8(alpha)] }
      return [20, 60, 160, 255]
    }
    let expected = alpha == 255 ? 0 : inset
    #expect(
      found.insets
        == CoreInsets(top: expected, left: expected, bottom: expected, right: expected))
    #expect(found.ornaments.contains(.stroke) == (alpha != 255))
  }

  /// What a shadow that the picture's edge cuts off leaves: the core's edges stay where they are.
  @Test func aCutShadowIsSaid() throws {
    let found = try Self.detect(50, 50) { x, y in
      if (4..<44).contains(x), (4..<44).contains(y) { return [240, 240, 240, 255] }
      let depth = max(max(4 - x, x - 43), max(4 - y, y - 43))
      return [0, 0, 0, UInt8(max(0, 120 - depth * 12))]
    }
    #expect(found.insets == CoreInsets(top: 4, left: 4, bottom: 6, right: 6))
    #expect(found.ornaments == [.shadow])
    #expect(found.reasons.contains(.croppedOrnament))
  }

  @Test func wrongBytesAreRefused() {
    #expect(PixelBuffer(width: 2, height: 2, premultipliedRGBA: [0, 0, 0]) == nil)
    #expect(PixelBuffer(width: 0, height: 2, premultipliedRGBA: []) == nil)
    #expect(PixelBuffer(width: 1, height: 1, scale: .nan, premultipliedRGBA: [0, 0, 0, 0]) == nil)
  }

  /// Bytes of no picture at all neither stop the program nor change the answer from run to run.
  @Test(arguments: UInt64(1)...24)
  func noiseIsSurvived(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (width, height) = (
      Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random)
    )
    let pixels = try Self.picture(width, height) { _, _ in
      (0..<4).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    let (one, other) = (InsetDetector().detect(pixels), InsetDetector().detect(pixels))
    #expect(one.insets == other.insets, "seed \(seed)")
    #expect(one.confidence == other.confidence, "seed \(seed)")
    #expect(one.insets.top >= 0 && one.insets.left >= 0, "seed \(seed)")
    #expect(one.insets.top + one.insets.bottom <= height, "seed \(seed)")
    #expect(one.insets.left + one.insets.right <= width, "seed \(seed)")
  }
}
