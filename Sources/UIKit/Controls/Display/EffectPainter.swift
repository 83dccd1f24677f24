internal import Drawing
internal import Foundation

/// Paints a visual effect as a flat colour.
@MainActor struct EffectPainter {
  let painter: ControlPainter
  let effect: UIVisualEffect?

  /// Paints the colour of a blur effect, which the record of the picture names; other effects paint nothing.
  func draw() {
    guard let blur = effect as? UIBlurEffect else { return }
    painter.context.omissions.add(material: "\(blur.style)")
    painter.context.fill(painter.bounds, radius: 0, blur.style.flatColor)
  }
}
