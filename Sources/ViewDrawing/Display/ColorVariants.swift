package import Drawing
internal import Foundation

/// The colours of a shade.
package struct ShadedPair: Hashable, Sendable {
  /// The shade, which other shades may include.
  package let shade: ColorShade
  /// The colour in the light appearance.
  package let light: CGColor
  /// The colour in the dark appearance.
  package let dark: CGColor

  /// Creates the colours of a shade.
  package init(_ shade: ColorShade, light: CGColor, dark: CGColor) {
    (self.shade, self.light, self.dark) = (shade, light, dark)
  }
  /// Creates the colours of a shade from bytes of red, green and blue, with an opacity for each.
  package init(
    _ shade: ColorShade, bytes light: (Double, Double, Double), _ dark: (Double, Double, Double),
    alpha: (light: Double, dark: Double) = (1, 1)
  ) {
    func color(_ parts: (Double, Double, Double), _ alpha: Double) -> CGColor {
      CGColor(red: parts.0 / 255, green: parts.1 / 255, blue: parts.2 / 255, alpha: alpha)
    }
    self.init(shade, light: color(light, alpha.light), dark: color(dark, alpha.dark))
  }
}

/// The variants of a colour for each appearance.
package enum ColorVariants: Hashable, Sendable {
  /// The same colour in both appearances.
  case one(CGColor)
  /// A colour for each appearance.
  case pair(light: CGColor, dark: CGColor)
  /// Pairs of colours for shades, the most specific first; the last is for every shade.
  indirect case shaded([ShadedPair])

  /// The colour of plain text: black, or white in dark mode.
  package static let text = ColorVariants.pair(
    light: CGColor(red: 0, green: 0, blue: 0, alpha: 1),
    dark: CGColor(red: 1, green: 1, blue: 1, alpha: 1))

  /// The colour in an appearance.
  package func color(in appearance: ColorAppearance) -> CGColor {
    switch self {
    case .one(let color): color
    case .pair(let light, let dark): appearance == .light ? light : dark
    case .shaded: color(in: appearance, CurrentAppearance.shade)
    }
  }
  /// The colour in an appearance and a shade.
  package func color(in appearance: ColorAppearance, _ shade: ColorShade) -> CGColor {
    guard case .shaded(let pairs) = self else { return color(in: appearance) }
    guard let pair = pairs.first(where: { shade.isSuperset(of: $0.shade) }) else { return .clear }
    return appearance == .light ? pair.light : pair.dark
  }

  /// The colour in the current appearance.
  package var current: CGColor {
    switch self {
    case .one(let color): color
    case .pair, .shaded: color(in: CurrentAppearance.value)
    }
  }

  /// Returns the variants with both colours transformed.
  package func map(_ change: (CGColor) -> CGColor) -> ColorVariants {
    switch self {
    case .one(let color): .one(change(color))
    case .pair(let light, let dark): .pair(light: change(light), dark: change(dark))
    case .shaded(let pairs):
      .shaded(
        pairs.map { ShadedPair($0.shade, light: change($0.light), dark: change($0.dark)) })
    }
  }

  /// Returns the variants with another colour in the light appearance of every shade.
  package func inLight(_ color: CGColor) -> ColorVariants {
    guard case .shaded(let pairs) = self else {
      return .pair(light: color, dark: self.color(in: .dark))
    }
    return .shaded(pairs.map { ShadedPair($0.shade, light: color, dark: $0.dark) })
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
