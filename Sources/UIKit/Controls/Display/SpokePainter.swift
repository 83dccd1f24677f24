internal import Drawing
internal import Foundation
internal import ViewArrangements

/// Paints activity indicators.
@MainActor struct SpokePainter {
  let painter: ControlPainter
  let indicator: UIActivityIndicatorView

  /// Paints spokes that fade clockwise.
  func draw() {
    let ink: UIColor = indicator.color ?? (indicator.style.isWhite ? .white : .systemGray)
    let arrangement = SpokeArrangement(
      bounds: painter.bounds, diameter: indicator.metrics.activitySide(indicator.style))
    for spoke in 0..<SpokeArrangement.count {
      let faded = 0.25 + 0.75 * CGFloat(spoke) / 7
      painter.line(
        arrangement.spoke(spoke), width: arrangement.width,
        ink.withAlphaComponent(ink.cgColor.alpha * faded))
    }
  }
}

extension UIActivityIndicatorView.Style {
  /// Whether the default colour is white.
  fileprivate var isWhite: Bool { self == .white || self == .whiteLarge }
}
