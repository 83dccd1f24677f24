internal import Drawing
internal import Foundation
internal import ViewCore

/// The text of a label, button or field: measured and placed the same way in all of them.
struct TextContent {
  var runs: [TextRun]
  var paragraph = TextParagraph()
  var maximumLines = 1

  /// The font of the first run, which decides baselines; the label font when there is no text.
  var font: FontDescriptor { runs.first?.font ?? FontDescriptor(size: 17) }
  var metrics: FontMetrics { FontMetrics(for: font) }

  /// Lines broken at a width; nil does not break.
  func layout(width: CGFloat? = nil) -> TextLayout {
    TextLayout(
      runs: runs, paragraph: paragraph, width: width.map { Double($0) }, maximumLines: maximumLines)
  }

  /// The size of the text on the pixel grid.
  func size(width: CGFloat? = nil, scale: Double) -> CGSize {
    layout(width: width).size.ceilToPixel(scale: scale)
  }

  /// Baselines of text that starts at the top and ends at the bottom: labels.
  ///
  /// The first baseline is the ascent below the top, whatever the height (10 pairs of labels of
  /// unequal heights keep equal tops).
  var edgeBaselines: (first: NodeBaseline, last: NodeBaseline) {
    (.top(metrics.ascender), .bottom(-metrics.descender))
  }

  /// Baselines of one line that stands centred: buttons and fields.
  var centeredBaselines: (first: NodeBaseline, last: NodeBaseline) {
    let rule = centerBaseline(shiftedBy: 0)
    return (rule, rule)
  }

  /// The baseline of one line that stands below the middle by some points.
  func centerBaseline(shiftedBy shift: CGFloat) -> NodeBaseline {
    .center(metrics.ascender - metrics.lineHeight / 2 + Double(shift))
  }
}
