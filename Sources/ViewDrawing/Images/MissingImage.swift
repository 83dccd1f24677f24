package import Drawing
package import Foundation

/// The placeholder for a missing image: a grey box with its name, darker in dark mode.
package enum MissingImage {
  /// Draws the box into a rectangle in points; a name that does not fit is omitted.
  package static func draw(_ name: String, in rect: CGRect, _ context: CGContext) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    context.omissions.add(image: name)
    let radius = min(4, min(rect.width, rect.height) / 4)
    let isDark = CurrentAppearance.value == .dark
    func grey(_ light: Double, dark: Double) -> CGColor {
      CGColor(gray: isDark ? dark : light, alpha: 1)
    }
    context.fill(rect, radius: radius, grey(0.9, dark: 0.25))
    if rect.width > 3, rect.height > 3 {
      context.stroke(
        rect.insetBy(dx: 0.5, dy: 0.5), radius: radius, width: 1, grey(0.78, dark: 0.4))
    }
    guard rect.width >= 32, rect.height >= 12, !name.isEmpty else { return }
    TextContent.line(name, size: 10, grey(1 / 3, dark: 0.7)).draw(
      in: context, across: rect.insetBy(dx: 3, dy: 0))
  }
}
