package import Drawing
package import Foundation

extension NSAttributedString {
  /// The text as runs of one look each.
  ///
  /// - Parameters:
  ///   - font: For letters without a font; nil is Apple's default, Helvetica 12, which is not here and
  ///     so the system font at 12.
  ///   - color: For letters without a colour.
  package func textRuns(defaultFont font: FontDescriptor? = nil, color: CGColor? = nil) -> [TextRun]
  {
    let font = font ?? FontDescriptor(size: 12)
    var runs: [TextRun] = []
    // Foundation on Linux traps when it compares neighbours with other keys of the same number; runs that
    // look alike need not be joined here, so it is not asked to.
    enumerateAttributes(
      in: NSRange(location: 0, length: length), options: .longestEffectiveRangeNotRequired
    ) { values, range, _ in
      let look = TextLook(values)
      runs.append(
        TextRun(
          text: attributedSubstring(from: range).string,
          font: look.font ?? font, color: look.color ?? color, background: look.background,
          kern: look.kern, isUnderlined: look.isUnderlined,
          isStruckThrough: look.isStruckThrough))
    }
    return runs
  }

  /// The paragraph style of the first letter, or nil.
  ///
  /// One style holds for the whole text so far.
  package var firstParagraphStyle: NSParagraphStyle? {
    guard length > 0 else { return nil }
    return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  /// The text laid out; see `TextLayout` for width and lines.
  package func layout(
    width: Double? = nil, maximumLines: Int = 0, font: FontDescriptor? = nil,
    color: CGColor? = nil, paragraph: TextParagraph? = nil
  ) -> TextLayout {
    TextLayout(
      runs: textRuns(defaultFont: font, color: color),
      paragraph: paragraph ?? (firstParagraphStyle ?? .default).textParagraph, width: width,
      maximumLines: maximumLines)
  }
}

extension NSParagraphStyle {
  /// This style as the drawing layer knows it.
  package var textParagraph: TextParagraph {
    var result = TextParagraph(
      alignment: alignment.inDrawing, lineBreak: lineBreakMode.inDrawing(lines: 0))
    result.lineSpacing = Double(lineSpacing)
    result.paragraphSpacing = Double(paragraphSpacing + paragraphSpacingBefore)
    result.lineHeightMultiple = Double(lineHeightMultiple)
    result.minimumLineHeight = Double(minimumLineHeight)
    result.maximumLineHeight = Double(maximumLineHeight)
    return result
  }
}
