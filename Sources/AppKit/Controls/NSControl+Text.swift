internal import Drawing
internal import Foundation
internal import ViewDrawing

extension NSControl {
  /// A text in the control's font, to be measured or drawn.
  func textContent(_ text: String, maximumLines: Int = 1) -> TextContent {
    let font = font ?? .systemFont(ofSize: NSFont.systemFontSize)
    var content = TextContent(
      runs: text.isEmpty ? [] : [TextRun(text: text, font: font.descriptor)])
    content.maximumLines = maximumLines
    content.paragraph.alignment = alignment.inDrawing
    content.paragraph.lineBreak = lineBreakMode.inDrawing(lines: maximumLines)
    return content
  }

  /// The width of one line of a text, in whole points.
  ///
  /// A sum that is hardly over a whole number is that number; see ``widthTolerance``.
  func lineWidth(_ text: String) -> CGFloat {
    guard !text.isEmpty else { return 0 }
    return (textContent(text).layout().size.width - Self.widthTolerance).rounded(.up)
  }
  /// The error of a line's width in points: the widths of letters are known to a hundredth of a point.
  static let widthTolerance: CGFloat = 0.03

  /// The height of a line of the control's font, in whole points: as the system's labels have it, or as the
  /// font has it.
  var lineHeight: Double {
    guard let descriptor = font?.descriptor else { return 16 }
    switch descriptor.kind {
    case .system:
      let look = lineGeneration ?? generation
      // 9 labels of macOS 10.14 and before; in controls the same lines stand as if they were 15 high.
      if look == .aqua, descriptor.size == 12 { return 16 }
      return ControlBaselines.lineHeight(ofFontSize: descriptor.size, look)
    case .monospaced: return FontMetrics(for: descriptor).lineHeight.rounded(.up)
    case .named: return FontMetrics.wholeLine(of: descriptor)
    }
  }
}
