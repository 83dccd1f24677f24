internal import Drawing
internal import Foundation

/// Paints what a visual effect leaves of a neutral ground.
@MainActor struct EffectPainter {
  let painter: ControlPainter
  let effect: UIVisualEffect?

  /// Paints the ground of a blur; nothing for another effect.
  func draw() {
    guard let blur = effect as? UIBlurEffect else { return }
    let ground = CGColor(gray: blur.style.isDark ? 0.1 : 0.97, alpha: 0.7)
    painter.context.fill(painter.bounds, radius: 0, ground)
  }
}
