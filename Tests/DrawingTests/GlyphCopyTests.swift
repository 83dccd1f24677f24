import Foundation
import TestSupport
import Testing

@testable import Drawing

/// Letters that are drawn once and copied: they look as those of which each is drawn where it stands.
struct GlyphCopyTests {
  /// Draws a line of text whose baseline starts at a point; returns the red of each pixel, from black to white.
  private static func drawn(
    _ text: String, _ font: FontDescriptor, at start: CGPoint, scale: Double, turn: Double = 0,
    prepare: (CGContext) -> Void = { _ in }
  ) throws -> [Double] {
    let context = try #require(
      CGContext.bitmap(size: CGSize(width: 240 / scale, height: 80 / scale), scale: scale))
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 240, height: 80))
    // A turn by a thousand millionth moves nothing, but letters are then drawn as outlines.
    context.rotate(by: turn)
    prepare(context)
    TextLayout(runs: [TextRun(text: text, font: font)]).draw(in: context, at: start)
    let image = try #require(context.makeImage())
    return stride(from: 0, to: image.pixels.count, by: 4).map { Double(image.pixels[$0 + 2]) }
  }

  /// Sums over every picture, since a letter may stand an eighth of a pixel beside its outline.
  @Test(arguments: [9.0, 13, 17, 28], [1.0, 2, 3]) func copiesHaveTheInkOfOutlines(
    size: Double, scale: Double
  ) throws {
    var random = SeededRandom(seed: UInt64(size * scale))
    for text in ["Hamburg", "fixing Å", "äöü ßé", "0.50 €"] {
      let start = CGPoint(
        x: Double.random(in: 1...4, using: &random), y: Double.random(in: 1...2, using: &random))
      var font = FontDescriptor(size: size / scale * 1.5)
      font.hasWideStems = Bool.random(using: &random)
      let copies = try Self.drawn(text, font, at: start, scale: scale)
      let outlines = try Self.drawn(text, font, at: start, scale: scale, turn: 1e-9)
      let (ink, whole) = (copies.reduce(0) { $0 + 255 - $1 }, outlines.reduce(0) { $0 + 255 - $1 })
      #expect(whole > 10_000 && abs(ink / whole - 1) < 0.01, "\(text)")
      // Outlines are not on a row of pixels, so that columns are compared: an eighth of a pixel beside stems of a line.
      func columns(_ picture: [Double]) -> [Double] {
        (0..<240).map { column in
          stride(from: column, to: picture.count, by: 240).reduce(0) { $0 + 255 - picture[$1] }
        }
      }
      let apart = zip(columns(copies), columns(outlines)).map { abs($0 - $1) }.max() ?? .infinity
      #expect(apart <= 255 / 8 * font.size * scale, "\(text)")
    }
  }

  /// Equal letters at equal parts of a pixel are equal pixels, whatever was drawn before.
  @Test func copiesDoNotDependOnWhatWasDrawnBefore() throws {
    let font = FontDescriptor(size: 21)
    let first = try Self.drawn("Order", font, at: CGPoint(x: 3.3, y: 2), scale: 1)
    for text in ["erdrO", "O", "rrrrr"] {
      _ = try Self.drawn(text, font, at: CGPoint(x: 1.7, y: 5), scale: 1)
    }
    #expect(try Self.drawn("Order", font, at: CGPoint(x: 3.3, y: 2), scale: 1) == first)
  }

  /// The shadow is drawn where the letters are, moved by its offset, and not into the picture itself.
  @Test(arguments: [0, 1e-9]) func lettersHaveShadows(turn: Double) throws {
    let font = FontDescriptor(size: 20)
    let plain = try Self.drawn("Shadow", font, at: CGPoint(x: 4, y: 4), scale: 1, turn: turn)
    let both = try Self.drawn("Shadow", font, at: CGPoint(x: 4, y: 4), scale: 1, turn: turn) {
      $0.setShadow(offset: CGSize(width: 0, height: 30), blur: 0, color: CGColor(gray: 0, alpha: 1))
    }
    let (letters, shadow) = (both[..<(30 * 240)], both[(30 * 240)...])
    #expect(Array(letters) == Array(plain[..<(30 * 240)]))
    #expect(shadow.contains { $0 < 40 } && !plain[(30 * 240)...].contains { $0 < 255 })
  }
}
