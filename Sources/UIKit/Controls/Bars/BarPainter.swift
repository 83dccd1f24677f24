internal import Drawing
internal import Foundation
internal import LayoutGeometry
internal import ViewArrangements
internal import ViewDrawing

/// Paints bars: the background with its shadow line, and the texts and tabs on it.
@MainActor struct BarPainter {
  let painter: ControlPainter
  let bar: any ItemBar

  /// Paints the bar; custom views draw themselves.
  func draw() {
    drawBackground(bar.background)
    bar.capsules.forEach(painter.capsule)
    for (content, rect) in bar.places {
      switch content {
      case .text(let text, let mark):
        self.mark(mark, around: rect)
        painter.text(text, across: rect)
      case .plus(let color): painter.plus(in: rect, side: BarItemArrangement.plus, color)
      case .back(_, let color) where bar.metrics.isGlass:
        let size = BarItemArrangement.back(word: .zero)
        painter.line(
          BarItemArrangement.backSign(
            in: rect.centered(size.width, size.height), isRightToLeft: painter.isRightToLeft),
          width: 2.5, color)
      case .picture(let image, let color, let mark):
        self.mark(mark, around: rect)
        let shape =
          image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
        shape.content.inTint(color.cgColor).draw(in: painter.context, rect)
      case .back(let text, let color):
        painter.line(
          BarItemArrangement.backSign(in: rect, isRightToLeft: painter.isRightToLeft),
          width: 2.5, color)
        painter.text(
          text,
          across: BarItemArrangement.backWord(in: rect, isRightToLeft: painter.isRightToLeft))
      case .tab(let tab): self.tab(tab, in: rect)
      case .view, .space: break
      }
    }
  }

  /// Paints the tint behind a prominent item on glass.
  private func mark(_ color: UIColor?, around rect: CGRect) {
    guard let color else { return }
    let place = BarItemArrangement.mark(of: rect)
    painter.fill(place, radius: place.height / 2, color)
  }

  private func drawBackground(_ look: BarLook) {
    let place = BarBackground(
      bounds: painter.bounds, frame: bar.viewNode.frame,
      in: bar.superview.map { ($0.bounds, ViewInsets($0.safeAreaInsets)) },
      isContentAbove: bar.isBelowContent)
    if let background = look.background { painter.context.fill(place.rect, radius: 0, background) }
    if let image = look.image {
      image.draw(in: ImagePlacement.rect(of: image.size, in: place.rect, look.imageMode))
    }
    if let image = look.lineImage {
      return image.draw(in: place.outerLine(height: image.size.height))
    }
    guard let line = look.line else { return }
    painter.context.fill(place.line(thickness: painter.pixel), radius: 0, line)
  }

  private func tab(_ tab: BarContent.Tab, in rect: CGRect) {
    if tab.isMarked {
      painter.fill(rect, radius: rect.height / 2, .tertiarySystemFill)
    }
    let sign = BarItemArrangement.iconFrame(ofTab: rect)
    if let image = tab.image {
      let size = image.size
      let scale = min(1, 30 / max(size.width, size.height, 1))
      image.content.inTint(tab.ink.cgColor).draw(
        in: painter.context, sign.centered(size.width * scale, size.height * scale))
    }
    painter.text(tab.title, across: BarItemArrangement.titleFrame(ofTab: rect))
    if let badge = tab.badge {
      let place = BarItemArrangement.badgeFrame(
        ofTab: rect, text: badge.text.layout().size, isRightToLeft: painter.isRightToLeft
      ).offsetBy(dx: badge.offset.horizontal, dy: badge.offset.vertical)
      painter.fill(place, radius: place.height / 2, badge.color)
      painter.text(badge.text, across: place)
    }
  }
}
