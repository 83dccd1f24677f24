package import Drawing
internal import Foundation

/// A colour in each appearance.
package enum ColorVariants: Hashable, Sendable {
  /// The same in both.
  case one(CGColor)
  /// One for each.
  case pair(light: CGColor, dark: CGColor)

  /// Plain text: black, or white in dark mode.
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

  /// The colour now.
  package var current: CGColor {
    switch self {
    case .one(let color): color
    case .pair: color(in: CurrentAppearance.value)
    }
  }

  /// Both colours, changed.
  package func map(_ change: (CGColor) -> CGColor) -> ColorVariants {
    switch self {
    case .one(let color): .one(change(color))
    case .pair(let light, let dark): .pair(light: change(light), dark: change(dark))
    }
  }

  /// Colours from bytes and one opacity each: red, green, blue.
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
