internal import Drawing
internal import Foundation
internal import ViewArrangements

/// Paints sliders as lines and dials.
@MainActor struct SliderPainter {
  let painter: ControlPainter
  let slider: NSSlider

  private var rect: CGRect { painter.rect }
  private var isVertical: Bool { slider.isVertical }
  private var hasMarks: Bool { slider.numberOfTickMarks > 0 }

  /// Paints the slider.
  func draw() {
    guard rect.width > 0, rect.height > 0 else { return }
    if slider.sliderType == .circular { return dial() }
    let thick = painter.value(3.0, 4.0, 5.0)
    let length = isVertical ? rect.height : rect.width
    let knob = knobSize
    let reach = max(0, length - knob.along)
    let place = knob.along / 2 + reach * share
    let track = rectAlongTrack(0, length, thick)
    painter.fill(track, radius: thick / 2, painter.contrast(painter.value(0.25, 0.12, 0.1)))
    if !hasMarks || painter.generation == .glass {
      painter.fill(rectAlongTrack(0, place, thick), radius: thick / 2, painter.accent)
    }
    if hasMarks { marks(knob.along / 2, reach) }
    painter.knob(
      rectAlongTrack(place - knob.along / 2, place + knob.along / 2, knob.across),
      radius: hasMarks && painter.generation != .glass ? 3 : nil)
  }

  /// The part of the slider between two distances from its start; a vertical slider starts at the bottom.
  private func rectAlongTrack(_ from: CGFloat, _ to: CGFloat, _ across: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: line - across / 2, y: rect.maxY - to, width: across, height: max(0, to - from))
      : CGRect(x: rect.minX + from, y: line - across / 2, width: max(0, to - from), height: across)
  }

  /// The position of the track across the slider: slightly away from the tick marks.
  private var line: CGFloat {
    let middle = isVertical ? rect.midX : rect.midY
    guard hasMarks else { return middle }
    return middle + (slider.tickMarkPosition == .above ? 2 : -2)
  }

  private var knobSize: (along: CGFloat, across: CGFloat) {
    let room = (isVertical ? rect.width : rect.height) - (hasMarks ? 4 : 0)
    if painter.generation == .glass {
      let across = min(painter.size == .regular ? 14 : 12, room)
      return (across * 1.4, across)
    }
    let side = min(painter.value(15, 18, 18), room)
    return hasMarks ? (min(8, side), side) : (side, side)
  }

  /// The value's fraction of the range, 0 to 1; 0 for an empty range.
  private var share: CGFloat {
    SliderArrangement.share(of: slider.doubleValue, from: slider.minValue, to: slider.maxValue)
  }

  private func marks(_ start: CGFloat, _ reach: CGFloat) {
    let count = min(slider.numberOfTickMarks, 200)
    let isAbove = slider.tickMarkPosition == .above
    let edge =
      isVertical ? (isAbove ? rect.minX : rect.maxX - 4) : (isAbove ? rect.minY : rect.maxY - 4)
    for index in 0..<count {
      let place = start + reach * (count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0.5)
      let mark =
        isVertical
        ? CGRect(x: edge, y: rect.maxY - place - 0.5, width: 4, height: 1)
        : CGRect(x: rect.minX + place - 0.5, y: edge, width: 1, height: 4)
      painter.fill(mark, painter.contrast(0.3))
    }
  }

  /// Draws a disc with a dot at the value's angle; values run clockwise from the top.
  private func dial() {
    let side = min(rect.width, rect.height)
    let disc = rect.centered(side, side)
    painter.body(disc, radius: side / 2)
    let angle = Double(share) * 2 * .pi - .pi / 2
    let far = side * 0.33
    let dot = CGPoint(x: disc.midX + far * cos(angle), y: disc.midY + far * sin(angle))
    painter.dot(
      CGRect(x: dot.x - 2, y: dot.y - 2, width: 4, height: 4), painter.contrast(0.5))
  }
}
