internal import Drawing
internal import Foundation
internal import ViewDrawing

/// Draws the images of the system that a document refers to by name: symbols for the templates, and plain drawings of ours
/// for pictures with colours.
@MainActor struct SystemSign {
  let painter: ControlPainter
  let rect: CGRect
  let color: CGColor

  private var side: CGFloat { min(min(rect.width, rect.height), 14) }
  private var middle: CGPoint { CGPoint(x: rect.midX, y: rect.midY) }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: middle.x + x * side, y: middle.y + y * side)
  }

  /// Draws the symbol of a name; returns false for a name without one.
  func draw(named name: String) -> Bool {
    if drawStatus(name) { return true }
    if let symbol = SystemImageNames.symbols[name] {
      let glyph = SymbolGlyph(name: symbol, pointSize: 13)
      if glyph.outline != nil {
        glyph.draw(
          in: painter.context, rect, SystemImageNames.tint(of: name) ?? color, isFitted: true)
        return true
      }
    }
    switch name {
    case "NSAddTemplate", "plus": add()
    case "NSRemoveTemplate", "minus": remove()
    case "NSActionTemplate", "NSAdvanced", "gear", "gearshape": gear()
    case "NSRefreshTemplate", "NSRefreshFreestandingTemplate", "arrow.clockwise": refresh()
    case "NSGoRightTemplate", "NSRightFacingTriangleTemplate", "chevron.right":
      painter.chevron(.right, at: middle, width: side * 0.7, color)
    case "NSGoLeftTemplate", "NSLeftFacingTriangleTemplate", "chevron.left":
      painter.chevron(.left, at: middle, width: side * 0.7, color)
    case "chevron.down": painter.chevron(.down, at: middle, width: side * 0.7, color)
    case "chevron.up": painter.chevron(.up, at: middle, width: side * 0.7, color)
    case "NSStopProgressTemplate", "NSStopProgressFreestandingTemplate", "xmark": cross()
    case "NSMenuOnStateTemplate", "checkmark": check()
    case "NSFolder", "folder": folder()
    case "magnifyingglass": magnifier()
    case "NSApplicationIcon": application()
    case "NSCaution", "exclamationmark.triangle", "exclamationmark.triangle.fill": caution()
    case "NSInfo", "info.circle": info()
    default: return false
    }
    return true
  }

  /// Draws the dot of a status.
  private func drawStatus(_ name: String) -> Bool {
    guard let fill = SystemImageNames.status(name) else { return false }
    let whole = min(min(rect.width, rect.height), 16) * 0.75
    painter.fill(rect.centered(whole, whole), radius: whole / 2, fill)
    return true
  }

  private func add() {
    remove()
    painter.line([point(0, -0.38), point(0, 0.38)], width: 1.5, color)
  }
  private func remove() { painter.line([point(-0.38, 0), point(0.38, 0)], width: 1.5, color) }
  private func cross() {
    painter.line([point(-0.3, -0.3), point(0.3, 0.3)], width: 1.5, color)
    painter.line([point(0.3, -0.3), point(-0.3, 0.3)], width: 1.5, color)
  }
  private func check() {
    painter.line([point(-0.3, 0), point(-0.08, 0.25), point(0.32, -0.3)], width: 1.5, color)
  }
  /// Draws a tick in the centre of the rectangle, larger than the symbol of that name.
  func tick(width: CGFloat) {
    painter.line([point(-0.27, 0.02), point(-0.07, 0.24), point(0.27, -0.24)], width: width, color)
  }

  private func gear() {
    for index in 0..<8 {
      let angle = Double(index) * .pi / 4
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      painter.line([point(x * 0.28, y * 0.28), point(x * 0.44, y * 0.44)], width: 1.5, color)
    }
    painter.line(
      inside: CGRect(x: middle.x, y: middle.y, width: 0, height: 0)
        .insetBy(dx: -side * 0.32, dy: -side * 0.32), radius: side, width: 1.5, color)
  }

  private func refresh() {
    let points = (0...10).map { index in
      let angle = -0.2 + Double(index) * 0.5
      return point(CGFloat(cos(angle)) * 0.34, CGFloat(sin(angle)) * 0.34)
    }
    painter.line(points, width: 1.5, color)
    if let first = points.first {
      painter.line(
        [
          CGPoint(x: first.x - side * 0.2, y: first.y - side * 0.04), first,
          CGPoint(x: first.x + side * 0.1, y: first.y - side * 0.2),
        ], width: 1.5, color)
    }
  }

  /// Draws an icon of the rectangle's size: a tile with a letter.
  private func application() {
    let whole = min(rect.width, rect.height)
    let tile = rect.centered(whole * 0.84, whole * 0.84)
    painter.gradient(
      tile, radius: whole * 0.19, CGColor(red: 0.45, green: 0.72, blue: 0.97, alpha: 1),
      CGColor(red: 0.1, green: 0.42, blue: 0.9, alpha: 1))
    drawLetter("A", size: whole * 0.5, CGColor(gray: 1, alpha: 1))
  }

  /// Draws a yellow triangle of the rectangle's size.
  private func caution() {
    let whole = min(rect.width, rect.height) * 0.9
    let points = [(-0.5, 0.42), (0, -0.45), (0.5, 0.42)].map { x, y in
      CGPoint(x: middle.x + x * whole, y: middle.y + y * whole)
    }
    painter.context.setFillColor(CGColor(red: 1, green: 0.8, blue: 0, alpha: 1))
    painter.context.addLines(between: points)
    painter.context.closePath()
    painter.context.fillPath()
    drawLetter("!", size: whole * 0.55, CGColor(gray: 0, alpha: 0.8))
  }

  private func info() {
    let whole = min(rect.width, rect.height)
    painter.line(
      inside: rect.centered(whole * 0.9, whole * 0.9), radius: whole, width: max(1, whole / 14),
      color)
    drawLetter("i", size: whole * 0.6, color)
  }

  private func drawLetter(_ letter: String, size: CGFloat, _ color: CGColor) {
    guard size >= 4 else { return }
    let font = NSFont.systemFont(ofSize: size, weight: .semibold)
    painter.text(painter.content(letter, font, color, alignment: .center), centredIn: rect)
  }

  private func folder() {
    let body = rect.centered(side * 1.05, side * 0.75)
    let blue = CGColor(red: 0.42, green: 0.73, blue: 0.95, alpha: 1)
    painter.fill(
      CGRect(x: body.minX, y: body.minY - side * 0.1, width: body.width * 0.45, height: side * 0.3),
      radius: 1, blue)
    painter.fill(body, radius: 1.5, blue)
  }

  /// Draws a magnifying glass.
  func magnifier() {
    let lens = CGRect(x: middle.x - side * 0.42, y: middle.y - side * 0.42, width: 0, height: 0)
      .union(CGRect(x: middle.x + side * 0.16, y: middle.y + side * 0.16, width: 0, height: 0))
    painter.line(inside: lens, radius: side, width: 1.25, color)
    painter.line([point(0.12, 0.12), point(0.4, 0.4)], width: 1.5, color)
  }
}
