package import Drawing
package import Foundation
internal import ViewCore

/// Text whose parts have looks of their own, as documents state it.
///
/// It stands beside `NSAttributedString` since Foundation on Linux traps when parts of unlike looks are put
/// together.
package struct StyledText: Hashable, Sendable {
  /// The parts in order.
  package var runs: [TextRun]
  /// Where lines stand; nil leaves it to the view.
  package var alignment: NSTextAlignment?

  /// The text without its looks.
  package var string: String { runs.map(\.text).joined() }

  /// Text from parts.
  package init(runs: [TextRun], alignment: NSTextAlignment? = nil) {
    self.runs = runs
    self.alignment = alignment
  }

  /// The same as a program states it; letters without a font have the one that is given.
  package init(_ text: NSAttributedString, font: FontDescriptor?) {
    runs = text.textRuns(defaultFont: font)
    alignment = text.firstParagraphStyle?.alignment
  }

  /// The parts, those without a colour in the one that is given.
  func runs(in color: CGColor) -> [TextRun] {
    runs.map { run in
      var run = run
      run.color = run.color ?? color
      return run
    }
  }
}
