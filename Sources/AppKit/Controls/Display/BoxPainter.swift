internal import Drawing
internal import Foundation

/// Paints boxes: frames around views, and separator lines.
@MainActor struct BoxPainter {
  let painter: ControlPainter
  let box: NSBox

  private var rect: CGRect { painter.rect }

  /// Paints the box.
  func draw() {
    switch box.boxType {
    case .separator: separator()
    case .custom:
      let width = max(0, box.borderWidth)
      painter.fill(painter.bounds, radius: box.cornerRadius, box.fillColor.cgColor)
      painter.line(
        inside: painter.bounds, radius: box.cornerRadius, width: width, box.borderColor.cgColor)
      title(in: painter.bounds)
    case .oldStyle:
      painter.line(inside: title(in: rect), painter.contrast(0.25))
    case .primary:
      let body = title(in: rect)
      let radius: CGFloat = painter.value(4, 5, 10)
      painter.fill(body, radius: radius, painter.contrast(0.03))
      painter.line(
        inside: body, radius: radius, width: painter.value(1, 0.5, 0.5),
        painter.contrast(painter.value(0.12, 0.14, 0.1)))
    }
  }

  private func separator() {
    let thin: CGFloat = 1
    let line =
      box.isVertical
      ? rect.centered(min(thin, rect.width), rect.height)
      : rect.centered(rect.width, min(thin, rect.height))
    painter.fill(line, painter.contrast(painter.value(0.18, 0.12, 0.1)))
  }

  /// Draws the title above or below the frame, and returns the rectangle that remains for the frame.
  @discardableResult private func title(in rect: CGRect) -> CGRect {
    let height = CGFloat(
      ControlBaselines.lineHeight(ofFontSize: Double(box.titleFont.pointSize), painter.generation))
    guard box.titlePosition != .noTitle, !box.title.isEmpty, box.boxType != .custom,
      rect.height > height + 2
    else { return rect }
    let isBelow =
      [.aboveBottom, .atBottom, .belowBottom].contains(box.titlePosition)
    let line = CGRect(
      x: rect.minX + 8, y: isBelow ? rect.maxY - height : rect.minY, width: rect.width - 16,
      height: height)
    painter.text(
      painter.content(box.title, box.titleFont, NSColor.labelColor.cgColor), centredIn: line)
    return CGRect(
      x: rect.minX, y: isBelow ? rect.minY : rect.minY + height + 1, width: rect.width,
      height: rect.height - height - 1)
  }
}
