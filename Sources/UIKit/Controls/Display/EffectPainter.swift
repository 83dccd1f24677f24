internal import Drawing
internal import Foundation

/// Paints a visual effect: a blur as a flat colour, glass as that of controls.
@MainActor struct EffectPainter {
  let painter: ControlPainter
  let effect: UIVisualEffect?

  /// Paints glass, or the colour of a blur effect, which the record of the picture names; other effects paint nothing.
  func draw() {
    if let glass = effect as? UIGlassEffect {
      return painter.glass(
        painter.bounds, radius: 0, glass.tintColor, isClear: glass.style == .clear)
    }
    guard let blur = effect as? UIBlurEffect else { return }
    painter.context.omissions.add(material: "\(blur.style)")
    painter.context.fill(painter.bounds, radius: 0, blur.style.flatColor)
  }
}
