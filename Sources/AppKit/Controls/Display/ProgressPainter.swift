internal import Drawing
internal import Foundation

/// Paints progress.
///
/// Animations are still: an indeterminate bar is filled in its first third, a wheel's first spoke is the
/// darkest.
@MainActor struct ProgressPainter {
  let painter: ControlPainter
  let indicator: NSProgressIndicator

  private var rect: CGRect { painter.rect }

  /// Paints the bar or the wheel.
  func draw() {
    if indicator.isIndeterminate, !indicator.isDisplayedWhenStopped { return }
    guard rect.width > 2, rect.height > 2 else { return }
    if indicator.style == .spinning { wheel() } else { bar() }
  }

  private var share: CGFloat {
    let span = indicator.maxValue - indicator.minValue
    if indicator.isIndeterminate { return 1 / 3 }
    guard span > 0, span.isFinite, indicator.doubleValue.isFinite else { return 0 }
    return CGFloat(min(max((indicator.doubleValue - indicator.minValue) / span, 0), 1))
  }

  private func bar() {
    let track = rect.centered(rect.width, min(rect.height, painter.value(5, 6, 6)))
    let radius = track.height / 2
    painter.fill(track, radius: radius, painter.contrast(painter.value(0.15, 0.08, 0.1)))
    if painter.generation == .aqua {
      painter.line(inside: track, radius: radius, width: 0.5, painter.contrast(0.15))
    }
    var part = track
    part.size.width *= share
    painter.fill(part, radius: radius, painter.accent)
  }

  private func wheel() {
    let count = painter.value(12, 8, 8)
    let side = min(rect.width, rect.height)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    if !indicator.isIndeterminate { return pie(side) }
    for index in 0..<count {
      let angle = Double(index) / Double(count) * 2 * .pi - .pi / 2
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      painter.line(
        [
          CGPoint(x: middle.x + x * side * 0.24, y: middle.y + y * side * 0.24),
          CGPoint(x: middle.x + x * side * 0.42, y: middle.y + y * side * 0.42),
        ], width: max(1, side * 0.09),
        painter.grey(0.3, dark: 0.85).copy(
          alpha: 0.15 + 0.6 * Double(count - index) / Double(count)) ?? painter.ink)
    }
  }

  private func pie(_ side: CGFloat) {
    let disc = rect.centered(side - 2, side - 2)
    painter.dot(disc, painter.contrast(0.1))
    let steps = Int((share * 60).rounded())
    guard steps > 0 else { return }
    let points = (0...steps).map { step in
      let angle = Double(step) / 60 * 2 * .pi - .pi / 2
      return CGPoint(
        x: disc.midX + disc.width / 2 * cos(angle), y: disc.midY + disc.height / 2 * sin(angle))
    }
    painter.context.setFillColor(painter.accent)
    painter.context.addLines(between: [CGPoint(x: disc.midX, y: disc.midY)] + points)
    painter.context.closePath()
    painter.context.fillPath()
  }
}
