package import Drawing
package import Foundation

extension NSAttributedString {
  /// The text as runs with uniform attributes.
  ///
  /// - Parameters:
  ///   - font: The font of text without one; nil is Apple's default, Helvetica 12, which is replaced with the system
  ///     font at 12 points.
  ///   - color: The colour of text without one.
  package func textRuns(defaultFont font: FontDescriptor? = nil, color: CGColor? = nil) -> [TextRun]
  {
    let font = font ?? FontDescriptor(size: 12)
    var runs: [TextRun] = []
    // Foundation on Linux traps when it compares adjacent runs with different keys of the same count. Equal runs need
    // not be joined here, so this is disabled.
    enumerateAttributes(
      in: NSRange(location: 0, length: length), options: .longestEffectiveRangeNotRequired
    ) { values, range, _ in
      let look = TextLook(values)
      let text = attributedSubstring(from: range).string
      // Every picture is a separate run.
      let hasPicture = values[.attachment] != nil || values[TextLook.room] != nil
      for part in hasPicture ? text.pictureParts : [text] {
        runs.append(look.run(part, defaultFont: font, defaultColor: color))
      }
    }
    return runs
  }

  /// The paragraph style of the first character, or nil.
  package var firstParagraphStyle: NSParagraphStyle? {
    guard length > 0 else { return nil }
    return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  /// The laid-out text; see `TextLayout` for the width and lines.
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
  /// The text split around each attachment character.
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
  /// The style for the drawing module.
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
