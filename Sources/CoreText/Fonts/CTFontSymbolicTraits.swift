internal import Drawing

/// The traits of a font's letters.
///
/// - SeeAlso: Apple, "CTFontSymbolicTraits".
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates traits from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Slanted.
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
  /// Bold.
  public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
  /// Wide; not available in the fonts that draw here.
  public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
  /// Narrow; not available in the fonts that draw here.
  public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
  /// Letters of one width.
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
  /// Letters for vertical text.
  public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
  /// Letters for texts of interfaces.
  public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
  /// Letters with colours.
  public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
  /// Slanted.
  public static let italicTrait = traitItalic
  /// Bold.
  public static let boldTrait = traitBold
  /// Letters of one width.
  public static let monoSpaceTrait = traitMonoSpace
}

extension FontDescriptor {
  /// The traits that the description states.
  var traits: CTFontSymbolicTraits {
    var traits: CTFontSymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if numericWeight >= 600 { traits.insert(.traitBold) }
    if kind == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Makes the description one with these traits.
  mutating func set(_ traits: CTFontSymbolicTraits) {
    isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != (numericWeight >= 600) {
      weight = traits.contains(.traitBold) ? 0.4 : 0
    }
    if traits.contains(.traitMonoSpace), kind == .system { kind = .monospaced }
  }
}
