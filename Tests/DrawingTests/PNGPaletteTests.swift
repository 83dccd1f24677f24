import Foundation
import TestSupport
import Testing

@testable import Drawing

/// Pictures of few colours: a byte a pixel, and the pixels that come back are the same.
///
/// Source: W3C, "Portable Network Graphics (PNG) Specification (Second Edition)", 11.2.3 and 11.3.2.1.
struct PNGPaletteTests {
  /// A picture in which each of a number of colours occurs in turn, some of them not opaque.
  private static func picture(_ colours: Int, width: Int, height: Int) throws -> CGImage {
    var random = SeededRandom(seed: UInt64(colours))
    var list: [[UInt8]] = []
    while list.count < colours {
      let alpha: UInt8 = list.count % 3 == 1 ? UInt8.random(in: 0...254, using: &random) : 255
      let colour = (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &random) } + [alpha]
      if !list.contains(colour) { list.append(colour) }
    }
    let pixels = (0..<width * height).flatMap { list[$0 * 7 / 3 % colours] }
    return try CGImage(width: width, height: height, pixels: pixels)
  }

  @Test(arguments: [1, 2, 3, 16, 17, 255, 256], [(40, 30), (1, 1200), (601, 2)])
  func picturesComeBack(colours: Int, size: (width: Int, height: Int)) throws {
    let image = try Self.picture(colours, width: size.width, height: size.height)
    let data = try image.pngData()
    // The colour type is in the header.
    #expect(data[25] == 3)
    let back = try CGImage.decode(data)
    #expect((back.width, back.height) == size)
    // Colours without premultiplication are rounded once more where alpha is small.
    let pairs = zip(image.pixels, back.pixels)
    #expect(
      back.pixels.count == image.pixels.count && pairs.allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    #expect(try image.pngData() == data)
  }

  /// One colour more than a byte can number, and a list as long as the pixels.
  @Test(arguments: [(257, 40, 30), (20, 4, 5)])
  func manyColoursHaveNoList(colours: Int, width: Int, height: Int) throws {
    let image = try Self.picture(colours, width: width, height: height)
    let hasList = image.pixels.withUnsafeBytes { bytes in
      PNGPalette(
        PixelRows(width: width, height: height, pixels: bytes.bindMemory(to: UInt32.self))) != nil
    }
    #expect(!hasList)
    #expect(try CGImage.decode(image.pngData()).pixels.count == image.pixels.count)
  }

  /// Alpha is stated up to the last colour that is not opaque, and not at all for opaque pictures.
  @Test func opaqueColoursHaveNoAlpha() throws {
    let opaque = try CGImage(
      width: 4, height: 4, pixels: (0..<16).flatMap { [UInt8($0 % 2), 0, 0, 255] })
    #expect(try opaque.pngData().range(of: Data("tRNS".utf8)) == nil)
    let clear = try CGImage(
      width: 4, height: 4, pixels: (0..<16).flatMap { [0, 0, 0, UInt8($0 % 2)] })
    #expect(try clear.pngData().range(of: Data("tRNS".utf8)) != nil)
  }
}
