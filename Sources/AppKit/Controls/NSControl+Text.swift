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
      let line = ControlBaselines.lineHeight(
        ofFontSize: descriptor.size, lineGeneration ?? generation)
      guard descriptor.leading != 0 else { return line }
      // Lines of text styles are at most a point less than their stated distance (20 labels of 3 styles and 8 repositories).
      let distance = FontMetrics.systemLineHeight * descriptor.size + descriptor.leading
      return max(line, distance.rounded() - 1)
    case .monospaced: return FontMetrics(for: descriptor).lineHeight.rounded(.up)
    case .named: return FontMetrics.wholeLine(of: descriptor)
    }
  }
}
