package import Drawing
package import Foundation
package import LayoutTree

/// The text of a label, button or field: measured and placed the same way in all of them.
package struct TextContent {
  /// The text in its looks.
  package var runs: [TextRun]
  /// The style of paragraphs.
  package var paragraph = TextParagraph()
  /// The maximum number of lines; 0 for no limit.
  package var maximumLines = 1

  /// Creates one line of text, set naturally.
  package init(runs: [TextRun]) { self.runs = runs }

  /// The font of the first run, which decides baselines; the label font when there is no text.
  package var font: FontDescriptor { runs.first?.font ?? FontDescriptor(size: 17) }
  /// The measures of that font.
  package var metrics: FontMetrics { FontMetrics(for: font) }

  /// Lines broken at a width; nil does not break.
  package func layout(width: CGFloat? = nil) -> TextLayout {
    TextLayout(
      runs: runs, paragraph: paragraph, width: width.map { Double($0) }, maximumLines: maximumLines)
  }

  /// The size of the text on the pixel grid.
  package func size(width: CGFloat? = nil, scale: Double) -> CGSize {
    TextLayout.size(
      of: runs, paragraph: paragraph, width: width.map { Double($0) }, maximumLines: maximumLines
    ).ceilToPixel(scale: scale)
  }

  /// Baselines of text that starts at the top and ends at the bottom: labels.
  ///
  /// The first baseline is the ascent below the top, whatever the height (10 pairs of labels of
  /// unequal heights keep equal tops).
  package var edgeBaselines: (first: NodeBaseline, last: NodeBaseline) {
    (.top(metrics.ascender), .bottom(-metrics.descender))
  }

  /// Baselines of one line that stands centred: buttons and fields.
  package var centeredBaselines: (first: NodeBaseline, last: NodeBaseline) {
    let rule = centerBaseline(shiftedBy: 0)
    return (rule, rule)
  }

  /// The baseline of one line that stands below the middle by some points.
  package func centerBaseline(shiftedBy shift: CGFloat) -> NodeBaseline {
    .center(metrics.ascender - metrics.lineHeight / 2 + Double(shift))
  }
}
