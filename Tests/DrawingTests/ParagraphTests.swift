import Drawing
import Foundation
import Testing

/// Every paragraph is set by its own style: expected places are sums of the numbers that the style states.
struct ParagraphTests {
  private static let size = 10.0
  /// A line of the system font at 10 points, and its ascent.
  private static let line = 11.934
  private static let ascent = 9.525

  private func run(_ text: String, _ paragraph: TextParagraph? = nil) -> TextRun {
    var run = TextRun(text: text, font: FontDescriptor(size: Self.size))
    run.paragraph = paragraph
    return run
  }

  private func style(_ change: (inout TextParagraph) -> Void) -> TextParagraph {
    var style = TextParagraph()
    change(&style)
    return style
  }

  /// The columns with ink on a page of 200 × 80 points, a pixel a point, in the rows of each line.
  private func ink(_ layout: TextLayout, width: Double) throws -> [ClosedRange<Int>?] {
    let context = try #require(CGContext.bitmap(size: CGSize(width: 200, height: 80)))
    layout.draw(in: context, rect: CGRect(x: 0, y: 0, width: width, height: 80))
    let image = try #require(context.makeImage())
    return layout.lines.map { line in
      let rows = Int(line.top)..<Int(line.top + line.height)
      let columns = (0..<200).filter { x in
        rows.contains { (image.color(x: x, y: $0)?.alpha ?? 0) > 0.25 }
      }
      guard let first = columns.first, let last = columns.last else { return nil }
      return first...last
    }
  }

  @Test func spaceAboveAndBelowIsBetweenParagraphsOnly() {
    let first = style {
      $0.paragraphSpacing = 3
      $0.paragraphSpacingBefore = 100
    }
    let second = style {
      $0.paragraphSpacingBefore = 5
      $0.paragraphSpacing = 100
    }
    let layout = TextLayout(runs: [run("a\n", first), run("b", second)])
    #expect(abs(layout.lines[1].top - (Self.line + 3 + 5)) < 1e-9)
    #expect(abs(Double(layout.size.height) - (2 * Self.line + 8)) < 1e-9)
  }

  /// A line separator ends a line but not the paragraph: no space around it, the head of the lines behind the first, and
  /// the style of the paragraph, as in texts of lists that a public suite recorded.
  @Test(arguments: ["\u{2028}", "\u{0B}"]) func aLineSeparatorIsWithinItsParagraph(
    _ separator: String
  ) {
    let outer = style {
      $0.paragraphSpacing = 3
      $0.paragraphSpacingBefore = 5
      $0.firstLineHeadIndent = 7
      $0.headIndent = 11
    }
    let layout = TextLayout(runs: [run("a\(separator)", outer), run("b\nc")])
    #expect(abs(layout.lines[1].top - Self.line) < 1e-9)
    #expect(abs(layout.lines[2].top - (2 * Self.line + 3)) < 1e-9)
    #expect(layout.lines.map(\.head) == [7, 11, 0])
  }

  @Test func everyParagraphHasItsLineHeight() {
    let tall = style { $0.minimumLineHeight = 30 }
    let low = style { $0.maximumLineHeight = 8 }
    let double = style { $0.lineHeightMultiple = 2 }
    let layout = TextLayout(runs: [run("a\n", tall), run("b\n", low), run("c", double)])
    let heights = [30, 8, 2 * Self.line]
    var top = 0.0
    for (line, height) in zip(layout.lines, heights) {
      #expect(abs(line.top - top) < 1e-9 && abs(line.height - height) < 1e-9)
      // What a line is higher than its letters is above them.
      #expect(abs(line.baseline - (top + height - (Self.line - Self.ascent))) < 1e-9)
      top += height
    }
    #expect(layout.lineCount == 3)
  }

  /// A style begins with its paragraph: what another run of the paragraph says does not count.
  @Test func theFirstRunOfAParagraphDecides() {
    let layout = TextLayout(
      runs: [
        run("a", style { $0.minimumLineHeight = 20 }),
        run("b\n", style { $0.minimumLineHeight = 40 }),
        run("c"),
      ], paragraph: style { $0.minimumLineHeight = 50 })
    #expect(layout.lines.map(\.height) == [20, 50])
  }

  private static let alignments:
    [(first: TextParagraph.Alignment, second: TextParagraph.Alignment)] = [
      (.left, .right), (.right, .center), (.center, .natural), (.natural, .left),
    ]

  @Test(arguments: alignments)
  func everyParagraphHasItsAlignment(
    _ row: (first: TextParagraph.Alignment, second: TextParagraph.Alignment)
  ) throws {
    let layout = TextLayout(
      runs: [
        run("■\n", style { $0.alignment = row.first }),
        run("■", style { $0.alignment = row.second }),
      ], width: 100)
    let places = try ink(layout, width: 100)
    for (place, alignment) in zip(places, [row.first, row.second]) {
      let place = try #require(place)
      let middle = Double(place.lowerBound + place.upperBound) / 2
      let expected: ClosedRange<Double> =
        switch alignment {
        case .right: 90...100
        case .center: 46...54
        default: 0...10
        }
      #expect(expected.contains(middle), "\(alignment)")
    }
  }

  private static let indents: [(first: Double, head: Double)] = [
    (0, 0), (20, 0), (0, 20), (30, 10),
  ]

  /// Lines begin where their indents say, and the width they may take is what is left.
  @Test(arguments: indents)
  func linesBeginAtTheirIndents(_ row: (first: Double, head: Double)) throws {
    let paragraph = style {
      $0.firstLineHeadIndent = row.first
      $0.headIndent = row.head
    }
    let layout = TextLayout(
      runs: [run("HHH HHH HHH HHH HHH HHH", paragraph)], width: 90)
    #expect(layout.lineCount >= 2)
    #expect(
      layout.lines.map(\.head) == [row.first] + layout.lines.dropFirst().map { _ in row.head })
    for line in layout.lines { #expect(line.head + line.width <= 90.01) }
    for (place, line) in zip(try ink(layout, width: 90), layout.lines) {
      let left = try #require(place).lowerBound
      // The H of Inter has a tenth of its size before its stem.
      #expect(abs(Double(left) - line.head - 1) <= 1)
    }
  }

  /// A first line that begins farther in has room for less.
  @Test func indentsTakeRoom() {
    let words = "aaaa bbbb"
    let whole = Double(TextLayout(runs: [run(words)]).size.width)
    let first = style { $0.firstLineHeadIndent = 10 }
    let others = style { $0.headIndent = 10 }
    #expect(TextLayout(runs: [run(words, first)], width: whole + 5).lineCount == 2)
    #expect(TextLayout(runs: [run(words, first)], width: whole + 10).lineCount == 1)
    #expect(TextLayout(runs: [run(words, others)], width: whole + 5).lineCount == 1)
    let layout = TextLayout(runs: [run(words, first)])
    #expect(abs(Double(layout.size.width) - whole - 10) < 1e-9)
    #expect(TextLayout(runs: [run(words, first)], width: Double(layout.size.width)).lineCount == 1)
  }

  private static let tails: [(tail: Double, lines: Int)] = [(0, 1), (-10, 2), (5, 2), (500, 1)]

  /// Tails above zero count from where lines begin, others from the far edge.
  @Test(arguments: tails)
  func linesEndAtTheTail(_ row: (tail: Double, lines: Int)) {
    let words = "aaaa bbbb"
    let whole = Double(TextLayout(runs: [run(words)]).size.width)
    let paragraph = style { $0.tailIndent = row.tail == 5 ? whole - 5 : row.tail }
    let layout = TextLayout(runs: [run(words, paragraph)], width: whole)
    #expect(layout.lineCount == row.lines)
  }

  @Test func tailsMoveTheRightEdge() throws {
    for tail in [80.0, -20] {
      let paragraph = style {
        $0.tailIndent = tail
        $0.alignment = .right
      }
      let place = try ink(TextLayout(runs: [run("H", paragraph)], width: 100), width: 100)[0]
      #expect(abs(Double(try #require(place).upperBound) - 78) <= 1.5)
    }
  }

  /// From right to left indents count from the right.
  @Test func indentsOfTextFromRightToLeftAreAtTheRight() throws {
    let paragraph = style {
      $0.firstLineHeadIndent = 30
      $0.direction = .rightToLeft
    }
    let layout = TextLayout(runs: [run("H", paragraph)], width: 100)
    #expect(layout.lines[0].isRightToLeft)
    #expect(abs(Double(try #require(try ink(layout, width: 100)[0]).upperBound) - 68) <= 1.5)
  }

  private static let directions:
    [(text: String, direction: TextParagraph.Direction, isRightToLeft: Bool)] = [
      ("abc", .natural, false), ("abc", .rightToLeft, true), ("שלום", .natural, true),
      ("שלום", .leftToRight, false), ("123", .natural, false), ("123", .rightToLeft, true),
      ("abc שלום", .natural, false), ("שלום abc", .natural, true),
    ]

  @Test(arguments: directions)
  func paragraphsReadAsTheySay(
    _ row: (text: String, direction: TextParagraph.Direction, isRightToLeft: Bool)
  ) {
    let layout = TextLayout(runs: [run(row.text, style { $0.direction = row.direction })])
    #expect(layout.lines.map(\.isRightToLeft) == [row.isRightToLeft])
  }

  private static let tabs: [(text: String, place: Double)] = [
    ("\tH", 28), ("\t\tH", 56), ("i\tH", 28), ("iii iii iii\tH", 56),
  ]

  /// Stops are 28 points apart unless set.
  @Test(arguments: tabs)
  func tabsLeadToTheNextStop(_ row: (text: String, place: Double)) {
    let letter = Double(TextLayout(runs: [run("H")]).size.width)
    let width = Double(TextLayout(runs: [run(row.text)]).size.width)
    #expect(abs(width - letter - row.place) < 0.5)
  }

  private static let stops: [(alignment: TextParagraph.Alignment, share: Double)] = [
    (.left, 1), (.natural, 1), (.center, 0.5), (.right, 0),
  ]

  /// The start, the middle or the end of what follows stands at the stop, wherever the line begins.
  @Test(arguments: stops)
  func textStandsAtItsStop(_ row: (alignment: TextParagraph.Alignment, share: Double)) {
    let word = Double(TextLayout(runs: [run("word")]).size.width)
    for indent in [0.0, 12] {
      let paragraph = style {
        $0.tabStops = [.init(location: 70, alignment: row.alignment)]
        $0.firstLineHeadIndent = indent
      }
      let layout = TextLayout(runs: [run("\tword", paragraph)])
      #expect(abs(Double(layout.size.width) - 70 - row.share * word) < 0.5)
    }
  }

  @Test func stopsGoOnBehindTheLast() {
    let letter = Double(TextLayout(runs: [run("H")]).size.width)
    let paragraph = style {
      $0.tabStops = [.init(location: 30)]
      $0.defaultTabInterval = 50
    }
    for (text, place) in [("\tH", 30.0), ("\t\tH", 50), ("\t\t\tH", 100)] {
      let width = Double(TextLayout(runs: [run(text, paragraph)]).size.width)
      #expect(abs(width - letter - place) < 0.5)
    }
  }

  /// Numbers that make no sense neither crash nor hang.
  @Test func strangeStylesAreHarmless() {
    for number in [Double.nan, .infinity, -.infinity, -1e300, 1e300] {
      let paragraph = style {
        $0.firstLineHeadIndent = number
        $0.headIndent = number
        $0.tailIndent = number
        $0.defaultTabInterval = number
        $0.tabStops = [.init(location: number), .init(location: -number)]
      }
      for width in [nil, 0.0, 50] as [Double?] {
        let layout = TextLayout(runs: [run("a\tb c", paragraph)], width: width, maximumLines: 3)
        #expect(layout.lineCount >= 1 && layout.size.width.isFinite)
      }
    }
  }
}
