public import Foundation

extension CGColor {
  /// Returns the nearest colour with components in another space.
  ///
  /// A grey has three equal components in sRGB. A colour is converted to the grey with its luminance: the weights of
  /// sRGB's primaries in linear light (IEC 61966-2-1).
  package func converted(to space: CGColorSpace) -> CGColor {
    guard let own = colorSpace, own.kind != space.kind else { return self }
    let color = sRGB
    switch space.kind {
    case .sRGB:
      return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    case .cmyk:
      let light = max(color.red, color.green, color.blue)
      let inks = [color.red, color.green, color.blue].map { light > 0 ? 1 - $0 / light : 0 }
      return CGColor(
        genericCMYKCyan: inks[0], magenta: inks[1], yellow: inks[2], black: 1 - light,
        alpha: color.alpha)
    case .gray: return CGColor(gray: color.luminance, alpha: color.alpha)
    case .displayP3:
      let parts = color.displayP3
      return CGColor(p3Red: parts.red, green: parts.green, blue: parts.blue, alpha: color.alpha)
    }
  }

  /// Returns the nearest colour with components in another space; nil for a pattern.
  ///
  /// - Parameters:
  ///   - intent: Not read: what another space cannot show is cut.
  ///   - options: Not read.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?
  ) -> CGColor? {
    space.model == .pattern || cell != nil ? nil : converted(to: space)
  }

  /// The components without alpha.
  package var colorComponents: [CGFloat] { (components ?? []).dropLast() }
}
