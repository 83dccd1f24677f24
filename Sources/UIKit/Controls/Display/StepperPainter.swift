internal import Foundation
internal import ViewArrangements

/// Paints steppers.
///
/// Shapes, and the greys of the line and of a sign that cannot be used, are those of recorded pictures.
@MainActor struct StepperPainter {
  let painter: ControlPainter
  let stepper: UIStepper

  /// Paints the background, both symbols and the line between them.
  func draw() {
    let isGlass = stepper.metrics.isGlass
    let bounds = painter.bounds
    let arrangement = StepperArrangement(bounds: bounds, lineHeight: isGlass ? 24 : 18)
    painter.fill(bounds, radius: isGlass ? bounds.height / 2 : 8, .tertiarySystemFill)
    let dimmed: UIColor = isGlass ? .tertiaryLabel : .label.withAlphaComponent(0.5)
    let isOn = painter.isEnabled
    let colors = [
      isOn && (stepper.wraps || stepper.value > stepper.minimumValue),
      isOn && (stepper.wraps || stepper.value < stepper.maximumValue),
    ].map { $0 ? UIColor.label : dimmed }
    // The second sign has two lines.
    for (sign, color) in zip(arrangement.signs, [colors[0], colors[1], colors[1]]) {
      painter.line(sign, width: 1.67, color)
    }
    painter.fill(
      arrangement.separator, radius: 0.5,
      isGlass ? .separator : .separator.withAlphaComponent(0.14))
  }
}
