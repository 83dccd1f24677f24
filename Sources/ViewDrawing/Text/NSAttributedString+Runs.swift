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
      let text = attributedSubstring(from: range).string
      // Every picture is a run of its own.
      for part in values[.attachment] == nil ? [text] : text.pictureParts {
        runs.append(look.run(part, defaultFont: font, defaultColor: color))
      }
    }
    return runs
  }

  /// The paragraph style of the first letter, or nil.
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
      paragraph: paragraph ?? TextParagraph(), width: width, maximumLines: maximumLines)
  }
}

extension String {
  /// The text cut around every letter that stands for a picture.
  fileprivate var pictureParts: [String] {
    var parts: [String] = []
    var isOpen = false
    for letter in self {
      let isPicture = letter == InlinePicture.letter
      if isOpen, !isPicture {
        parts[parts.count - 1].append(letter)
      } else {
        parts.append(String(letter))
      }
      isOpen = !isPicture
    }
    return parts
  }
}

extension NSParagraphStyle {
  /// This style as the drawing layer knows it.
  package var textParagraph: TextParagraph {
    var result = TextParagraph(
      alignment: alignment.inDrawing, lineBreak: lineBreakMode.inDrawing(lines: 0))
    result.lineSpacing = Double(lineSpacing)
    result.paragraphSpacing = Double(paragraphSpacing)
    result.paragraphSpacingBefore = Double(paragraphSpacingBefore)
    result.firstLineHeadIndent = Double(firstLineHeadIndent)
    result.headIndent = Double(headIndent)
    result.tailIndent = Double(tailIndent)
    result.tabStops = tabStops.map {
      TextParagraph.TabStop(location: Double($0.location), alignment: $0.alignment.inDrawing)
    }
    result.defaultTabInterval = Double(defaultTabInterval)
    result.direction = baseWritingDirection.inDrawing
    result.lineHeightMultiple = Double(lineHeightMultiple)
    result.minimumLineHeight = Double(minimumLineHeight)
    result.maximumLineHeight = Double(maximumLineHeight)
    return result
  }
}
