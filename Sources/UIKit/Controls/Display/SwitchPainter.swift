internal import Foundation
internal import ViewArrangements

/// Paints switches.
@MainActor struct SwitchPainter {
  let painter: ControlPainter
  let toggle: UISwitch

  /// Paints the track and the thumb.
  func draw() {
    let metrics = toggle.metrics
    let arrangement = SwitchArrangement(
      place: painter.bounds, size: metrics.switchSize, knobLength: metrics.switchKnobLength)
    let (track, knob) = (
      arrangement.track, arrangement.knob(isRight: toggle.isOn != painter.isRightToLeft)
    )
    // The greys are those of recorded pictures: 232 and 197 of 255 on white.
    let off: UIColor = metrics.isGlass ? .tertiaryLabel : .secondarySystemFill
    painter.faded {
      painter.fill(
        track, radius: track.height / 2, toggle.isOn ? toggle.onTintColor ?? .systemGreen : off)
      painter.knob(knob, radius: knob.height / 2, tint: toggle.thumbTintColor)
    }
  }
}
