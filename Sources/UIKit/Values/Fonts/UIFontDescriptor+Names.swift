internal import Foundation

extension UIFontDescriptor {
  /// Properties of a font that are either there or not.
  ///
  /// Source: Apple, "UIFontDescriptor.SymbolicTraits".
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt32
    /// Traits from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Heavy.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Letters that follow the direction of writing.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Made for interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines nearer to each other.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines further from each other.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// What attributes are called.
  ///
  /// Source: Apple, "UIFontDescriptor.AttributeName".
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// An attribute by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family's name.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The face's name within the family.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The font's name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Weight and the like, by ``UIFontDescriptor/TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Features of the font; they play no part.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// What traits are called.
  ///
  /// Source: Apple, "UIFontDescriptor.TraitKey".
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A trait by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The bits of ``UIFontDescriptor/SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// How heavy, −1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How wide, −1 to 1; plays no part.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How slanted, −1 to 1; plays no part.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Designs of the system font.
  ///
  /// Source: Apple, "UIFontDescriptor.SystemDesign".
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A design by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As usual.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// All letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
