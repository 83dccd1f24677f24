package import Drawing
internal import Foundation

/// The variants of a colour for each appearance.
package enum ColorVariants: Hashable, Sendable {
  /// The same colour in both appearances.
  case one(CGColor)
  /// A colour for each appearance.
  case pair(light: CGColor, dark: CGColor)

  /// The colour of plain text: black, or white in dark mode.
  package static let text = ColorVariants.pair(
    light: CGColor(red: 0, green: 0, blue: 0, alpha: 1),
    dark: CGColor(red: 1, green: 1, blue: 1, alpha: 1))

  /// The colour in an appearance.
  package func color(in appearance: ColorAppearance) -> CGColor {
    switch self {
    case .one(let color): color
    case .pair(let light, let dark): appearance == .light ? light : dark
    }
  }

  /// The colour in the current appearance.
  package var current: CGColor {
    switch self {
    case .one(let color): color
    case .pair: color(in: CurrentAppearance.value)
    }
  }

  /// Returns the variants with both colours transformed.
  package func map(_ change: (CGColor) -> CGColor) -> ColorVariants {
    switch self {
    case .one(let color): .one(change(color))
    case .pair(let light, let dark): .pair(light: change(light), dark: change(dark))
    }
  }

  /// Returns variants from the bytes of red, green and blue, with an opacity for each.
  package static func bytes(
    _ light: (Double, Double, Double), _ lightAlpha: Double, _ dark: (Double, Double, Double),
    _ darkAlpha: Double
  ) -> ColorVariants {
    func color(_ parts: (Double, Double, Double), _ alpha: Double) -> CGColor {
      CGColor(red: parts.0 / 255, green: parts.1 / 255, blue: parts.2 / 255, alpha: alpha)
    }
    return .pair(light: color(light, lightAlpha), dark: color(dark, darkAlpha))
  }
}
