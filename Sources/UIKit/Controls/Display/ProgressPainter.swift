internal import Foundation
internal import ViewArrangements

/// Paints progress views.
@MainActor struct ProgressPainter {
  let painter: ControlPainter
  let view: UIProgressView

  /// Paints the track and its completed part.
  func draw() {
    let arrangement = ProgressArrangement(
      bounds: painter.bounds, height: view.metrics.progressHeight)
    let radius = arrangement.track.height / 2
    painter.fill(arrangement.track, radius: radius, view.trackTintColor ?? .systemFill)
    painter.fill(
      arrangement.done(view.progress, isRightToLeft: painter.isRightToLeft), radius: radius,
      view.progressTintColor ?? painter.tint)
  }
}
