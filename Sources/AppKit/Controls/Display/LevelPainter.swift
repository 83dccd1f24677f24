internal import Drawing
internal import Foundation

/// Paints levels: bars, boxes, stars and tick marks.
@MainActor struct LevelPainter {
  let painter: ControlPainter
  let level: NSLevelIndicator

  private var rect: CGRect { painter.rect }
  private var span: Double {
    let span = level.maxValue - level.minValue
    return span.isFinite && span > 0 ? span : 0
  }
  private var share: CGFloat {
    guard span > 0, level.doubleValue.isFinite else { return 0 }
    return CGFloat(min(max((level.doubleValue - level.minValue) / span, 0), 1))
  }
  /// The number of boxes or stars, 1 to 100.
  private var count: Int { Int(min(max(span.rounded(), 1), 100)) }
  private var marked: Int { Int((Double(share) * Double(count)).rounded()) }

  /// Paints the level.
  func draw() {
    guard rect.width > 2, rect.height > 2 else { return }
    switch level.levelIndicatorStyle {
    case .continuousCapacity: bar()
    case .discreteCapacity: boxes()
    case .rating: stars()
    case .relevancy: strokes()
    }
  }

  /// The colour: green, yellow from the warning value, red from the critical value; in reverse order if the
  /// critical value is smaller.
  private var color: CGColor {
    let (warning, critical, value) = (level.warningValue, level.criticalValue, level.doubleValue)
    let isFalling = critical < warning
    func reached(_ limit: Double) -> Bool {
      limit != 0 && (isFalling ? value <= limit : value >= limit)
    }
    if reached(critical) { return NSColor.systemRed.cgColor }
    return (reached(warning) ? NSColor.systemYellow : NSColor.systemGreen).cgColor
  }

  private func bar() {
    let track = rect.centered(rect.width, min(rect.height, painter.value(16, 14, 12)))
    let radius: CGFloat = painter.value(2, 3, track.height / 2)
    painter.fill(track, radius: radius, painter.contrast(0.1))
    var part = track
    part.size.width *= share
    painter.fill(part, radius: radius, color)
    painter.line(inside: track, radius: radius, width: 0.5, painter.contrast(0.15))
  }

  private func boxes() {
    let width = rect.width / CGFloat(count)
    for index in 0..<count {
      let box = CGRect(
        x: rect.minX + CGFloat(index) * width, y: rect.minY, width: max(1, width - 1),
        height: min(rect.height, 16))
      painter.fill(
        box, radius: painter.value(1, 2, 3), index < marked ? color : painter.contrast(0.1))
    }
  }

  private func stars() {
    for index in 0..<count {
      let middle = CGPoint(x: rect.minX + 7 + CGFloat(index) * 14, y: rect.midY)
      guard middle.x < rect.maxX else { return }
      guard index < marked else {
        painter.dot(
          CGRect(x: middle.x - 1.5, y: middle.y - 1.5, width: 3, height: 3),
          painter.contrast(0.3))
        continue
      }
      let points = (0..<10).map { corner in
        let angle = Double(corner) * .pi / 5 - .pi / 2
        let far = corner.isMultiple(of: 2) ? 6.0 : 2.5
        return CGPoint(x: middle.x + far * cos(angle), y: middle.y + far * sin(angle))
      }
      painter.context.setFillColor(painter.ink)
      painter.context.addLines(between: points)
      painter.context.closePath()
      painter.context.fillPath()
    }
  }

  private func strokes() {
    let count = Int(min(rect.width / 3, 1000))
    for index in 0..<count where CGFloat(index) < CGFloat(count) * share {
      painter.fill(
        CGRect(x: rect.minX + CGFloat(index) * 3, y: rect.minY, width: 1, height: rect.height),
        painter.contrast(0.5))
    }
  }
}
