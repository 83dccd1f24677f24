internal import Drawing
internal import Foundation
internal import ViewDrawing

extension NSControl {
  /// Returns a text in the control's font, for measuring or drawing.
  func textContent(_ text: String, maximumLines: Int = 1) -> TextContent {
    let font = font ?? .systemFont(ofSize: NSFont.systemFontSize)
    var content = TextContent(
      runs: text.isEmpty ? [] : [TextRun(text: text, font: font.descriptor)])
    content.maximumLines = maximumLines
    content.paragraph.alignment = alignment.inDrawing
    content.paragraph.lineBreak = lineBreakMode.inDrawing(lines: maximumLines)
    return content
  }

  /// The width of a single line of text, rounded up to whole points.
  ///
  /// A sum that exceeds a whole number by less than ``widthTolerance`` is that number.
  func lineWidth(_ text: String) -> CGFloat {
    guard !text.isEmpty else { return 0 }
    return (textContent(text).layout().size.width - Self.widthTolerance).rounded(.up)
  }
  /// The error of a line's width in points: advances of glyphs have a precision of a hundredth of a point.
  static let widthTolerance: CGFloat = 0.03

  /// The line height of the control's font in whole points: that of the system's labels, or else the font's.
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
