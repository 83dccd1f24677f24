internal import Drawing
internal import Foundation
internal import ViewDrawing

/// Drawing of text in controls, on the baselines that layout uses.
extension ControlPainter {
  /// Returns a text in a control's font.
  func content(
    _ text: String, _ font: NSFont?, _ color: CGColor, alignment: NSTextAlignment = .natural,
    lineBreak: NSLineBreakMode = .byTruncatingTail
  ) -> TextContent {
    let descriptor = (font ?? .systemFont(ofSize: NSFont.systemFontSize)).descriptor
    var content = TextContent(runs: [TextRun(text: text, font: descriptor, color: color)])
    content.paragraph.alignment = alignment.inDrawing
    content.paragraph.lineBreak = lineBreak.inDrawing(lines: 1)
    // One line that breaks between words would lose the words that do not fit.
    if content.paragraph.lineBreak == .wordWrapping || content.paragraph.lineBreak == .charWrapping
    {
      content.paragraph.lineBreak = .clipping
    }
    return content
  }

  /// Draws text from a rectangle's left to its right edge, with the first line on a baseline.
  ///
  /// - Parameter baseline: In the painter's space.
  func text(_ content: TextContent, in rect: CGRect, baseline: CGFloat) {
    guard rect.isFinite, baseline.isFinite, rect.width > 0,
      content.runs.contains(where: { !$0.text.isEmpty })
    else { return }
    // A control that is as wide as its text by its own measure shows all of it.
    let layout = content.layout(width: rect.width + NSControl.widthTolerance)
    let top = baseline - CGFloat(layout.firstBaseline)
    layout.draw(
      in: context,
      rect: CGRect(x: rect.minX, y: top, width: rect.width, height: layout.size.height))
  }

  /// Draws one line vertically centred in a rectangle, by the font's metrics.
  func text(_ content: TextContent, centredIn rect: CGRect) {
    text(content, in: rect, baseline: baseline(of: content.font.size, in: rect))
  }

  /// The baseline of one line of the system's font that is vertically centred in a rectangle.
  func baseline(of fontSize: Double, in rect: CGRect) -> CGFloat {
    let line = ControlBaselines.lineHeight(ofFontSize: fontSize, generation)
    let descent = ControlBaselines.descent(ofFontSize: fontSize)
    return rect.midY + CGFloat(line / 2 - descent)
  }

  /// The baseline of a control's text: the one that layout uses, at the same distance from the centre in a
  /// frame of another height.
  func baseline(of control: NSControl) -> CGFloat {
    rect.midY + control.alignmentHeight / 2 - control.lastBaselineOffsetFromBottom
  }
}

extension TextContent {
  /// The width of the text on one line, in whole points.
  var lineWidth: CGFloat { layout().size.width.rounded(.up) }
}
