import Drawing
import Foundation
import TestSupport
import Testing

/// Texts that took seconds to minutes: 50 KB of words 10 s, 20 KB without a space 9 s, 47 in a narrow width.
struct LongTextTests {
  private static func layout(_ text: String, width: Double?) -> TextLayout {
    TextLayout(
      runs: [TextRun(text: text, font: FontDescriptor(size: 17))], width: width)
  }

  @Test(
    arguments: [
      String(repeating: "ordinary words ", count: 3000), String(repeating: "x", count: 40_000),
      String(repeating: "\n", count: 40_000), String(repeating: "a\u{301}", count: 10_000),
      String(repeating: "é ", count: 10_000), String(repeating: "\t", count: 50_000),
    ], [nil, 300, 1] as [Double?])
  func isBrokenInTime(text: String, width: Double?) {
    let seconds = ProcessorTime.seconds {
      let layout = Self.layout(text, width: width)
      #expect(layout.lineCount > 0)
      #expect(layout.size.height.isFinite)
    }
    #expect(seconds < 60)
  }

  /// Text beyond the limit is dropped, between letters, and the layout says so.
  @Test func whatIsBeyondTheLimitIsLeftOut() {
    let whole = Self.layout(String(repeating: "é ", count: TextLimits.maximumBytes / 3), width: nil)
    #expect(!whole.isTruncated)
    let more = Self.layout(String(repeating: "é ", count: TextLimits.maximumBytes), width: nil)
    #expect(more.isTruncated)
    #expect(abs(more.size.width - whole.size.width) < 20)
  }

  /// A long word breaks where every line is full; the lines hold all of it.
  @Test func longWordsBreakBetweenLetters() {
    let line = Self.layout("xxxxxxxxxx", width: nil).size.width
    let layout = Self.layout(String(repeating: "x", count: 1000), width: line + 1)
    #expect(layout.lineCount == 100)
  }
}
