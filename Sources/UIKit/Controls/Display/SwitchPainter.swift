internal import Foundation
internal import ViewArrangements

/// Paints switches.
@MainActor struct SwitchPainter {
  let painter: ControlPainter
  let toggle: UISwitch

  /// Paints the track and the thumb.
  func draw() {
    // The track fills the width of the alignment rectangle, whatever the frame is.
    let metrics = toggle.metrics
    let arrangement = SwitchArrangement(
      place: painter.rect, size: metrics.switchSize.less(metrics.switchInsets),
      knobLength: metrics.switchKnobLength)
    let (track, knob) = (arrangement.track, arrangement.knob(isOn: toggle.isOn))
    painter.faded {
      painter.fill(
        track, radius: track.height / 2,
        toggle.isOn ? toggle.onTintColor ?? .systemGreen : .systemGray5)
      painter.knob(knob, radius: knob.height / 2, tint: toggle.thumbTintColor)
    }
  }
}
