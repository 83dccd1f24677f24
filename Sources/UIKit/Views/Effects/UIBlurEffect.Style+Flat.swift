internal import Drawing
internal import Foundation
internal import ViewDrawing

/// The flat colours that are drawn in place of materials.
extension UIBlurEffect.Style {
  /// The lightness and the opacity of a material in light and in dark.
  private typealias Flat = (
    light: (white: Double, alpha: Double), dark: (white: Double, alpha: Double)
  )

  /// The colour in the current appearance; opaque with high contrast.
  ///
  /// Those of `light`, `extraLight` and `dark` are the tints of Apple's sample "UIImageEffects"; those of bars are as before.
  /// The others are estimates that keep the order of the materials, from the thinnest to the thickest.
  var flatColor: CGColor {
    let isDark = isDark || !isLight && CurrentAppearance.value == .dark
    let (white, alpha) = isDark ? flat.dark : flat.light
    let isSolid = CurrentAppearance.shade.contains(.highContrast)
    return CGColor(gray: white, alpha: isSolid ? 1 : alpha)
  }

  private var flat: Flat {
    switch self {
    case .light: ((1, 0.3), (1, 0.3))
    case .extraLight: ((0.97, 0.82), (0.97, 0.82))
    case .dark: ((0.11, 0.73), (0.11, 0.73))
    case .extraDark: ((0.05, 0.82), (0.05, 0.82))
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      ((0.96, 0.45), (0.15, 0.5))
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      ((0.96, 0.6), (0.15, 0.65))
    case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark:
      ((0.96, 0.75), (0.15, 0.78))
    case .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      ((0.97, 0.88), (0.15, 0.9))
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      ((0.976, 0.94), (0.11, 0.94))
    }
  }

  /// Whether the style is light in both appearances.
  private var isLight: Bool {
    switch self {
    case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      true
    default: false
    }
  }

  /// Creates the style of a document's word; regular for unknown words.
  init(word: String) {
    let all = (0...Self.systemChromeMaterialDark.rawValue).compactMap(Self.init(rawValue:))
    self = all.first { "\($0)" == word } ?? .regular
  }
}
