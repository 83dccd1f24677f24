import Foundation
import Testing

@testable import Drawing

/// The widths of the lines of broken text, and the places of their letters.
struct LineWidthTests {
  private static let text =
    "Hello, world. This is a long run of text that should wrap at some point. Someone should "
    + "improve this test by adding a joke or something. Alright, it's been fun!"

  private static func layout(
    _ text: String = text, size: Double = 17, weight: Double = 0, width: Double? = 300,
    lines: Int = 0, alignment: TextParagraph.Alignment = .left,
    lineBreak: TextParagraph.LineBreak = .wordWrapping
  ) -> TextLayout {
    TextLayout(
      runs: [TextRun(text: text, font: FontDescriptor(size: size, weight: weight))],
      paragraph: TextParagraph(alignment: alignment, lineBreak: lineBreak), width: width,
      maximumLines: lines)
  }

  /// The texts of a layout's lines, without blanks at their ends.
  private static func lines(of layout: TextLayout, _ text: String) -> [String] {
    let letters = Array(text.utf16)
    return layout.ranges.map {
      String(decoding: letters[$0], as: UTF16.self).trimmingCharacters(in: .whitespaces)
    }
  }

  /// A line of a broken text is as wide as the same line alone, since each has its own letters' widths.
  ///
  /// Inter kerns a full stop before the blank that a line's end hides.
  @Test(arguments: [(17.0, 0.0), (13, 0), (32, 0.3), (24, 0)])
  func aLineIsAsWideAsItIsAlone(_ font: (size: Double, weight: Double)) {
    let layout = Self.layout(size: font.size, weight: font.weight)
    let lines = Self.lines(of: layout, Self.text)
    #expect(lines.count > 2)
    for (line, text) in zip(layout.lines, lines) {
      let alone = Self.layout(text, size: font.size, weight: font.weight, width: nil)
      #expect(abs(line.width - alone.lines[0].width) < 0.024 * font.size, "\(text)")
    }
  }

  /// The lines of recorded labels at 300 points: where they break, and where their ink ends.
  @Test func linesBreakAndEndAsRecorded() {
    let layout = Self.layout()
    #expect(
      Self.lines(of: layout, Self.text).map { $0.suffix(4) } == [
        "text", "int.", "t by", "it's", "fun!",
      ])
    for (line, end) in zip(layout.lines, [279.4, 238.5, 279.9, 295.0, 70.6]) {
      #expect(line.width - end > 0 && line.width - end < 1.7)
    }
    let bold = Self.layout(size: 32, weight: 0.3)
    #expect(
      Self.lines(of: bold, Self.text).prefix(6).map { $0.suffix(4) }
        == ["is a", "that", "some", "eone", "this", "joke"])
  }

  /// A run in several lines has one space for all letters of a line, and is not cut into words.
  @Test func aLineStaysOnePiece() {
    let layout = Self.layout()
    for index in layout.lines.indices { #expect(layout.shaped.pieces(line: index).count == 1) }
    let cut = Self.layout(lines: 2, lineBreak: .truncatingTail)
    #expect(cut.lineCount == 2 && cut.isTruncated && cut.shaped.pieces(line: 0).count == 1)
    #expect(cut.lines.allSatisfy { $0.width < 300.1 })
  }

  /// Each line but the last fills the width; Pango counts a blank where a run ends with it.
  @Test func justifiedLinesFillTheWidth() {
    let layout = Self.layout(alignment: .justified)
    for index in layout.lines.indices.dropLast() {
      let last = layout.shaped.pieces(line: index).last
      #expect(abs((last?.left ?? 0) + (last?.width ?? 0) - 300) < 0.3)
    }
  }

  /// Centred lines and those at the right leave out the spacing behind their last letter, below 20 points.
  @Test func aligningLeavesOutTheLastSpacing() {
    let rect = CGRect(x: 0, y: 0, width: 300, height: 40)
    for (size, behind) in [(17.0, -0.026 * 17), (14, -0.011 * 14), (34, 0)] {
      for (alignment, share) in [(TextParagraph.Alignment.center, 0.5), (.right, 1), (.left, 0)] {
        let layout = Self.layout("Hello", size: size, alignment: alignment)
        let free = 300 - layout.lines[0].width + behind
        #expect(abs(Double(layout.left(ofLine: 0, in: rect)) - free * share) < 1e-6)
      }
    }
  }

  /// Each paragraph of a run has the width that it has alone.
  @Test func paragraphsHaveTheirOwnWidths() {
    let layout = Self.layout("illicit\nWMW", width: nil)
    for (line, text) in zip(layout.lines, ["illicit", "WMW"]) {
      #expect(abs(line.width - Self.layout(text, width: nil).lines[0].width) < 0.02)
    }
  }

  /// A blank behind a comma or full stop is narrower in large text, and an apostrophe in small text wider.
  @Test func largeTextHasItsOwnPairs() {
    let comma = UInt8(ascii: ","), blank = UInt8(ascii: " "), apostrophe = UInt8(ascii: "'")
    let body = LetterCut(size: 17, weight: 400), large = LetterCut(size: 28, weight: 400)
    let small = LetterPairs.excess(comma, blank, in: body)
    #expect(abs(LetterPairs.excess(comma, blank, in: large) - small + 0.04) < 1e-9)
    #expect(LetterPairs.excess(UInt8(ascii: "a"), blank, in: large) == 0.0022)
    #expect(LetterWidths.excess(of: apostrophe, in: body) == 0.065)
    #expect(LetterWidths.excess(of: apostrophe, in: large) == 0.031)
    #expect(LetterWidths.excess(of: 200, in: body) == 0)
  }

  /// The left edges of first letters in recorded pictures, as fractions of the size.
  @Test(arguments: [
    ("Example", 14.0, 0.0899), ("Example", 17, 0.0899), ("the", 15, 0.0293),
    ("Example", 33, 0.0684),
    ("Example", 53, 0.0684), ("What", 28, 0.0244), ("What", 48, 0.0238),
  ])
  func firstLettersStandWhereRecorded(_ row: (text: String, size: Double, left: Double)) throws {
    let layout = Self.layout(row.text, size: row.size, width: nil)
    let context = try #require(
      CGContext.bitmap(size: CGSize(width: row.size, height: row.size * 1.2), scale: 16))
    layout.draw(in: context, at: .zero)
    let image = try #require(context.makeImage())
    let columns = (0..<image.width).filter { column in
      (0..<image.height).contains { image.pixels[($0 * image.width + column) * 4 + 3] > 127 }
    }
    let left = Double(try #require(columns.first)) / 16
    #expect(abs(left / row.size - row.left) < 0.012)
  }
}
