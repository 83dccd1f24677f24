package import Foundation

/// Text broken into lines, measured and ready to be drawn.
///
/// Lengths in points, y grows down.
///
/// Heights come from `FontMetrics`, not from the font that draws: *n* lines of the system font are
/// *n* × 1.1934 × size high, and the leading of their fonts is between them. Nothing is rounded; see
/// `ceilToPixel(scale:)`.
///
///     let layout = TextLayout(runs: [TextRun(text: "Label", font: FontDescriptor(size: 17))])
///     layout.size.height     // 20.2878
///     layout.firstBaseline   // 16.1925
package struct TextLayout {
  /// One laid-out line.
  package struct Line: Sendable {
    /// Width without trailing space.
    package var width: Double
    /// From the layout's top to the line's top.
    package var top: Double
    /// From the layout's top to the baseline.
    package var baseline: Double
    /// From the line's top to its bottom, spacing left out.
    package var height: Double
    /// Whether the text of this line reads from right to left.
    package var isRightToLeft: Bool
  }

  /// The lines from top to bottom.
  package let lines: [Line]
  /// The widest line and all line heights with the spacing between them; zero for no text.
  package let size: CGSize
  /// Whether text was left out or replaced by an ellipsis.
  package let isTruncated: Bool
  /// Named fonts that are not installed and were drawn with the system font's face.
  package let missingFonts: [String]
  /// How lines were broken and are placed.
  package let paragraph: TextParagraph

  let shaped: ShapedText

  /// How many lines there are.
  package var lineCount: Int { lines.count }
  /// From the top to the first line's baseline; 0 without lines.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// From the top to the last line's baseline; 0 without lines.
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// Breaks `runs` into lines.
  ///
  /// - Parameters:
  ///   - width: The width to break at; nil or infinite never breaks. Widths below 0 count as 0: every
  ///     letter then has its own line.
  ///   - maximumLines: How many lines there may be; 0 is no limit.
  package init(
    runs: [TextRun], paragraph: TextParagraph = TextParagraph(), width: Double? = nil,
    maximumLines: Int = 0
  ) {
    let limit = width.flatMap { $0.isFinite ? max(0, $0) : nil }
    let shaped = ShapedText(
      runs: runs, paragraph: paragraph, width: limit, maximumLines: max(0, maximumLines))
    self.shaped = shaped
    self.paragraph = paragraph
    isTruncated = shaped.isTruncated
    missingFonts = shaped.missingFonts
    lines = Self.place(shaped.lines, paragraph)
    let height = lines.last.map { $0.top + $0.height } ?? 0
    size = CGSize(width: lines.map(\.width).max() ?? 0, height: height)
  }

  /// Stacks lines from the top.
  private static func place(_ lines: [ShapedText.Line], _ paragraph: TextParagraph) -> [Line] {
    var top = 0.0
    var placed: [Line] = []
    for (index, line) in lines.enumerated() {
      if index > 0 {
        top += paragraph.lineSpacing + lines[index - 1].leading
        if line.startsParagraph { top += paragraph.paragraphSpacing }
      }
      let natural = line.ascender - line.descender
      var height = natural
      if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
      if paragraph.minimumLineHeight > 0 { height = max(height, paragraph.minimumLineHeight) }
      if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
      // Height beyond the natural goes above the letters, as it does in Apple's text system [I].
      placed.append(
        Line(
          width: line.width, top: top, baseline: top + line.ascender + height - natural,
          height: height, isRightToLeft: line.isRightToLeft))
      top += height
    }
    return placed
  }

  /// Draws all lines with the layout's top left at `point`, aligned within the layout's own width.
  package func draw(in context: CGContext, at point: CGPoint, defaultColor: CGColor = .black) {
    draw(in: context, rect: CGRect(origin: point, size: size), defaultColor: defaultColor)
  }

  /// Draws all lines from the top of `rect`, aligned within its width.
  ///
  /// Nothing is clipped.
  package func draw(in context: CGContext, rect: CGRect, defaultColor: CGColor = .black) {
    for (index, line) in lines.enumerated() {
      let free = Double(rect.width) - line.width
      let shift: Double
      switch (paragraph.alignment, line.isRightToLeft) {
      case (.left, _), (.natural, false), (.justified, false): shift = 0
      case (.center, _): shift = free / 2
      case (.right, _), (.natural, true), (.justified, true): shift = free
      }
      context.drawLine(
        of: self, index: index,
        at: CGPoint(x: rect.minX + shift, y: rect.minY + line.baseline), defaultColor)
    }
  }
}

extension CGContext {
  /// Draws one line with its baseline's start at `point`.
  fileprivate func drawLine(
    of layout: TextLayout, index: Int, at point: CGPoint, _ defaultColor: CGColor
  ) {
    guard point.x.isFinite, point.y.isFinite else { return report("text at \(point) is not drawn") }
    canvas.draw(
      layout.shaped, line: index, state.transform.translatedBy(x: point.x, y: point.y),
      defaultColor.sRGB.clamped, compositing)
  }
}
