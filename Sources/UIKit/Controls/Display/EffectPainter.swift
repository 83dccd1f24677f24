internal import Drawing
internal import Foundation

/// Paints a visual effect over a neutral background.
@MainActor struct EffectPainter {
  let painter: ControlPainter
  let effect: UIVisualEffect?

  /// Paints the background of a blur effect; other effects paint nothing.
  func draw() {
    guard let blur = effect as? UIBlurEffect else { return }
    let background = CGColor(gray: blur.style.isDark ? 0.1 : 0.97, alpha: 0.7)
    painter.context.fill(painter.bounds, radius: 0, background)
  }
}
