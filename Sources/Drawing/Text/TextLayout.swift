package import Foundation

/// Text broken into lines, measured and ready to be drawn.
///
/// Lengths are in points, with y down.
///
/// Heights come from `FontMetrics` instead of the drawing font: *n* lines of the system font have a height of *n* ×
/// 1.1934 × size, with the leading of their fonts between them. Nothing is rounded; see `ceilToPixel(scale:)`.
///
///     let layout = TextLayout(runs: [TextRun(text: "Label", font: FontDescriptor(size: 17))])
///     layout.size.height     // 20.2878
///     layout.firstBaseline   // 16.1925
package struct TextLayout {
  /// A laid-out line.
  package struct Line: Sendable {
    /// The width without trailing space.
    package var width: Double
    /// The indent of the line from the edge where lines begin.
    package var head: Double
    /// The distance from the layout's top to the line's top.
    package var top: Double
    /// The distance from the layout's top to the baseline.
    package var baseline: Double
    /// The height of the line, without spacing.
    package var height: Double
    /// Whether the text of this line reads from right to left.
    package var isRightToLeft: Bool
  }

  /// The lines from top to bottom.
  package let lines: [Line]
  /// The size: the widest line with its indents, and all line heights with their spacing; zero for no text.
  package let size: CGSize
  /// Whether text was truncated or replaced by an ellipsis.
  package let isTruncated: Bool
  /// The named fonts that are not installed and were replaced with the system font's face.
  package let missingFonts: [String]
  /// The style of paragraphs whose runs specify none.
  package let paragraph: TextParagraph

  let shaped: ShapedText

  /// The number of lines.
  package var lineCount: Int { lines.count }
  /// The distance from the top to the first line's baseline; 0 without lines.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The distance from the top to the last line's baseline; 0 without lines.
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// Creates a layout by breaking `runs` into lines.
  ///
  /// - Parameters:
  ///   - width: The maximum line width; nil or infinite for no line breaks. Negative widths mean 0, with each character
  ///     on a separate line.
  ///   - maximumLines: The maximum number of lines; 0 for no limit.
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
    lines = Self.place(shaped)
    let height = lines.last.map { $0.top + $0.height } ?? 0
    let width = shaped.lines.map { line in
      line.head + line.width + shaped.blocks[line.layout].style.freeTail
    }.max()
    size = CGSize(width: width ?? 0, height: height)
  }

  /// Stacks lines from the top.
  private static func place(_ shaped: ShapedText) -> [Line] {
    var top = 0.0
    var placed: [Line] = []
    var above: (line: ShapedText.Line, style: TextParagraph)?
    for line in shaped.lines {
      let style = shaped.blocks[line.layout].style
      if let above {
        top += above.style.lineSpacing + above.line.leading
        if line.startsParagraph {
          top += above.style.paragraphSpacing + style.paragraphSpacingBefore
        }
      }
      above = (line, style)
      let natural = line.ascender - line.descender
      var height = natural
      if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
      if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
      if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
      // Height beyond the natural height is added above the text, as in Apple's text system; inferred, not documented.
      placed.append(
        Line(
          width: line.width, head: line.head, top: top,
          baseline: top + line.ascender + height - natural, height: height,
          isRightToLeft: line.isRightToLeft))
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
    for index in lines.indices {
      draw(line: index, parts: .all, in: context, rect: rect, defaultColor: defaultColor)
    }
  }

  /// Draws parts of one of the lines, which begin at the top of `rect`.
  package func draw(
    line index: Int, parts: LineParts, in context: CGContext, rect: CGRect,
    defaultColor: CGColor = .black
  ) {
    let line = lines[index]
    drawLine(
      index, parts, in: context,
      at: CGPoint(x: start(of: line, index, in: rect), y: rect.minY + line.baseline),
      defaultColor)
  }

  /// Returns the left edge of a line that is aligned within the width of `rect`.
  package func left(ofLine index: Int, in rect: CGRect) -> CGFloat {
    start(of: lines[index], index, in: rect)
  }

  /// Returns the left edge of a line.
  private func start(of line: Line, _ index: Int, in rect: CGRect) -> CGFloat {
    let style = shaped.blocks[shaped.lines[index].layout].style
    let width = Double(rect.width)
    let tail = style.tail(width: width) ?? width
    // Lines are as wide as their letters here, without the system font's spacing behind the last one.
    var free: Double {
      tail - line.head - line.width + (line.isRightToLeft ? 0 : shaped.trailing(line: index))
    }
    let left = line.isRightToLeft ? width - tail : line.head
    let shift: Double
    switch (style.alignment, line.isRightToLeft) {
    case (.left, _), (.natural, false), (.justified, false): shift = 0
    case (.center, _): shift = free / 2
    case (.right, _), (.natural, true), (.justified, true): shift = free
    }
    return rect.minX + left + shift
  }
}

/// The positions of letters; offsets are UTF-16 units of the whole text, the texts of all runs one after
/// another.
extension TextLayout {
  /// The offsets of each line's letters, without the line feed behind them.
  package var ranges: [Range<Int>] { shaped.ranges }
  /// Returns the distance from a line's left edge to the leading side of a letter; behind the line it is the
  /// line's end.
  package func position(of offset: Int, inLine index: Int) -> Double {
    shaped.position(of: offset, line: index)
  }
  /// Returns the distances from a line's left edge to the leading sides of all its letters, and the line's end.
  ///
  /// - Complexity: O(letters).
  package func positions(inLine index: Int) -> [Double] { shaped.positions(line: index) }
  /// Returns the letter of a line at a distance from its left edge; the nearest one beyond both ends.
  package func characterIndex(at x: Double, inLine index: Int) -> Int {
    shaped.index(at: x, line: index)
  }
}
