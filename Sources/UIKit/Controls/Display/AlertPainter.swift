internal import Foundation
internal import ViewArrangements

/// Paints what is behind the actions of alerts and action sheets.
@MainActor struct AlertPainter {
  let painter: ControlPainter
  let button: AlertButton

  /// Paints a capsule, or a line above and one between two buttons beside each other.
  func draw() {
    let bounds = painter.bounds
    let arrangement = AlertArrangement(bounds: bounds, thickness: painter.pixel)
    if button.hasCapsule {
      let color: UIColor = button.isMain ? painter.tint : .tertiarySystemFill
      return painter.fill(
        arrangement.capsule, radius: arrangement.capsule.height / 2, color)
    }
    painter.fill(arrangement.upperLine, .separator)
    if button.hasSideLine {
      painter.fill(
        arrangement.sideLine(isRightToLeft: painter.isRightToLeft), .separator)
    }
  }
}
