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
    drawBar()
    if hasMarks { drawMarks() }
    painter.knob(knobRect, radius: hasMarks && painter.generation != .glass ? 3 : nil)
  }
  private var thick: CGFloat { painter.value(3.0, 4.0, 5.0) }
  private var length: CGFloat { isVertical ? rect.height : rect.width }
  private var reach: CGFloat { max(0, length - knobSize.along) }
  private var place: CGFloat { knobSize.along / 2 + reach * share }
  /// The rectangle of the track.
  var barRect: CGRect { rectAlongTrack(0, length, thick) }
  /// The rectangle of the knob.
  var knobRect: CGRect {
    let knob = knobSize
    return rectAlongTrack(place - knob.along / 2, place + knob.along / 2, knob.across)
  }
  /// Paints the track and the part of it before the knob.
  func drawBar() {
    painter.fill(barRect, radius: thick / 2, painter.contrast(painter.value(0.25, 0.12, 0.1)))
    if !hasMarks || painter.generation == .glass {
      painter.fill(
        rectAlongTrack(0, place, thick), radius: thick / 2,
        slider.trackFillColor?.cgColor ?? painter.accent)
    }
  }
  /// The value at a place of a slider's bounds.
  static func value(of slider: NSSlider, at place: CGPoint) -> Double {
    var value = 0.0
    _ = measure(slider, slider.bounds.size) { painter in
      value = painter.value(at: place)
      return .zero
    }
    return value
  }
  /// Measures a slider of a size without drawing it; the rectangle is in the slider's frame, y down.
  static func measure(
    _ slider: NSSlider, _ size: CGSize, _ body: (SliderPainter) -> CGRect
  ) -> CGRect {
    guard
      let context = CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return .zero }
    let insets = slider.alignmentRectInsets
    let rect = CGRect(
      x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
    let painter = ControlPainter(
      context: context, generation: slider.generation, size: slider.sizeClass,
      isEnabled: slider.isEnabled, isDark: false, bounds: CGRect(origin: .zero, size: size),
      rect: rect)
    return body(SliderPainter(painter: painter, slider: slider))
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

  private var markCount: Int { min(slider.numberOfTickMarks, 200) }
  /// The rectangle of a tick mark.
  func markRect(_ index: Int) -> CGRect {
    let isAbove = slider.tickMarkPosition == .above
    let edge =
      isVertical ? (isAbove ? rect.minX : rect.maxX - 4) : (isAbove ? rect.minY : rect.maxY - 4)
    let share = markCount > 1 ? CGFloat(index) / CGFloat(markCount - 1) : 0.5
    let place = knobSize.along / 2 + reach * share
    return isVertical
      ? CGRect(x: edge, y: rect.maxY - place - 0.5, width: 4, height: 1)
      : CGRect(x: rect.minX + place - 0.5, y: edge, width: 1, height: 4)
  }
  /// The value at a place of the slider's frame.
  func value(at point: CGPoint) -> Double {
    let along = isVertical ? rect.maxY - point.y : point.x - rect.minX
    let share = reach > 0 ? min(1, max(0, (along - knobSize.along / 2) / reach)) : 0
    return slider.minValue + (slider.maxValue - slider.minValue) * Double(share)
  }
  /// Paints the tick marks.
  func drawMarks() {
    for index in 0..<markCount { painter.fill(markRect(index), painter.contrast(0.3)) }
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
