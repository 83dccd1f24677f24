package import Drawing
package import Foundation
internal import ViewDrawing

/// Text whose runs have individual attributes, as documents state it.
///
/// It exists beside `NSAttributedString` since Foundation on Linux traps when parts of different attributes are
/// combined.
package struct StyledText: Hashable, Sendable {
  /// The runs in order, for light mode.
  package var runs: [TextRun]
  /// The same runs for dark mode, where colours may differ.
  private var darkRuns: [TextRun]
  /// The alignment of lines; nil for the view's.
  package var alignment: NSTextAlignment?

  /// The text without attributes.
  package var string: String { runs.map(\.text).joined() }

  /// Creates text from runs; the closure is called once per appearance.
  package init(alignment: NSTextAlignment? = nil, _ parts: () -> [TextRun]) {
    runs = CurrentAppearance.perform(in: .light, parts)
    darkRuns = CurrentAppearance.perform(in: .dark, parts)
    self.alignment = alignment
  }

  /// Creates text from an attributed string; letters without a font use the given one.
  package init(_ text: NSAttributedString, font: FontDescriptor?) {
    self.init(alignment: text.firstParagraphStyle?.alignment) { text.textRuns(defaultFont: font) }
  }

  /// The runs for the current appearance, with a default colour for runs that have none.
  func runs(in color: CGColor) -> [TextRun] {
    (CurrentAppearance.value == .dark ? darkRuns : runs).map { run in
      var run = run
      run.color = run.color ?? color
      return run
    }
  }
}
