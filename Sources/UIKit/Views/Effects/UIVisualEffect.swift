public import Foundation

/// The base class of visual effects.
///
/// - SeeAlso: Apple, "UIVisualEffect".
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// Creates an effect that shows nothing.
  public override init() { super.init() }
}

/// A blur effect, drawn as a flat translucent colour of its style in the current appearance.
///
/// - SeeAlso: Apple, "UIBlurEffect".
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, extraDark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark

    /// Whether the style is dark.
    var isDark: Bool {
      switch self {
      case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark,
        .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
        true
      default: false
      }
    }
  }
  let style: Style
  /// Creates a blur effect.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// A vibrancy effect for content on a blur; content is drawn unchanged.
///
/// - SeeAlso: Apple, "UIVibrancyEffect".
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect for content on a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Creates the effect for a kind of content on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// The kinds of content on a blur.
///
/// Source: Apple, "UIVibrancyEffectStyle".
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}
