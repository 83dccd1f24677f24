internal import Drawing
internal import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// Paints status bars.
@MainActor struct StatusBarPainter {
  let painter: ControlPainter
  let bar: StatusBarView

  private var ink: UIColor { bar.isWhite ? .white : .label }

  /// Paints the time and the signs at the right.
  func draw() {
    let place = StatusBarArrangement(bounds: painter.bounds, isTablet: bar.isTablet)
    let isShort = place.family == .notch || place.family == .island
    painter.text(
      text(isShort ? "9:41" : "9:41 AM", place.textSize, weight: isShort ? 0.3 : 0.23),
      across: place.time)
    for (index, strip) in place.signal.enumerated() where index < 4 {
      painter.fill(strip, radius: 1, ink)
    }
    drawNetwork(place)
    painter.stroke(
      place.battery.insetBy(dx: 0.5, dy: 0.5), radius: place.battery.height * 0.32, width: 1,
      ink.withAlphaComponent(0.4))
    painter.fill(place.contact, radius: 0.75, ink.withAlphaComponent(0.4))
    painter.fill(place.charge, radius: place.charge.height * 0.25, ink)
    if place.showsPercentage {
      var content = text("100%", place.textSize, weight: 0)
      content.paragraph.alignment = .right
      painter.text(content, across: place.percentage)
    }
  }

  private func text(_ word: String, _ size: Double, weight: Double) -> TextContent {
    TextContent.line(word, size: size, weight: weight, ink.cgColor)
  }

  /// A quarter of a disc in three rings, upside up.
  private func drawNetwork(_ place: StatusBarArrangement) {
    let (x, y, radius) = place.network
    let centre = CGPoint(x: x, y: y)
    let (start, end) = (-CGFloat.pi * 0.75, -CGFloat.pi * 0.25)
    painter.context.setFillColor(ink.cgColor)
    for (inner, outer) in [(0, 0.3), (0.44, 0.64), (0.78, 1)] as [(CGFloat, CGFloat)] {
      let path = CGMutablePath()
      if inner == 0 { path.move(to: centre) }
      path.addArc(
        center: centre, radius: radius * outer, startAngle: start, endAngle: end, clockwise: false)
      if inner > 0 {
        path.addArc(
          center: centre, radius: radius * inner, startAngle: end, endAngle: start, clockwise: true)
      }
      path.closeSubpath()
      painter.context.addPath(path)
      painter.context.fillPath()
    }
  }
}
