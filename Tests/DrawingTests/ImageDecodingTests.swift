import Drawing
import Foundation
import Testing

struct ImageDecodingTests {
  /// A 2 × 1 picture: opaque red, half-clear blue (premultiplied).
  private func sample() throws -> CGImage {
    try CGImage(width: 2, height: 1, pixels: [0, 0, 255, 255, 128, 0, 0, 128])
  }

  @Test func pngRoundTripKeepsPixels() throws {
    let image = try sample()
    let data = try image.pngData()
    #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(try CGImage.decode(data).pixels == image.pixels)
    #expect(try image.pngData() == data)
  }

  @Test func brokenDataGivesAnErrorAndNoPicture() throws {
    #expect(throws: ImageError.empty) { try CGImage.decode(Data()) }
    #expect(throws: ImageError.unrecognisedFormat) {
      try CGImage.decode(Data("this is not a picture at all".utf8))
    }
    let png = try bigPNG()
    for length in [9, 20, 40, png.count / 2, png.count - 20] {
      #expect(throws: ImageError.self, "cut at \(length)") {
        try CGImage.decode(png.prefix(length))
      }
    }
  }

  /// A picture whose compressed data is long enough to be cut in the middle.
  private func bigPNG() throws -> Data {
    var seed: UInt32 = 1
    let bytes = (0..<40 * 40).flatMap { _ -> [UInt8] in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return [UInt8(seed >> 24), UInt8(seed >> 16 & 255), UInt8(seed >> 8 & 255), 255]
    }
    return try CGImage(width: 40, height: 40, pixels: bytes).pngData()
  }

  /// A header that promises 30 000 × 30 000 pixels in some sixty bytes (IHDR by the PNG standard).
  @Test func hugeDimensionsAreRefusedBeforeDecoding() {
    var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    func chunk(_ type: String, _ body: [UInt8]) {
      let content = Array(type.utf8) + body
      png += Self.bigEndian(UInt32(body.count)) + content + Self.bigEndian(Self.crc(content))
    }
    chunk("IHDR", Self.bigEndian(30_000) + Self.bigEndian(30_000) + [8, 6, 0, 0, 0])
    chunk("IDAT", [0x78, 0x9C, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01])
    chunk("IEND", [])
    #expect(
      throws: ImageError.badDimensions(
        width: 30_000, height: 30_000, pixelLimit: CGImage.pixelLimit)
    ) { try CGImage.decode(png) }
  }

  @Test func svgIsDrawnAtItsSizeTimesTheScale() throws {
    let svg = Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="6">\
      <rect width="10" height="6" fill="#00ff00"/></svg>
      """.utf8)
    let one = try CGImage.decode(svg)
    #expect(one.width == 10 && one.height == 6)
    #expect(one.color(x: 5, y: 3) == SRGBColor(red: 0, green: 1, blue: 0, alpha: 1))
    let three = try CGImage.decode(svg, vectorScale: 3)
    #expect(three.width == 30 && three.height == 18)
  }

  @Test func bitmapsRefuseWrongByteCounts() {
    #expect(throws: ImageError.self) { try CGImage(width: 2, height: 2, pixels: [1, 2, 3]) }
    #expect(throws: ImageError.self) { try CGImage(width: 0, height: 2, pixels: []) }
  }

  @Test func croppingTakesTheOverlap() throws {
    let image = try sample()
    let right = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 5)))
    #expect(right.width == 1 && right.pixels == [128, 0, 0, 128])
    #expect(image.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  /// The check sum of PNG chunks, bit by bit (PNG standard, annex D).
  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}
