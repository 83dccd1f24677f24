import Foundation
import GoldenFiles
import TestSupport
import Testing

@testable import Drawing

/// Text as boxes: as wide as layout makes words, as high as an x, and the same whatever font draws letters.
struct TextBlocksTests {
  private static func words(_ text: String, _ font: FontDescriptor) -> [ClosedRange<Double>] {
    let layout = TextLayout(runs: [TextRun(text: text, font: font)])
    return layout.lines.indices.flatMap { line in
      layout.shaped.pieces(line: line).flatMap { layout.shaped.words(line: line, piece: $0) }
    }
  }

  /// Texts with the number of boxes in them.
  private static let texts: [(text: String, count: Int)] = [
    ("word", 1), ("two words", 2), ("  three short\twords ", 3), ("", 0), ("   ", 0),
    ("a\u{A0}b", 2),
    ("soft\u{AD}hyphen", 1), ("שלום עולם", 2), ("日本語", 1), ("🎈 x", 2), ("e\u{301}t\u{E9}", 1),
    ("fi ffi", 2),
  ]

  @Test(arguments: texts) func aWordIsABox(_ row: (text: String, count: Int)) {
    #expect(Self.words(row.text, FontDescriptor(size: 17)).count == row.count)
  }

  /// Boxes are in order, apart, and inside of the width of layout.
  @Test func boxesLieInTheLaidOutWidth() {
    var random = SeededRandom(seed: 7)
    let letters = Array("abcdefghij klm WAVE.,-üß 日本 שלום")
    for _ in 0..<200 {
      let count = Int.random(in: 0...40, using: &random)
      let text = String(
        (0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] })
      let size = Double.random(in: 6...60, using: &random)
      let layout = TextLayout(runs: [TextRun(text: text, font: FontDescriptor(size: size))])
      for line in layout.lines.indices {
        for piece in layout.shaped.pieces(line: line) {
          let words = layout.shaped.words(line: line, piece: piece)
          for (word, next) in zip(words, words.dropFirst()) {
            #expect(word.upperBound < next.lowerBound, "\(text)")
          }
          #expect(words.allSatisfy { $0.lowerBound < $0.upperBound })
          #expect((words.first?.lowerBound ?? piece.left) >= piece.left - 1e-9)
          #expect((words.last?.upperBound ?? piece.left) <= piece.left + piece.width + 1e-9)
        }
      }
    }
  }

  /// One word is as wide as its line, but for the space behind the last letter, which is a part of layout only.
  @Test func aWordIsAsWideAsItsLine() throws {
    let layout = TextLayout(runs: [TextRun(text: "Width", font: FontDescriptor(size: 17))])
    let piece = try #require(layout.shaped.pieces(line: 0).first)
    let word = try #require(layout.shaped.words(line: 0, piece: piece).first)
    #expect(word.lowerBound == 0 && word.upperBound == piece.width)
  }

  private static func svg(_ layout: TextLayout, blocks: Bool = true) throws -> String {
    let context = try #require(CGContext.svg(size: CGSize(width: 200, height: 60)))
    context.drawsTextAsBlocks = blocks
    layout.draw(in: context, at: CGPoint(x: 10, y: 5))
    #expect(!blocks || context.omissions == PictureOmissions())
    return String(decoding: try #require(context.finish()), as: UTF8.self)
  }

  /// Neither a family, which could be another one elsewhere, nor a character is in a file with boxes.
  @Test func filesNameNoFont() throws {
    let runs = [
      TextRun(text: "Menlo ", font: FontDescriptor(kind: .named("Menlo"), size: 30)),
      TextRun(
        text: "none \u{10FFFF}", font: FontDescriptor(kind: .named("No Such Font"), size: 12)),
    ]
    let layout = TextLayout(runs: runs)
    #expect(try Self.svg(layout, blocks: false).contains("<text"))
    let svg = try Self.svg(layout)
    #expect(!svg.contains("<text") && !svg.contains("DejaVu") && !svg.contains("Inter"))
    #expect(svg.contains("<path"))
  }

  /// Boxes have the colours of their runs; an outlined run is outlined, and lines stay.
  @Test func boxesHaveTheLookOfTheirRuns() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    var (plain, outlined) = (
      TextRun(text: "ab ", font: FontDescriptor(size: 20), color: red),
      TextRun(text: "cd", font: FontDescriptor(size: 20))
    )
    plain.underline = TextStripe()
    outlined.outline = TextRun.Outline(width: 0.1, color: red, isFilled: false)
    let svg = try Self.svg(TextLayout(runs: [plain, outlined]))
    #expect(svg.contains("#ff0000") && svg.contains("stroke-width=\"2\""))
    // The line below has the same place for every font: 0.1 of the size, and 0.06 thick.
    #expect(svg.contains("stroke-width=\"1.2\""))
  }

  /// Boxes end at whole rows of pixels, and are as high as an x of the system font in every font.
  @Test(arguments: ["Inter", "Menlo", "DejaVu Serif"], [17.0, 40])
  func boxesAreAsHighAsAnX(family: String, size: Double) throws {
    let font = FontDescriptor(kind: .named(family), size: size)
    let layout = TextLayout(runs: [TextRun(text: "Hg", font: font)])
    let context = try #require(CGContext.bitmap(size: CGSize(width: 90, height: 70), scale: 2))
    context.drawsTextAsBlocks = true
    layout.draw(in: context, at: CGPoint(x: 4.3, y: 5.2))
    let image = try #require(context.makeImage())
    let alphas = (0..<image.height).map { image.pixels[(($0 * image.width) + 20) * 4 + 3] }
    let full = alphas.filter { $0 == 255 }.count
    let wanted = LetterHeights.system(size: size).x * size * 2
    #expect(full == Int(wanted) && alphas.filter { $0 > 0 }.count <= full + 1)
  }

  /// Lines of several sizes, weights, alignments and scripts, which another version of a font's outlines leaves alone.
  @Test func aPageOfBlocks() throws {
    let context = try #require(CGContext.bitmap(size: CGSize(width: 240, height: 150), scale: 2))
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 240, height: 150))
    context.drawsTextAsBlocks = true
    let blue = CGColor(red: 0, green: 0.35, blue: 0.8, alpha: 1)
    var underlined = TextRun(text: "underlined", font: FontDescriptor(size: 13), color: blue)
    underlined.underline = TextStripe()
    let runs = [
      TextRun(text: "Large title\n", font: FontDescriptor(size: 28, weight: 0.4)),
      TextRun(
        text: "Body text that wraps into two or three lines, with a word ",
        font: FontDescriptor(size: 13)),
      underlined, TextRun(text: " in it.\n", font: FontDescriptor(size: 13)),
      TextRun(text: "let fixed = true", font: FontDescriptor(kind: .monospaced, size: 12)),
    ]
    TextLayout(runs: runs, width: 220).draw(
      in: context, rect: CGRect(x: 10, y: 10, width: 220, height: 130))
    let image = try #require(context.makeImage())
    try Golden.expect(image.pngData(), "Documentation/Pictures/blocks.png")
  }
}
