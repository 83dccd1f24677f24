internal import Drawing
internal import Foundation
internal import ViewDrawing

/// Surfaces of the glass generation.
extension ControlPainter {
  /// Paints a capsule of glass: nearly the colour of the background, in a soft shadow.
  func capsule(_ rect: CGRect) { glass(rect, radius: rect.height / 2) }

  /// Paints a surface of glass with round corners; a clear one shows most of what is behind it.
  ///
  /// The degrees are from memory.
  func glass(_ rect: CGRect, radius: CGFloat, isClear: Bool = false) {
    let isDark = CurrentAppearance.value == .dark
    context.drawShadow(
      of: .rounded(rect, radius: radius),
      ShadowStyle(
        offset: CGSize(width: 0, height: 4), blur: 20,
        color: CGColor(gray: 0, alpha: isDark ? 0.5 : 0.12)))
    context.fill(
      rect, radius: radius, CGColor(gray: isDark ? 0.13 : 1, alpha: isClear ? 0.3 : 0.86))
    context.stroke(
      rect.insetBy(dx: 0.25, dy: 0.25), radius: radius, width: 0.5,
      CGColor(gray: isDark ? 1 : 0, alpha: isDark ? 0.14 : 0.06))
  }
}
