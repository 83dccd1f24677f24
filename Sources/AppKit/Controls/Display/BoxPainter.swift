internal import Drawing
internal import Foundation

/// Paints boxes: frames around views, and separator lines.
@MainActor struct BoxPainter {
  /// The height above the line in which a title stands, and below it.
  private static func room(_ box: NSBox) -> (above: CGFloat, below: CGFloat) {
    let size = (box.titleFont.pointSize + 4).rounded(.up)
    return switch box.titlePosition {
    case .noTitle, .belowTop, .aboveBottom: (0, 0)
    case .aboveTop: (size, 0)
    case .atTop: ((size / 2).rounded(), 0)
    case .atBottom: (0, (size / 2).rounded())
    case .belowBottom: (0, size)
    }
  }
  /// The rectangle of a box's line, y up.
  static func border(of box: NSBox) -> CGRect {
    let (bounds, room) = (box.bounds, room(box))
    return CGRect(
      x: bounds.minX, y: bounds.minY + room.below, width: bounds.width,
      height: max(0, bounds.height - room.above - room.below))
  }
  /// The rectangle of a box's title, y up.
  static func title(of box: NSBox) -> CGRect {
    guard box.titlePosition != .noTitle else { return .zero }
    let size = NSAttributedString(string: box.title, attributes: [.font: box.titleFont]).size()
    let (bounds, border) = (box.bounds, border(of: box))
    let y: CGFloat =
      switch box.titlePosition {
      case .noTitle, .aboveTop, .atTop: bounds.maxY - size.height
      case .belowTop: border.maxY - size.height
      case .aboveBottom: border.minY
      case .atBottom, .belowBottom: bounds.minY
      }
    return CGRect(x: bounds.minX + 8, y: y, width: size.width, height: size.height)
  }
  /// The frame of a box around its content.
  static func frame(of box: NSBox, around content: CGRect) -> CGRect {
    let (room, margin) = (room(box), box.contentViewMargins)
    return CGRect(
      x: content.minX - margin.width - 1, y: content.minY - margin.height - 1 - room.below,
      width: content.width + 2 * margin.width + 2,
      height: content.height + 2 * margin.height + 2 + room.above + room.below)
  }

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
