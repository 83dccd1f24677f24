internal import Drawing
internal import Foundation
internal import ViewDrawing

/// Paints check boxes and radio buttons.
@MainActor struct TickPainter {
  let painter: ControlPainter
  let button: NSButton
  var isTitled = true

  private var rect: CGRect { painter.rect }
  private var isRound: Bool { button.buttonType == .radio }
  /// The side of the box, in points.
  private var side: CGFloat {
    let regular: CGFloat = painter.value(14, 14, 16)
    let side: CGFloat =
      switch painter.size {
      case .small: regular - 2
      case .mini: regular - 4
      default: regular
      }
    return min(side, min(rect.width, rect.height))
  }

  /// Paints the box and its title.
  func draw() {
    let follows = button.imageFollowsTitle
    let box = CGRect(
      x: follows ? rect.maxX - side : rect.minX, y: (rect.midY - side / 2).rounded(),
      width: side, height: side)
    drawMark(box)
    guard isTitled else { return }
    let gap: CGFloat =
      painter.generation == .aqua || painter.size == .mini ? 4 : painter.size == .small ? 5 : 6
    let room = CGRect(
      x: follows ? rect.minX : box.maxX + gap, y: rect.minY,
      width: max(0, rect.width - side - gap), height: rect.height)
    let alignment: NSTextAlignment = button.alignment == .right ? .right : .natural
    var content = painter.content(
      button.title, button.font, painter.ink, alignment: alignment)
    if let looks = button.styledText { content.runs = looks.runs(in: painter.ink) }
    painter.text(content, in: room, baseline: baseline)
  }

  private var baseline: CGFloat { painter.baseline(of: button) }

  private func drawMark(_ box: CGRect) {
    let radius = isRound ? side / 2 : painter.value(3, 3.5, 5)
    let isMarked = button.state != .off
    if painter.generation == .glass, !isMarked {
      painter.fill(box, radius: radius, painter.contrast(painter.isEnabled ? 0.1 : 0.05))
    } else {
      painter.body(box, radius: radius, isMarked ? .accent : .plain)
      if !isMarked {
        painter.line(inside: box, radius: radius, width: 0.5, painter.contrast(0.2))
      }
    }
    guard isMarked else { return }
    let ink = painter.isEnabled ? painter.inkOnAccent : painter.ink
    if button.state == .mixed {
      painter.fill(box.centered(side * 0.55, max(1.5, side * 0.13)), radius: 1, ink)
    } else if isRound {
      painter.dot(box.centered(side * 0.38, side * 0.38), ink)
    } else {
      SystemSign(painter: painter, rect: box, color: ink).tick(width: side > 11 ? 2 : 1.5)
    }
  }
}
