internal import Foundation

extension UIFontDescriptor {
  /// The symbolic traits of a font.
  ///
  /// Source: Apple, "UIFontDescriptor.SymbolicTraits".
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt32
    /// Creates traits from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Glyphs for vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Optimized for user interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Tight line spacing.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Loose line spacing.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The name of a font attribute.
  ///
  /// Source: Apple, "UIFontDescriptor.AttributeName".
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates an attribute from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family's name.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The face's name within the family.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The font's name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, by ``UIFontDescriptor/TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The font's features: an array of dictionaries by ``UIFontDescriptor/FeatureKey``.
    ///
    /// Digits of equal width and small capitals are known, all other features are ignored.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The key of a font feature.
  ///
  /// Source: Apple, "UIFontDescriptor.FeatureKey".
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the feature, such as ``kNumberSpacingType``.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The setting of the feature, such as ``kMonospacedNumbersSelector``.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The type of the feature; the name of `type` before iOS 15.
    public static var featureIdentifier: FeatureKey { type }
    /// The setting of the feature; the name of `selector` before iOS 15.
    public static var typeIdentifier: FeatureKey { selector }
  }

  /// The key of a font trait.
  ///
  /// Source: Apple, "UIFontDescriptor.TraitKey".
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a trait from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The bits of ``UIFontDescriptor/SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, −1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, −1 to 1; ignored.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, −1 to 1; ignored.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Designs of the system font.
  ///
  /// Source: Apple, "UIFontDescriptor.SystemDesign".
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The rounded design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The serif design.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Monospaced.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
