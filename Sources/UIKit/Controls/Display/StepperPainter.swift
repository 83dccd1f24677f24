internal import Foundation
internal import ViewArrangements

/// Paints steppers.
@MainActor struct StepperPainter {
  let painter: ControlPainter

  /// Paints the background, both symbols and the line between them.
  func draw() {
    let arrangement = StepperArrangement(bounds: painter.bounds)
    painter.fill(painter.bounds, radius: 8, .tertiarySystemFill)
    for sign in arrangement.signs { painter.line(sign, width: 2, .label) }
    painter.fill(arrangement.separator, radius: 0.5, .separator)
  }
}
