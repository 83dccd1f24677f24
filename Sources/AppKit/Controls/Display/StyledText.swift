package import Drawing
package import Foundation
internal import ViewDrawing

/// A text with attributes of its parts, as documents state it.
///
/// It stands beside `NSAttributedString` since Foundation on Linux traps when parts of unlike looks are put
/// together.
package struct StyledText: Hashable, Sendable {
  /// The parts in order, in light mode.
  package var runs: [TextRun]
  /// The same parts in dark mode, whose colours may differ.
  private var darkRuns: [TextRun]
  /// The alignment of lines; nil leaves it to the view.
  package var alignment: NSTextAlignment?

  /// The text without attributes.
  package var string: String { runs.map(\.text).joined() }

  /// Creates text from parts, which are read in each appearance.
  package init(alignment: NSTextAlignment? = nil, _ parts: () -> [TextRun]) {
    runs = CurrentAppearance.perform(in: .light, parts)
    darkRuns = CurrentAppearance.perform(in: .dark, parts)
    self.alignment = alignment
  }

  /// Creates the same as a program states it; letters without a font have the one that is given.
  package init(_ text: NSAttributedString, font: FontDescriptor?) {
    self.init(alignment: text.firstParagraphStyle?.alignment) { text.textRuns(defaultFont: font) }
  }

  /// Returns the parts for the current appearance; those without a colour get the given one.
  func runs(in color: CGColor) -> [TextRun] {
    (CurrentAppearance.value == .dark ? darkRuns : runs).map { run in
      var run = run
      run.color = run.color ?? color
      return run
    }
  }
}
