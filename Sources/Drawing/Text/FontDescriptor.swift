/// A request for a font; a value that does not access the system.
package struct FontDescriptor: Hashable, Sendable {
  /// The source of glyphs.
  package enum Kind: Hashable, Sendable {
    /// The system font, drawn with Inter.
    case system
    /// The system's fixed-width font, drawn with DejaVu Sans Mono.
    case monospaced
    /// A family name ("Helvetica Neue") or a PostScript name ("HelveticaNeue-Bold").
    case named(String)
  }

  /// The letters that are drawn as capitals of about the height of an x.
  package enum SmallCapitals: Hashable, Sendable {
    /// No letters.
    case none
    /// The lowercase letters.
    case lowercase
    /// The uppercase letters.
    case uppercase
    /// All letters.
    case all
  }

  /// The source of the glyphs.
  package var kind: Kind
  /// The size in points; clamped between 0 and 10 000.
  package var size: Double {
    didSet { size = Self.usable(size) }
  }
  /// Weight on Apple's scale from −1 to 1, 0 being regular.
  package var weight: Double
  /// Whether slanted glyphs are requested.
  package var isItalic: Bool
  /// Whether all digits have the same width.
  package var hasMonospacedDigits: Bool
  /// The letters that are drawn as small capitals.
  package var smallCapitals = SmallCapitals.none
  /// Whether stems are drawn wider, as macOS does; widths are those of other text.
  package var hasWideStems = false
  /// The leading, in points; 0 except for the fonts of text styles.
  package var leading: Double
  /// The edition of San Francisco that determines the widths of the system font.
  package var edition = FontEdition.current

  /// Creates a descriptor; a size that is not positive or not finite is clamped to the nearest valid one.
  package init(
    kind: Kind = .system, size: Double, weight: Double = 0, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, leading: Double = 0
  ) {
    self.kind = kind
    self.size = Self.usable(size)
    self.weight = weight.isFinite ? min(max(weight, -1), 1) : 0
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.leading = leading.isFinite ? leading : 0
  }

  private static func usable(_ size: Double) -> Double {
    size.isNaN ? 1 : min(max(size, 0.01), 10_000)
  }

  /// The weight as a number from 100 to 900.
  ///
  /// Apple's named weights (−0.8 −0.6 −0.4 0 0.23 0.3 0.4 0.56 0.62) map to the nine hundreds in
  /// order; what lies between goes to the nearest by linear interpolation.
  package var numericWeight: Int {
    let scale = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
    guard let above = scale.firstIndex(where: { weight <= $0 }) else { return 900 }
    guard above > 0 else { return 100 }
    let share = (weight - scale[above - 1]) / (scale[above] - scale[above - 1])
    return (above + (share > 0.5 ? 1 : 0)) * 100
  }
}

extension FontDescriptor {
  /// The weight and slant, as in names of system fonts, such as `SemiboldItalic`.
  package var styleName: String {
    let names = [
      "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    return names[min(max(numericWeight / 100 - 1, 0), 8)] + (isItalic ? "Italic" : "")
  }

  /// The names of the installed families, sorted.
  package static var installedFamilies: [String] { FontLibrary.shared.familyNames }

  /// The place and the thickness of underlines, in points with y up; the place is that of the line's middle.
  package var underline: (position: Double, thickness: Double) {
    let places = FontLibrary.shared.stripePlaces(resolvedFace, size: size)
    return (places.underline - places.thickness / 2, places.thickness)
  }

  /// The installed face for this descriptor.
  package var resolvedFace: FontFace { FontLibrary.shared.resolve(self) }
  /// The family that draws letters in this font, which may be another one than that which lays them out.
  package var drawnFamily: String {
    FontLibrary.shared.locked {
      let face = FontLibrary.shared.resolve(self)
      guard let drawn = DrawnFont(for: self, laidOutIn: face, FontLibrary.shared),
        drawn.heights == nil
      else { return face.family }
      return drawn.face.family
    }
  }
}

/// The installed face for a descriptor.
package struct FontFace: Hashable, Sendable {
  /// Family as the system's font list spells it.
  package var family: String
  /// 100…900.
  package var weight: Int
  /// Whether the slanted face is used.
  package var isItalic: Bool
  /// Whether the wanted family is missing and Inter is used instead.
  package var isFallback: Bool
}
