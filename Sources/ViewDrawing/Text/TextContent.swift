package import Drawing
package import Foundation
package import LayoutTree

/// The text of a label, button or field, with uniform measurement and positioning.
package struct TextContent {
  /// The runs of text with their attributes.
  package var runs: [TextRun]
  /// The paragraph style.
  package var paragraph = TextParagraph()
  /// The maximum number of lines; 0 for no limit.
  package var maximumLines = 1

  /// Creates one line of text with natural alignment.
  package init(runs: [TextRun]) { self.runs = runs }

  /// The font of the first run, which determines the baselines; the label font if there is no text.
  package var font: FontDescriptor { runs.first?.font ?? FontDescriptor(size: 17) }
  /// The metrics of that font.
  package var metrics: FontMetrics { FontMetrics(for: font) }

  /// Returns the lines, broken at a width; nil for no breaks.
  package func layout(width: CGFloat? = nil) -> TextLayout {
    TextLayout(
      runs: runs, paragraph: paragraph, width: width.map { Double($0) }, maximumLines: maximumLines)
  }

  /// Returns the size of the text, rounded to the pixel grid.
  package func size(width: CGFloat? = nil, scale: Double) -> CGSize {
    TextLayout.size(
      of: runs, paragraph: paragraph, width: width.map { Double($0) }, maximumLines: maximumLines
    ).ceilToPixel(scale: scale)
  }

  /// The baselines of text that fills the height from top to bottom, as in labels.
  ///
  /// The first baseline is at the ascent below the top, regardless of the height (10 pairs of labels with unequal
  /// heights keep equal tops).
  package var edgeBaselines: (first: NodeBaseline, last: NodeBaseline) {
    (.top(metrics.ascender), .bottom(-metrics.descender))
  }

  /// The baselines of one vertically centred line, as in buttons and fields.
  package var centeredBaselines: (first: NodeBaseline, last: NodeBaseline) {
    let rule = centerBaseline(shiftedBy: 0)
    return (rule, rule)
  }

  /// The baseline of one line that is shifted down from the centre by a number of points.
  package func centerBaseline(shiftedBy shift: CGFloat) -> NodeBaseline {
    .center(metrics.ascender - metrics.lineHeight / 2 + Double(shift))
  }
}
