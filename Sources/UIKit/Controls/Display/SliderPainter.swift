internal import Drawing
internal import Foundation
internal import ViewArrangements

/// Paints sliders.
@MainActor struct SliderPainter {
  let painter: ControlPainter
  let slider: UISlider

  /// Paints the slider; its rectangle methods, which programs may override, place the parts.
  func draw() {
    let bounds = painter.bounds
    slider.minimumValueImage?.inTint(painter.tint)
      .draw(in: slider.minimumValueImageRect(forBounds: bounds))
    slider.maximumValueImage?.inTint(painter.tint)
      .draw(in: slider.maximumValueImageRect(forBounds: bounds))
    painter.faded {
      let track = slider.trackRect(forBounds: bounds)
      let thumb = slider.thumbRect(forBounds: bounds, trackRect: track, value: slider.value)
      line(
        track, slider.shownMaximumTrackImage, slider.maximumTrackTintColor ?? .systemFill)
      line(
        SliderArrangement.filled(track, upTo: thumb, isRightToLeft: painter.isRightToLeft),
        slider.shownMinimumTrackImage,
        slider.minimumTrackTintColor ?? painter.tint)
      if let image = slider.currentThumbImage { return image.draw(in: thumb) }
      painter.knob(thumb, radius: thumb.height / 2, tint: slider.thumbTintColor)
    }
  }

  private func line(_ place: CGRect, _ image: UIImage?, _ color: UIColor) {
    if let image { return image.draw(in: place) }
    painter.fill(place, radius: place.height / 2, color)
  }
}
