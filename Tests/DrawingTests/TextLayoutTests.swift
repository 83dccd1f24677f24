import Drawing
import Foundation
import PDFPictures
import Testing

struct TextLayoutTests {
  private func layout(
    _ text: String, size: Double = 17, width: Double? = nil, lines: Int = 0,
    _ lineBreak: TextParagraph.LineBreak = .wordWrapping
  ) -> TextLayout {
    TextLayout(
      runs: [TextRun(text: text, font: FontDescriptor(size: size))],
      paragraph: TextParagraph(lineBreak: lineBreak), width: width, maximumLines: lines)
  }

  /// Size, recorded height at two pixels per point, and in thirds of a point at three (0: unknown).
  private static let recordedHeights: [(size: Double, atTwo: Double, thirds: Double)] = [
    (11, 13.5, 0), (12, 14.5, 43), (13, 16, 47), (14, 17, 0), (15, 18, 0), (16, 19.5, 58),
    (17, 20.5, 61), (18, 21.5, 65), (20, 24, 0), (24, 29, 0), (30, 36, 0), (36, 43, 0),
  ]

  /// Recorded label heights by font size.
  @Test(arguments: recordedHeights)
  func lineHeightsMatchRecordedLabels(_ row: (size: Double, atTwo: Double, thirds: Double)) {
    let height = Double(layout("Label", size: row.size).size.height)
    #expect(abs(height.ceilToPixel(scale: 2) - row.atTwo) < 1e-9)
    if row.thirds > 0 { #expect(abs(height.ceilToPixel(scale: 3) * 3 - row.thirds) < 1e-9) }
  }

  /// Widths of one-line labels as stored in documents, which are the text's rounded up to the pixel of the document's device.
  ///
  /// The letters' widths were estimated from such labels; a point is what the estimate is good for.
  @Test(arguments: [
    ("This is a label", 17.0, 103.0), ("Service Connections", 17, 157), ("Label", 11, 28.5),
    ("Account", 17, 64), ("Default", 17, 55), ("History", 17, 55), ("Theme", 17, 53),
    ("Timeline Layout", 17, 119.5), ("Title", 17, 33.5), ("11:59 AM", 12, 52),
    ("Tinode", 34, 100.667), ("IMA SDK + UMP Sample App", 37, 460),
  ])
  func widthsAreThoseOfRecordedLabels(_ text: String, _ size: Double, _ expected: Double) {
    let scale = expected * 2 == (expected * 2).rounded() ? 2.0 : 3.0
    let width = Double(layout(text, size: size).size.width).ceilToPixel(scale: scale)
    #expect(abs(width - expected) <= 1, "\(width)")
  }

  /// The sum of many labels' widths shows whether the spacing is right on the whole: 1 %.
  @Test func widthsAreRightOnTheWhole() {
    let recorded = [
      ("This is a label", 103.0), ("Service Connections", 157), ("Account", 64), ("Active", 47.5),
      ("Color", 41), ("Custom", 59.5), ("Default", 55), ("Folder", 49), ("History", 55),
      ("Theme", 53), ("Timeline Layout", 119.5), ("Title", 33.5),
    ]
    let widths = recorded.map { Double(layout($0.0, size: 17).size.width).ceilToPixel(scale: 2) }
    let expected = recorded.map(\.1).reduce(0, +)
    #expect(abs(widths.reduce(0, +) - expected) < 0.01 * expected)
  }

  /// A font may ask for space between its lines: none above the first or below the last.
  @Test func leadingIsBetweenLines() {
    let font = FontDescriptor(size: 17, leading: 1.7)
    let layout = TextLayout(runs: [TextRun(text: "x\ny\nz", font: font)])
    let height: Double = 3 * 1.1934 * 17 + 2 * 1.7
    #expect(abs(Double(layout.size.height) - height) < 1e-9)
  }

  @Test(arguments: [1, 2, 3])
  func baselinesAreAnAscentBelowTheirLine(lines: Int) {
    let text = Array(repeating: "x", count: lines).joined(separator: "\n")
    let layout = layout(text)
    #expect(layout.lineCount == lines)
    #expect(abs(layout.firstBaseline - 0.9525 * 17) < 1e-9)
    let line = 1.1934 * 17
    #expect(abs(layout.lastBaseline - (0.9525 * 17 + Double(lines - 1) * line)) < 1e-9)
    #expect(abs(Double(layout.size.height) - Double(lines) * line) < 1e-9)
  }

  @Test func textFitsIntoItsOwnWidth() {
    for text in ["Hello world", "a b c d", "Wrapping is decided by width", "WWWW iiii"] {
      for size in [9.0, 13, 17, 34] {
        let width = Double(layout(text, size: size).size.width)
        #expect(layout(text, size: size, width: width).lineCount == 1)
      }
    }
  }

  @Test func narrowWidthsBreakBetweenWords() {
    let wide = layout("one two three four five six")
    let narrow = layout("one two three four five six", width: wide.size.width / 2)
    #expect(narrow.lineCount >= 2 && narrow.lineCount <= 3)
    #expect(narrow.size.width <= wide.size.width / 2 + 0.01)
    #expect(!narrow.isTruncated)
  }

  @Test func lineLimitCountsOverParagraphs() {
    let cut = layout("a\nb\nc\nd", width: 100, lines: 2)
    #expect(cut.lineCount == 2 && cut.isTruncated)
    #expect(layout("a\nb", lines: 2).isTruncated == false)
  }

  @Test(arguments: [
    TextParagraph.LineBreak.truncatingHead, .truncatingTail, .truncatingMiddle,
  ])
  func truncationFitsTheWidth(_ lineBreak: TextParagraph.LineBreak) {
    let cut = layout("A rather long line of text", width: 80, lines: 1, lineBreak)
    #expect(cut.lineCount == 1 && cut.isTruncated && cut.size.width <= 80.01)
    let fits = layout("Short", width: 200, lines: 1, lineBreak)
    #expect(!fits.isTruncated)
  }

  @Test func clippingOneLineKeepsItsFullWidth() {
    let text = "A rather long line of text"
    #expect(layout(text, width: 50, lines: 1, .clipping).size == layout(text).size)
  }

  @Test func emptyTextHasNoSize() {
    #expect(layout("").size == .zero && layout("").lineCount == 0)
    #expect(TextLayout(runs: []).lineCount == 0)
    #expect(layout("a\n").lineCount == 2)
  }

  @Test func largestFontOnTheLineDecides() {
    let layout = TextLayout(runs: [
      TextRun(text: "small ", font: FontDescriptor(size: 10)),
      TextRun(text: "large", font: FontDescriptor(size: 20)),
    ])
    let (height, expected) = (Double(layout.size.height), 1.1934 * 20)
    #expect(abs(layout.firstBaseline - 0.9525 * 20) < 1e-9)
    #expect(abs(height - expected) < 1e-9)
  }

  @Test func kernAddsToEveryLetter() {
    let font = FontDescriptor(size: 17)
    let plain = TextLayout(runs: [TextRun(text: "abcd", font: font)]).size.width
    let wide = TextLayout(runs: [TextRun(text: "abcd", font: font, kern: 2)]).size.width
    #expect(abs(wide - plain - 8) < 0.01)
  }

  @Test func missingFontsAreNamed() {
    let font = FontDescriptor(kind: .named("NoSuchFont-Bold"), size: 17)
    let layout = TextLayout(runs: [TextRun(text: "Label", font: font)])
    #expect(layout.missingFonts == ["NoSuchFont-Bold"])
    #expect(layout.size.width > 0)
    #expect(
      TextLayout(runs: [TextRun(text: "x", font: FontDescriptor(size: 9))])
        .missingFonts.isEmpty)
  }

  @Test(arguments: [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0.0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
    (0.56, 800), (0.62, 900), (1, 900), (-1, 100),
  ])
  func weightsMapInOrder(_ weight: Double, _ expected: Int) {
    #expect(FontDescriptor(size: 17, weight: weight).numericWeight == expected)
  }

  @Test func strangeInputIsHarmless() {
    for text in ["\0", "\u{FEFF}", "👨‍👩‍👧‍👦 family", "שלום עולם", "\r\n\r\n", "e\u{301}\u{301}"] {
      let layout = layout(text, width: 40, lines: 3)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    }
    #expect(layout("abc", size: .nan).size.height.isFinite)
    #expect(layout("abc", width: -5).lineCount == 3)
    #expect(layout("abc", width: .infinity).lineCount == 1)
  }

  @Test func drawingPutsInkBetweenTopAndBaseline() throws {
    let layout = layout("HHH", size: 20)
    let context = try #require(CGContext.bitmap(size: CGSize(width: 80, height: 40)))
    layout.draw(in: context, at: CGPoint(x: 5, y: 5))
    let image = try #require(context.makeImage())
    let rows = (0..<40).filter { row in
      (0..<80).contains { (image.color(x: $0, y: row)?.alpha ?? 0) > 0.5 }
    }
    // Baseline at 5 + 19.05; capitals of Inter are 0.727 of the size high.
    #expect(rows.first.map { abs($0 - 10) <= 1 } == true)
    #expect(rows.last.map { abs($0 - 23) <= 1 } == true)
  }

  /// A red heart is red, in pixels and in a PDF that is read again; a digit, which the font of emoji has as well, is
  /// black as the text is.
  @Test(arguments: [("\u{2764}\u{FE0F}", true), ("5", false)])
  func emojiHaveColours(_ text: String, _ isRed: Bool) throws {
    let layout = TextLayout(runs: [TextRun(text: text, font: FontDescriptor(size: 30))])
    let size = CGSize(width: 50, height: 50)
    let bitmap = try #require(CGContext.bitmap(size: size))
    layout.draw(in: bitmap, at: CGPoint(x: 5, y: 5))
    let page = try #require(CGContext.pdf(size: size))
    layout.draw(in: page, at: CGPoint(x: 5, y: 5))
    let read = try CGImage.firstPage(ofPDF: try #require(page.finish()))
    for image in [try #require(bitmap.makeImage()), read] {
      var (reds, inks) = (0, 0)
      for y in 0..<50 {
        for x in 0..<50 {
          guard let color = image.color(x: x, y: y), color.alpha > 0.9 else { continue }
          inks += 1
          if color.red > 0.7, color.blue < 0.5 { reds += 1 }
        }
      }
      #expect(inks > 20 && (reds > inks / 2) == isRed)
    }
  }
}
