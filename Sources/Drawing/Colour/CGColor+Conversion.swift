package import Foundation

extension CGColor {
  /// Returns the nearest colour with components in another space.
  ///
  /// A grey has three equal components in sRGB. A colour is converted to the grey with its luminance: the weights of
  /// sRGB's primaries in linear light (IEC 61966-2-1).
  package func converted(to space: CGColorSpace) -> CGColor {
    guard let own = colorSpace, own.model != space.model else { return self }
    let color = sRGB
    switch space.model {
    case .sRGB:
      return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    case .gray: return CGColor(gray: color.luminance, alpha: color.alpha)
    case .displayP3:
      let parts = color.displayP3
      return CGColor(p3Red: parts.red, green: parts.green, blue: parts.blue, alpha: color.alpha)
    }
  }

  /// The components without alpha.
  package var colorComponents: [CGFloat] { (components ?? []).dropLast() }
}
