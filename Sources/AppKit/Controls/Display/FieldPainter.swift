internal import Drawing
internal import Foundation
internal import ViewDrawing

/// Paints labels, text fields, search fields and combo boxes.
@MainActor struct FieldPainter {
  let painter: ControlPainter
  let field: NSTextField
  var isSearch = false
  var isCombo = false

  private var rect: CGRect { painter.rect }
  private var isRound: Bool { field.bezelStyle == .roundedBezel || isSearch }

  /// Paints the frame, background and text.
  func draw() {
    drawFrame()
    drawText()
  }
  /// Paints the frame and the background.
  func drawFrame() {
    guard field.isLabel else { return frame() }
    if field.drawsBackground { painter.fill(painter.bounds, background) }
  }
  /// Paints the text; the text that edits the field draws itself.
  func drawText() {
    if field.isEdited { return }
    if field.isLabel { return label() }
    var room = rect.insetBy(dx: min(isRound ? 6 : 4, rect.width / 2), dy: 0)
    if isSearch { room = drawMagnifier(room) }
    if isCombo { room.size.width = max(0, room.width - 16) }
    let text = field.shownText ?? field.stringValue
    if text.isEmpty {
      let grey = NSColor.placeholderTextColor.cgColor
      if let placeholder = field.placeholderAttributedString {
        let looks = StyledText(placeholder, font: field.font?.descriptor)
        var content = content("")
        content.runs = looks.runs(in: grey)
        return line(content, in: room)
      }
      let text = field.placeholderString ?? ""
      line(painter.content(text, field.font, grey, alignment: field.alignment), in: room)
    } else if let tokens = field as? NSTokenField {
      TokenPainter(painter: painter, field: tokens).draw(in: room)
    } else {
      line(content(text), in: room)
    }
  }

  private var background: CGColor {
    field.backgroundColor?.cgColor ?? NSColor.textBackgroundColor.cgColor
  }
  private var ink: CGColor {
    guard let color = field.textColor?.cgColor else { return painter.ink }
    return painter.isEnabled ? color : color.copy(alpha: color.alpha * 0.4) ?? color
  }

  private func content(_ text: String) -> TextContent {
    var content = painter.content(
      text, field.font, ink, alignment: field.alignment, lineBreak: field.lineBreakMode)
    if field.shownText == nil, let looks = field.styledText {
      content.runs = looks.runs(in: ink)
      if let alignment = looks.alignment { content.paragraph.alignment = alignment.inDrawing }
    }
    return content
  }

  private func line(_ content: TextContent, in room: CGRect) {
    painter.text(content, in: room, baseline: painter.baseline(of: field))
  }

  /// Draws a label's lines from the top, at the line height that layout measures.
  private func label() {
    // A label without insets has the room of a line's ends inside its alignment rectangle.
    let room = field.controlStyle == .filledLabel ? rect.insetBy(dx: 2, dy: 0) : rect
    var content = content(field.stringValue)
    let lineHeight = field.lineHeight
    if field.isSingleLine {
      let top =
        rect.minY + (rect.height < CGFloat(lineHeight) ? rect.height - CGFloat(lineHeight) : 0)
      return painter.text(content, in: room, baseline: top + field.firstBaselineOffsetFromTop)
    }
    content.maximumLines = field.maximumNumberOfLines
    content.paragraph.lineBreak = field.lineBreakMode.inDrawing(lines: 0)
    if field.styledText == nil {
      content.paragraph.minimumLineHeight = lineHeight
      content.paragraph.maximumLineHeight = lineHeight
    }
    painter.text(content, in: room, baseline: rect.minY + field.firstBaselineOffsetFromTop)
  }

  /// Draws the frame around a field.
  private func frame() {
    guard field.isBezeled else {
      if field.drawsBackground { painter.fill(rect, background) }
      return painter.line(inside: rect, painter.grey(0.6, dark: 0.45))
    }
    let radius: CGFloat =
      isSearch || isRound
      ? painter.value(5, 6, min(rect.height / 2, 14)) : painter.value(0, isCombo ? 5 : 0, 6)
    // A field with round ends has the look's own background unless it states another.
    let own = isRound ? NSColor.textBackgroundColor.cgColor : nil
    painter.field(rect, radius: radius, field.drawsBackground ? background : own)
    if isCombo { list() }
  }

  /// Draws the button of a combo box.
  private func list() {
    let isGlass = painter.generation == .glass
    let inset: CGFloat = painter.value(0, 2, 3)
    let width: CGFloat = min(painter.value(17, 15, 15), rect.width)
    let button = CGRect(
      x: rect.maxX - width - inset, y: rect.minY + inset, width: width,
      height: max(0, rect.height - 2 * inset))
    if !isGlass {
      painter.body(button, radius: painter.value(3, 4, 4), .accent)
    }
    painter.chevron(
      .down, at: CGPoint(x: button.midX, y: button.midY), width: 7,
      isGlass ? painter.ink : painter.inkOnAccent)
  }

  /// Draws the magnifying glass, and returns the rectangle that remains.
  private func drawMagnifier(_ room: CGRect) -> CGRect {
    let lens = CGRect(x: room.minX, y: rect.midY - 6, width: 12, height: 12)
    SystemSign(painter: painter, rect: lens, color: painter.contrast(0.5)).magnifier()
    return CGRect(
      x: lens.maxX + 4, y: room.minY, width: max(0, room.maxX - lens.maxX - 4), height: room.height)
  }
}

extension ControlPainter {
  /// Draws the frame and background of an editable field.
  func field(_ rect: CGRect, radius: CGFloat, _ background: CGColor?) {
    if let background { fill(rect, radius: radius, background) }
    line(
      inside: rect, radius: radius, width: value(1, 0.5, 0.5),
      contrast(value(0.25, 0.2, 0.18), dark: 0.2))
    guard generation != .glass else { return }
    // The lower edge is darker in the one, the upper edge in the other.
    let y = generation == .aqua ? rect.minY : rect.maxY - 0.5
    fill(
      CGRect(x: rect.minX + radius, y: y, width: rect.width - 2 * radius, height: 0.5),
      contrast(0.25, dark: 0.1))
  }
}
