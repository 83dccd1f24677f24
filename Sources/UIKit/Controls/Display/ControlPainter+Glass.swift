internal import Drawing
internal import Foundation
internal import ViewDrawing

/// Surfaces of the glass generation.
extension ControlPainter {
  /// Paints a capsule of glass: nearly the colour of the background, in a soft shadow.
  func capsule(_ rect: CGRect) { glass(rect, radius: rect.height / 2) }

  /// Paints glass with round corners: nearly the colour of the background or a tint, in a soft shadow.
  ///
  /// - Parameter isClear: Whether more of what is behind shines through.
  func glass(_ rect: CGRect, radius: CGFloat, _ tint: UIColor? = nil, isClear: Bool = false) {
    let isDark = CurrentAppearance.value == .dark
    context.drawShadow(
      of: .rounded(rect, radius: radius),
      ShadowStyle(
        offset: CGSize(width: 0, height: 4), blur: 20,
        color: CGColor(gray: 0, alpha: isDark ? 0.5 : 0.12)))
    let color = tint?.cgColor ?? CGColor(gray: isDark ? 0.13 : 1, alpha: 1)
    let alpha: CGFloat = isClear ? (tint == nil ? 0.35 : 0.6) : tint == nil ? 0.86 : 1
    context.fill(rect, radius: radius, color.copy(alpha: color.alpha * alpha) ?? color)
    context.stroke(
      rect.insetBy(dx: 0.25, dy: 0.25), radius: radius, width: 0.5,
      CGColor(gray: isDark ? 1 : 0, alpha: isDark ? 0.14 : 0.06))
  }
}
