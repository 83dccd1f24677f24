internal import Foundation
internal import ViewArrangements

/// Paints switches.
@MainActor struct SwitchPainter {
  let painter: ControlPainter
  let toggle: UISwitch

  /// Paints the track and the knob.
  func draw() {
    // The track is as wide as the alignment rectangle and stands in it, whatever the frame.
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
