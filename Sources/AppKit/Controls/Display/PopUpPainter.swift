internal import Drawing
internal import Foundation

/// Paints pop-up and pull-down buttons.
@MainActor struct PopUpPainter {
  let painter: ControlPainter
  let button: NSPopUpButton

  private var rect: CGRect {
    button.controlStyle == .popUp ? painter.naturalBody(.popUp, button) : painter.rect
  }

  /// Paints the button.
  func draw() {
    switch button.controlStyle {
    case .popUp: push()
    case .plainPopUp:
      arrowed(textAt: 0, button.contentTintColor?.cgColor ?? painter.ink)
    case .roundRectPopUp:
      painter.line(inside: rect, radius: rect.height / 2, painter.contrast(0.3))
      arrowed(textAt: 8, painter.ink)
    default:
      painter.body(rect, radius: painter.value(4, 5, min(rect.height / 2, 14)))
      arrowed(textAt: 8, painter.ink)
    }
  }

  private func push() {
    painter.body(rect)
    let middle = CGPoint(x: rect.maxX - cap / 2 - edge, y: rect.midY)
    switch painter.generation {
    case .aqua:
      painter.context.saveGState()
      painter.context.clip(
        to: CGRect(x: rect.maxX - cap, y: rect.minY, width: cap, height: rect.height))
      painter.body(rect, .accent)
      painter.context.restoreGState()
    case .bigSur:
      let side = max(0, min(cap, rect.height - 4))
      painter.fill(
        CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side),
        radius: 4, painter.accent)
    case .glass: break
    }
    drawIndicator(at: middle, painter.generation == .glass ? painter.ink : painter.inkOnAccent)
    title(from: left, to: cap + edge + 2, painter.ink)
  }

  /// The width of the part that contains the arrows.
  private var cap: CGFloat {
    switch painter.size {
    case .mini: painter.value(12, 11, 10)
    case .small: painter.value(14, 12, 11)
    default: painter.value(17, 16, 16)
    }
  }
  private var edge: CGFloat { painter.value(0, 2, isRegular ? 5 : 3) }
  /// The left padding of the title, in points; no more than layout reserves beside the text.
  private var left: CGFloat {
    isRegular ? painter.value(8, 9, 10) : painter.size == .mini ? 5 : painter.value(7, 7, 7)
  }
  private var isRegular: Bool { painter.size != .small && painter.size != .mini }

  private func drawIndicator(at middle: CGPoint, _ color: CGColor) {
    let width: CGFloat = isRegular ? 6 : 5
    if button.pullsDown {
      painter.chevron(.down, at: middle, width: width + 1, color)
    } else {
      painter.chevrons(at: middle, width: width, color, thickness: 1.25)
    }
  }

  private func arrowed(textAt left: CGFloat, _ color: CGColor) {
    drawIndicator(at: CGPoint(x: rect.maxX - 8, y: rect.midY), color)
    title(from: left, to: 16, color)
  }

  private func title(from left: CGFloat, to right: CGFloat, _ color: CGColor) {
    let room = CGRect(
      x: rect.minX + left, y: rect.minY, width: max(0, rect.width - left - right),
      height: rect.height)
    let hasPicture =
      button.imagePosition != .noImage && (button.image != nil || button.missingImage != nil)
    if hasPicture, button.showsOnlyImage || button.title.isEmpty {
      let size = button.imageSize.width > 0 ? button.imageSize : CGSize(width: 14, height: 14)
      painter.picture(
        button.image, missing: button.missingImage,
        in: painter.imageRect(size, in: room, .scaleProportionallyDown), color)
    } else {
      painter.text(
        painter.content(button.title, button.font, color, alignment: button.alignment), in: room,
        baseline: painter.baseline(of: button))
    }
  }
}
