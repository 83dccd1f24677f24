import Foundation
import LayoutTree
import TestSupport
import Testing

@testable import Drawing
@testable import ViewDrawing

/// Symbols as they are drawn: size, place, colours, weights, boxes.
@Suite(.serialized) @MainActor struct SymbolGlyphTests {
  /// The colours of a picture of a symbol whose outline is stated.
  private func picture(
    _ outline: SymbolOutline, _ colors: SymbolColors = .single, weight: CGFloat = 0,
    tint: CGColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  ) throws -> CGImage {
    let context = try #require(CGContext.bitmap(size: CGSize(width: 40, height: 40)))
    SymbolPainter(outline: outline, colors: colors, tint: tint, addedWidth: weight)
      .draw(in: context, CGRect(x: 0, y: 0, width: 40, height: 40), unit: nil)
    return try #require(context.makeImage())
  }

  private static let disc = SymbolOutline([
    SymbolLayer(CGPath(rect: CGRect(x: 0, y: 0, width: 16, height: 16)).elements)
  ])
  private static var badged: SymbolOutline {
    var sign = SymbolLayer(CGPath(rect: CGRect(x: 4, y: 4, width: 8, height: 8)).elements)
    sign.cutsBelow = true
    return disc.inLevel(1).with(SymbolOutline([sign]))
  }

  /// The middle and the edge of a sign on a square, as blue, green, red and opacity.
  nonisolated private static let colors: [(colors: SymbolColors, middle: [UInt8], edge: [UInt8])] =
    [
      (.single, [0, 0, 0, 0], [0, 0, 255, 255]),
      (.hierarchical, [0, 0, 255, 255], [0, 0, 128, 128]),
      (
        .palette([
          CGColor(red: 0, green: 1, blue: 0, alpha: 1),
          CGColor(red: 0, green: 0, blue: 1, alpha: 1),
        ]),
        [0, 255, 0, 255], [255, 0, 0, 255]
      ),
      (
        .palette([CGColor(red: 0, green: 1, blue: 0, alpha: 1)]), [0, 255, 0, 255],
        [0, 255, 0, 255]
      ),
    ]

  @Test(arguments: colors.indices) func layersHaveTheirColours(index: Int) throws {
    let row = Self.colors[index]
    let image = try picture(Self.badged, row.colors)
    for (pixel, expected) in [(image.bytes(20, 20), row.middle), (image.bytes(4, 20), row.edge)] {
      for (a, b) in zip(pixel, expected) {
        #expect(abs(Int(a) - Int(b)) <= 1, "\(pixel) \(expected)")
      }
    }
  }

  /// Heavier lines are wider; a pale colour is not painted twice where fill and stroke meet.
  @Test func weightsWidenLines() throws {
    let bar = SymbolOutline([
      SymbolLayer(CGPath(rect: CGRect(x: 7, y: 0, width: 2, height: 16)).elements)
    ])
    let tint = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let widths = try [CGFloat(0), 2, 4].map { added in
      let image = try picture(bar, weight: added, tint: tint)
      let row = (0..<image.width).map { image.bytes($0, 20)[3] }
      #expect(row.allSatisfy { $0 <= 129 })
      return row.filter { $0 > 64 }.count
    }
    #expect(widths[0] < widths[1] && widths[1] < widths[2], "\(widths)")
  }

  /// Two areas that are cut out, which meet, stay empty in a PNG, and in an SVG that librsvg reads.
  @Test(arguments: [PictureFormat.png, .svg]) func cutAreasStayEmpty(format: PictureFormat) throws {
    let context = try #require(format.context(size: CGSize(width: 40, height: 40), scale: 1))
    let bars = [CGRect(x: 6, y: 2, width: 4, height: 12), CGRect(x: 2, y: 6, width: 12, height: 4)]
    let cut = Self.disc.without(bars.map { CGPath(rect: $0).elements })
    SymbolPainter(
      outline: cut, colors: .single, tint: CGColor(gray: 0, alpha: 1), addedWidth: 0
    ).draw(in: context, CGRect(x: 0, y: 0, width: 40, height: 40), unit: nil)
    let image = try CGImage.decode(try format.data(from: context), vectorScale: 1)
    for (x, y, opacity) in [(20, 20, 0), (20, 10, 0), (10, 20, 0), (5, 5, 255), (35, 5, 255)] {
      #expect(image.bytes(x, y)[3] == UInt8(opacity), "\(x) \(y)")
    }
  }

  private static func folder() throws -> URL {
    let url = try TestFolder.make()
    let text = "<svg viewBox='0 0 16 16'><rect x='2' y='4' width='12' height='6'/></svg>"
    try Data(text.utf8).write(to: url.appendingPathComponent("our.sign.svg"))
    return url
  }

  /// A picture of the profile's folder is drawn in the middle of the symbol's place.
  @Test func aFolderOfTheProfileIsUsed() throws {
    var profile = LayoutProfile.current
    profile.symbolFolder = try Self.folder()
    let context = try #require(CGContext.bitmap(size: CGSize(width: 100, height: 100)))
    LayoutProfile.with(profile) {
      SymbolGlyph(name: "our.sign", pointSize: 50).draw(
        in: context, CGRect(x: 0, y: 0, width: 100, height: 100), CGColor(gray: 0, alpha: 1))
    }
    #expect(context.omissions.symbols.isEmpty)
    let image = try #require(context.makeImage())
    #expect(
      image.bytes(50, 50)[3] == 255 && image.bytes(50, 10)[3] == 0 && image.bytes(50, 90)[3] == 0)
  }

  /// A name without an outline is a box, with its name where there is room, and an omission.
  @Test(arguments: [20.0, 60]) func aNameWithoutOutlineIsABox(side: Double) throws {
    let context = try #require(CGContext.svg(size: CGSize(width: side, height: side)))
    SymbolGlyph(name: "no.outline").draw(
      in: context, CGRect(x: 0, y: 0, width: side, height: side), CGColor(gray: 0, alpha: 1))
    #expect(context.omissions.symbols == ["no.outline": 1])
    let text = String(decoding: try PictureFormat.svg.data(from: context), as: UTF8.self)
    #expect(text.contains("<path"))
    #expect(text.contains("<text") == (side > 32))
  }

  /// Layout depends on the size of the text alone.
  @Test func sizesForLayout() {
    for name in ["trash", "star.fill", "no.outline"] {
      #expect(SymbolGlyph(name: name, pointSize: 17).size == CGSize(width: 20, height: 20))
      #expect(
        SymbolGlyph(name: name, pointSize: 50, scale: 0.8).size == CGSize(width: 47, height: 47))
    }
    #expect(SymbolGlyph(name: "no.outline").drawnSize == CGSize(width: 20, height: 20))
  }
}

extension CGImage {
  /// The bytes of a pixel: blue, green, red, opacity.
  fileprivate func bytes(_ x: Int, _ y: Int) -> [UInt8] {
    Array(pixels[(y * width + x) * 4..<(y * width + x) * 4 + 4])
  }
}
