public import Foundation

/// What a view does to what is behind it.
///
/// - SeeAlso: Apple, "UIVisualEffect".
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  override init() { super.init() }
}

/// A blur; pictures show a neutral ground that lets a little of what is behind it through.
///
/// - SeeAlso: Apple, "UIBlurEffect".
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How light and how thick a blur is.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, extraDark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark

    /// Whether it darkens what is behind it.
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
  /// Makes a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// How content stands out on a blur; it is drawn as it is here.
///
/// - SeeAlso: Apple, "UIVibrancyEffect".
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Makes the effect for content on a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Makes the effect for some part of content on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// Parts of content that stand out on a blur.
///
/// Source: Apple, "UIVibrancyEffectStyle".
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}
