import Foundation
import Testing

@testable import Drawing

/// Lines whose head or middle is cut: no blank stands at the dots.
struct ElidedLineTests {
  /// The letters of a line as a vector file has them.
  private func letters(
    _ text: String, _ lineBreak: TextParagraph.LineBreak, width: Double, lines: Int = 1
  ) -> [String] {
    let layout = TextLayout(
      runs: [TextRun(text: text, font: FontDescriptor(size: 17))],
      paragraph: TextParagraph(lineBreak: lineBreak), width: width, maximumLines: lines)
    return layout.lines.indices.map { line in
      layout.shaped.pieces(line: line).compactMap {
        layout.shaped.letters(line: line, piece: $0)?.text
      }.joined()
    }
  }

  @Test(arguments: [TextParagraph.LineBreak.truncatingHead, .truncatingMiddle])
  func noBlankStandsAtTheDots(lineBreak: TextParagraph.LineBreak) throws {
    let text = "Show the one or two words that are truncated)"
    var truncated = 0
    for width in stride(from: 40.0, through: 330, by: 3) {
      let line = try #require(letters(text, lineBreak, width: width).first)
      guard let dots = line.firstIndex(of: "…") else { continue }
      truncated += 1
      let before = line[..<dots]
      let after = line[line.index(after: dots)...]
      #expect(before.last != " " && after.first != " ", "\(line)")
      #expect(text.hasPrefix(before) && text.hasSuffix(after), "\(line)")
      if lineBreak == .truncatingHead { #expect(before.isEmpty) }
    }
    #expect(truncated > 50)
  }

  /// In a text of several lines only the last one has dots; what is before it stays.
  @Test func theLastOfSeveralLines() throws {
    let text = "one two three four five six seven eight nine ten eleven twelve"
    for width in stride(from: 90.0, through: 200, by: 5) {
      let lines = letters(text, .truncatingMiddle, width: width, lines: 2)
      #expect(lines.count == 2)
      let last = try #require(lines.last)
      guard let dots = last.firstIndex(of: "…") else { continue }
      #expect(last[..<dots].last != " " && last[last.index(after: dots)...].first != " ", "\(last)")
      #expect(text.hasPrefix(lines[0].trimmingCharacters(in: .whitespaces)))
    }
  }

  /// Runs keep their looks on both sides of the dots.
  @Test func looksStayWhereTheyWere() throws {
    let runs = [
      TextRun(text: "small words ", font: FontDescriptor(size: 10)),
      TextRun(text: "that are large", font: FontDescriptor(size: 20)),
    ]
    for width in stride(from: 30.0, through: 150, by: 4) {
      let layout = TextLayout(
        runs: runs, paragraph: TextParagraph(lineBreak: .truncatingMiddle), width: width,
        maximumLines: 1)
      for piece in layout.shaped.pieces(line: 0) {
        let letters = try #require(layout.shaped.letters(line: 0, piece: piece))
        guard !letters.text.contains("…"), !letters.text.allSatisfy(\.isWhitespace) else {
          continue
        }
        #expect(
          abs(letters.size - (runs[0].text.contains(letters.text) ? 10 : 20)) < 1, "\(letters)")
      }
    }
  }
}
