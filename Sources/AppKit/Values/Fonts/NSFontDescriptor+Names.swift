internal import Foundation

extension NSFontDescriptor {
  /// The symbolic traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let italic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let bold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let expanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let condensed = SymbolicTraits(rawValue: 1 << 6)
    /// Fixed width.
    public static let monoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Glyphs for vertical text.
    public static let vertical = SymbolicTraits(rawValue: 1 << 11)
    /// Optimised for user interfaces.
    public static let UIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Tight line spacing.
    public static let tightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Loose line spacing.
    public static let looseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits of the class.
    public static let classMask = SymbolicTraits(rawValue: 0xf000_0000)
    /// Old serifs.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Transitional serifs.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Modern serifs.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Clarendon serifs.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Slab serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Free serifs.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// No serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornaments.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Scripts.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    /// Emphasised, the same bit as bold.
    public static let traitEmphasized = SymbolicTraits(rawValue: 1 << 1)
  }

  /// The name of a font attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// Name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// Face.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Size.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Visible name.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// Matrix.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// Variation.
    public static let variation = AttributeName(rawValue: "NSCTFontVariationAttribute")
    /// Character set.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// Cascade list.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// Traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Fixed advance.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// Feature settings.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The key of a font trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Symbolic.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// Weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// Width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// Slant.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The key of a font variation.
  public struct VariationKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Identifier.
    public static let identifier = VariationKey(rawValue: "NSCTVariationAxisIdentifier")
    /// Minimum value.
    public static let minimumValue = VariationKey(rawValue: "NSCTVariationAxisMinimumValue")
    /// Maximum value.
    public static let maximumValue = VariationKey(rawValue: "NSCTVariationAxisMaximumValue")
    /// Default value.
    public static let defaultValue = VariationKey(rawValue: "NSCTVariationAxisDefaultValue")
    /// Name.
    public static let name = VariationKey(rawValue: "NSCTVariationAxisName")
  }

  /// The key of a font feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Type identifier.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Selector identifier.
    public static let selectorIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Default.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Rounded.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Serif.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Monospaced.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
