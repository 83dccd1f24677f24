import Drawing
import Foundation
import Testing

/// Letters: their spacing, digits, directions, and what is left of lines that are too long.
struct TextFormTests {
  private func width(_ runs: TextRun...) -> Double {
    Double(TextLayout(runs: runs).size.width)
  }

  private func run(_ text: String, size: Double = 17, kern: Double = 0) -> TextRun {
    TextRun(text: text, font: FontDescriptor(size: size), kern: kern)
  }

  /// What stands in the picture's text, from left to right.
  private func letters(_ layout: TextLayout) throws -> String {
    let context = try #require(CGContext.svg(size: CGSize(width: 400, height: 200)))
    layout.draw(in: context, at: .zero)
    let svg = String(decoding: try #require(context.finish()), as: UTF8.self)
    return svg.components(separatedBy: "<tspan").dropFirst().compactMap { part in
      part.split(separator: ">", maxSplits: 1).last?.split(separator: "<").first.map(String.init)
    }.joined()
  }

  /// A clipped text of two lines goes on to the edge in its second one, and on behind it, where the view cuts it.
  @Test func aClippedLastLineHoldsTheRest() throws {
    func layout(_ lines: Int) -> TextLayout {
      TextLayout(
        runs: [run("one two three wonderful things")],
        paragraph: TextParagraph(lineBreak: .clipping), width: 70, maximumLines: lines)
    }
    let clipped = layout(2)
    #expect(clipped.lineCount == 2 && clipped.isTruncated && clipped.size.width <= 70.01)
    let text = try letters(clipped).replacingOccurrences(of: " ", with: "")
    #expect(text == "onetwothreewonderfulthings")
    #expect(layout(10).lineCount == 4 && !layout(10).isTruncated)
  }

  /// A line is 1.1934, its ascent 0.9525 times the size, at every size.
  @Test(arguments: 9...40) func linesAreAsHighAsRecorded(_ size: Int) {
    let layout = TextLayout(runs: [run("Ágy", size: Double(size))])
    let (height, baseline) = (Double(layout.size.height), 0.9525 * Double(size))
    #expect(abs(height - 1.1934 * Double(size)) < 1e-9)
    #expect(abs(layout.firstBaseline - baseline) < 1e-9)
  }

  /// What stands in another script or another font does not make a line higher.
  @Test(arguments: ["שלום", "漢字", "👍", "ไทย", "→"])
  func otherScriptsKeepTheLine(_ text: String) {
    let layout = TextLayout(runs: [run(text)])
    let (height, expected) = (Double(layout.size.height), 1.1934 * 17)
    #expect(abs(height - expected) < 1e-9)
    #expect(layout.size.width > 0 && layout.lineCount == 1)
  }

  private static let kerns: [(kern: Double, letters: Int)] = [(0, 6), (1, 6), (-0.5, 6), (10, 6)]

  @Test(arguments: kerns) func kernFollowsEveryLetter(_ row: (kern: Double, letters: Int)) {
    let added = width(run("kernel", kern: row.kern)) - width(run("kernel"))
    #expect(abs(added - row.kern * Double(row.letters)) < 0.01 * Double(row.letters))
  }

  /// Runs stand side by side, each in its own spacing: one that is alone is as wide in a row.
  @Test func runsAddUp() {
    let parts = [run("one ", size: 12), run("two ", size: 20, kern: 2), run("three", size: 14)]
    let alone = parts.map { width($0) }.reduce(0, +)
    let together = Double(TextLayout(runs: parts).size.width)
    // A trailing space has no width on a line of its own, and has one within.
    let spaces = [12.0, 20].map { width(run("a a", size: $0)) - 2 * width(run("a", size: $0)) }
    #expect(abs(together - alone) < spaces.reduce(0, +) + 6)
    let halves = width(run("sid", kern: 1), run("ewise", kern: 1))
    #expect(abs(halves - width(run("sidewise", kern: 1))) < 0.5)
  }

  @Test func digitsOfOneWidthAreOfOneWidth() {
    func width(_ text: String, _ isMonospaced: Bool) -> Double {
      let font = FontDescriptor(size: 20, hasMonospacedDigits: isMonospaced)
      return Double(TextLayout(runs: [TextRun(text: text, font: font)]).size.width)
    }
    let widths = (0...9).map { width(String(repeating: "\($0)", count: 4), true) }
    for digits in widths { #expect(abs(digits - widths[0]) < 0.01) }
    #expect(abs(width("1111", false) - width("0000", false)) > 1)
    #expect(abs(width("10:45", true) - width("28:39", true)) < 0.01)
  }

  /// The order of reading is kept in the file; the order of seeing is the renderer's.
  @Test func mixedTextKeepsItsLetters() throws {
    let layout = TextLayout(runs: [run("abc שלום 123")])
    let seen = try letters(layout)
    for part in ["abc", "שלום", "123"] { #expect(seen.contains(part)) }
    #expect(!layout.lines[0].isRightToLeft)
    #expect(
      abs(Double(layout.size.width) - width(run("abc ")) - width(run("שלום")) - width(run(" 123")))
        < 12)
  }

  /// Kinds of emoji take one letter's room each: joined ones do not fall apart.
  @Test(arguments: ["👍", "🇩🇪", "👨‍👩‍👧‍👦", "👍🏽"])
  func emojiAreMeasured(_ text: String) {
    let one = width(run(text))
    #expect(one > 0)
    #expect(abs(width(run(text + text)) - 2 * one) < 1)
  }

  private static let truncations: [(lineBreak: TextParagraph.LineBreak, start: Bool, end: Bool)] = [
    (.truncatingHead, false, true), (.truncatingTail, true, false), (.truncatingMiddle, true, true),
  ]

  /// What is left is the text's start, end or both, and one ellipsis.
  @Test(arguments: truncations)
  func truncationLeavesItsPart(
    _ row: (lineBreak: TextParagraph.LineBreak, start: Bool, end: Bool)
  ) throws {
    let text = "abcdefghijklmnopqrstuvwxyz"
    for width in [30.0, 60, 100, 150] {
      let layout = TextLayout(
        runs: [run(text)], paragraph: TextParagraph(lineBreak: row.lineBreak), width: width,
        maximumLines: 1)
      let seen = try letters(layout)
      let parts = seen.split(separator: "…", omittingEmptySubsequences: false)
      try #require(parts.count == 2, "\(seen)")
      #expect(text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]))
      #expect(row.start || parts[0].isEmpty)
      #expect(row.end || parts[1].isEmpty)
      #expect(layout.isTruncated && layout.size.width <= width + 0.01)
    }
  }

  /// Breaking anywhere shows no hyphen that is not in the text; a soft one shows where a line ends.
  @Test func hyphensAreThoseOfTheText() throws {
    let anywhere = TextLayout(
      runs: [run("incomprehensibilities")], paragraph: TextParagraph(lineBreak: .charWrapping),
      width: 60)
    #expect(anywhere.lineCount > 1)
    let soft = TextLayout(runs: [run("incompre\u{AD}hensible")], width: 90)
    #expect(soft.lineCount == 2)
    // Which of the font's hyphens is shown, the shaper chooses.
    let hyphen = width(run("-"))
    #expect(abs(soft.lines[0].width - width(run("incompre")) - hyphen) < hyphen / 2)
    let bare = anywhere.lines.map(\.width).reduce(0, +)
    #expect(abs(bare - width(run("incomprehensibilities"))) < hyphen)
  }

  /// Words that are wrapped are the same words: lines of any width hold what one line holds.
  @Test(arguments: [20.0, 50, 90, 140, 300]) func wrappingKeepsEveryWord(_ width: Double) throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let layout = TextLayout(runs: [run(text)], width: width)
    let seen = try letters(layout).filter { $0 != " " }
    #expect(seen == text.filter { $0 != " " })
    for line in layout.lines { #expect(line.width <= width + 0.01) }
  }
}
