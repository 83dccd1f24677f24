import Drawing
import Foundation
import TestSupport
import Testing

/// Sizes that are kept are those that would be measured.
struct KnownSizeTests {
  private static let words = [
    "Label", "analytical engine", "AVA To", "0123", "é", "שלום", "a\tb", "one\ntwo", "\r\n", "👍🏽",
    "long words of several lines that wrap where there is little room",
  ]

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func sizesAreThoseOfLayouts(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<60 {
      let run = Self.run(&random)
      let paragraph = Self.paragraph(&random)
      let widths: [Double?] = [nil, 40, 120, .infinity]
      let width = widths.randomElement(using: &random) ?? nil
      let lines = Int.random(in: 0...2, using: &random)
      let runs = Self.one(in: 5, &random) ? [run, run] : [run]
      let layout = TextLayout(
        runs: runs, paragraph: paragraph, width: width, maximumLines: lines)
      for _ in 0..<2 {
        let size = TextLayout.size(
          of: runs, paragraph: paragraph, width: width, maximumLines: lines)
        #expect(size == layout.size, "seed \(seed): \(run), \(lines) lines")
      }
    }
  }

  private static func one(in count: Int, _ random: inout SeededRandom) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private static func run(_ random: inout SeededRandom) -> TextRun {
    var words: [String] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      words.append(Self.words.randomElement(using: &random) ?? "")
    }
    var font = FontDescriptor(size: 17)
    let sizes: [Double] = [11, 17, 17, 34]
    font.size = sizes.randomElement(using: &random) ?? 17
    font.weight = one(in: 3, &random) ? 0.4 : 0
    font.hasMonospacedDigits = Bool.random(using: &random)
    if one(in: 4, &random) { font.leading = 2 }
    var run = TextRun(text: words.joined(separator: " "), font: font)
    if one(in: 4, &random) { run.kern = 1.5 }
    if one(in: 4, &random) { run.baselineOffset = 3 }
    if one(in: 4, &random) { run.color = .black }
    return run
  }

  private static func paragraph(_ random: inout SeededRandom) -> TextParagraph {
    var paragraph = TextParagraph()
    if one(in: 3, &random) { paragraph.lineBreak = .truncatingTail }
    if one(in: 4, &random) { paragraph.lineSpacing = 4 }
    if one(in: 4, &random) { paragraph.alignment = .justified }
    return paragraph
  }

  /// More texts than are kept, each asked for again.
  @Test func forgottenSizesAreMeasuredAgain() {
    let font = FontDescriptor(size: 9)
    let texts = (0..<2500).map { "\($0)" }
    let first = texts.map { TextLayout.size(of: [TextRun(text: $0, font: font)]) }
    let again = texts.map { TextLayout.size(of: [TextRun(text: $0, font: font)]) }
    #expect(first == again)
  }
}
