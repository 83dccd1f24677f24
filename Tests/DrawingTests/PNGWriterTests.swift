import Foundation
import TestSupport
import Testing

@testable import Drawing

/// What is written as PNG is read again, pixel by pixel.
///
/// Source: W3C, "Portable Network Graphics (PNG) Specification (Second Edition)".
struct PNGWriterTests {
  /// Random pixels, which zlib cannot pack: the largest files there are.
  private static func noise(_ width: Int, _ height: Int, isOpaque: Bool) throws -> CGImage {
    var random = SeededRandom(seed: UInt64(width * height))
    var pixels: [UInt8] = []
    for _ in 0..<width * height {
      let alpha = isOpaque ? 255 : UInt8.random(in: 0...255, using: &random)
      for _ in 0..<3 { pixels.append(UInt8.random(in: 0...alpha, using: &random)) }
      pixels.append(alpha)
    }
    return try CGImage(width: width, height: height, pixels: pixels)
  }

  /// The last is large enough to be written without filters.
  @Test(arguments: [(1, 1), (3, 5), (257, 129), (1250, 801)], [true, false])
  func picturesComeBack(size: (width: Int, height: Int), isOpaque: Bool) throws {
    let image = try Self.noise(size.width, size.height, isOpaque: isOpaque)
    let data = try image.pngData()
    let back = try CGImage.decode(data)
    #expect((back.width, back.height) == size)
    #expect(back.pixels == image.pixels)
    #expect(try image.pngData() == data)
  }

  /// Eight bits a part, truecolour with alpha only where it is needed, marked as sRGB.
  @Test(arguments: [(true, 2), (false, 6)])
  func theHeaderSaysWhatThereIs(isOpaque: Bool, colourType: UInt8) throws {
    let data = Array(try Self.noise(300, 2, isOpaque: isOpaque).pngData())
    #expect(data.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(
      Array(data[12..<29]) == Array("IHDR".utf8) + [
        0, 0, 1, 44, 0, 0, 0, 2, 8, colourType, 0, 0, 0,
      ])
    #expect(Array(data[37..<41]) == Array("sRGB".utf8))
  }

  @Test func largeFlatPicturesAreSmallFiles() throws {
    let image = try CGImage(
      width: 1000, height: 1000, pixels: Array(repeating: 255, count: 4_000_000))
    #expect(try image.pngData().count < 20_000)
  }
}
