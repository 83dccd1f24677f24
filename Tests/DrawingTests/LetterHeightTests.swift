import Foundation
import Testing

@testable import Drawing

/// The heights of drawn letters: San Francisco's, whatever font draws them.
struct LetterHeightTests {
  /// The x-heights that recorded pictures show, by size.
  private static let recorded: [(size: Double, x: Double)] = [
    (14, 0.5265), (17, 0.5265), (19, 0.5248), (21, 0.5193), (23, 0.5139), (28, 0.5078),
    (53, 0.5078),
  ]

  @Test(arguments: recorded) func heightsAreThoseOfPictures(_ row: (size: Double, x: Double)) {
    let heights = LetterHeights.system(size: row.size)
    #expect(abs(heights.x - row.x) < 1e-9 && heights.cap == 0.7046)
  }

  @Test func heightsFallWithTheSize() {
    let heights = stride(from: 6.0, through: 100, by: 0.5).map { LetterHeights.system(size: $0) }
    for (small, large) in zip(heights, heights.dropFirst()) {
      #expect(small.x >= large.x && small.ascender >= large.ascender)
      #expect(small.descender >= large.descender && large.ascender >= large.cap)
    }
  }

  /// Every height of the font goes to the one that is wanted, and what is higher stays higher.
  @Test(arguments: [0, 0.4, 1]) func aMapKeepsTheOrderOfHeights(pen: Double) {
    let natural = LetterHeights(cap: 70, x: 54, ascender: 70, descender: 20)
    let wanted = LetterHeights(cap: 69, x: 52, ascender: 73, descender: 17)
    let map = HeightMap(from: natural, to: wanted, pen: pen)
    let stops: [(Double, Double)] = [
      (-20, pen / 2 - 17), (0, pen / 2), (54, 52 - pen / 2), (70, 69 - pen / 2),
    ]
    for (from, to) in stops { #expect(abs(map.height(from) - to) < 1e-9) }
    let heights = stride(from: -40.0, through: 110, by: 0.25).map { map.height($0) }
    for (low, high) in zip(heights, heights.dropFirst()) { #expect(high > low) }
  }

  /// Letters, the sizes of their text, and their heights as fractions of the size.
  private static let letters: [(letters: String, size: Double, height: Double)] = [
    ("H", 17, 0.7046), ("E", 40, 0.7046), ("x", 17, 0.5265), ("x", 40, 0.5078), ("l", 14, 0.7354),
    ("l", 40, 0.7046), ("dk", 12, 0.7354), ("HlH", 60, 0.7046),
  ]

  /// Measured in pixels, 20 a point, of which the first and last may be partly covered, and round letters overshoot.
  @Test(arguments: letters) func drawnLettersAreThatHigh(
    _ row: (letters: String, size: Double, height: Double)
  ) throws {
    let rows = try Self.inkRows(row.letters, FontDescriptor(size: row.size), scale: 20)
    #expect(abs(Double(rows.count) / 20 - row.height * row.size) < 0.16)
  }

  /// Wide stems are wider by a seventh, and do not make letters higher nor runs wider.
  @Test func wideStemsKeepHeightsAndWidths() throws {
    var font = FontDescriptor(size: 13)
    let (plain, width) = (try Self.inkRows("H", font, scale: 20), Self.width("Hello", font))
    let thin = try Self.ink("HIH", font)
    font.hasWideStems = true
    #expect(try Self.inkRows("H", font, scale: 20) == plain)
    #expect(Self.width("Hello", font) == width)
    let ratio = try Self.ink("HIH", font) / thin
    #expect(ratio > 1.06 && ratio < 1.14)
  }

  /// Nothing is drawn beyond the width of layout by more than a letter's own margins.
  @Test(arguments: [
    "Hello, world", "Type something…", "What’s the point?", "ﬁ fi Å é", "1 234,50 €",
  ])
  func drawnTextFillsItsWidth(_ text: String) throws {
    for size in [11.0, 17, 20, 34] {
      let font = FontDescriptor(size: size)
      let columns = try Self.inkColumns(text, font)
      let width = Self.width(text, font)
      #expect(Double(columns.lowerBound) / 4 > -0.5)
      #expect(abs(Double(columns.upperBound) / 4 - width) < 0.16 * size)
    }
  }

  // MARK: Pixels

  private static func width(_ text: String, _ font: FontDescriptor) -> Double {
    Double(TextLayout(runs: [TextRun(text: text, font: font)]).size.width)
  }

  private static func image(_ text: String, _ font: FontDescriptor, scale: Double) throws -> CGImage
  {
    let layout = TextLayout(runs: [TextRun(text: text, font: font)])
    let size = CGSize(width: layout.size.width + 8, height: layout.size.height + 8)
    let context = try #require(CGContext.bitmap(size: size, scale: scale))
    layout.draw(in: context, at: CGPoint(x: 4, y: 4))
    return try #require(context.makeImage())
  }

  private static func alphas(_ text: String, _ font: FontDescriptor, scale: Double) throws
    -> (alphas: [UInt8], width: Int)
  {
    let image = try image(text, font, scale: scale)
    return (
      stride(from: 3, to: image.pixels.count, by: 4).map { image.pixels[$0] }, image.width
    )
  }

  private static func inkRows(
    _ text: String, _ font: FontDescriptor, scale: Double
  ) throws -> Range<Int> {
    let (alphas, width) = try alphas(text, font, scale: scale)
    let rows = alphas.indices.filter { alphas[$0] > 127 }.map { $0 / width }
    return try #require(rows.min())..<(try #require(rows.max()) + 1)
  }

  /// Relative to the text's start, 4 pixels a point.
  private static func inkColumns(_ text: String, _ font: FontDescriptor) throws -> Range<Int> {
    let (alphas, width) = try alphas(text, font, scale: 4)
    let columns = alphas.indices.filter { alphas[$0] > 127 }.map { $0 % width - 16 }
    return try #require(columns.min())..<(try #require(columns.max()) + 1)
  }

  private static func ink(_ text: String, _ font: FontDescriptor) throws -> Double {
    try alphas(text, font, scale: 10).alphas.reduce(0) { $0 + Double($1) }
  }
}
