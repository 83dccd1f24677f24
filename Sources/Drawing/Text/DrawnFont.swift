/// The font that draws the letters of a run, which may be another one than the font that lays them out.
///
/// Layout uses the widths of San Francisco and of fonts that are not installed, which tables give
/// (``Tracking``, ``AbsentFont``). This changes how letters look, never how wide a run is.
///
/// - SeeAlso: `Documentation/Decisions/letter-heights.md`.
struct DrawnFont: Hashable {
  /// The installed face.
  var face: FontFace
  /// The size of its letters, as a fraction of the run's.
  var scale = 1.0
  /// The heights to which outlines are adjusted in pictures made of pixels, as fractions of the run's size; nil for the
  /// font's own.
  var heights: LetterHeights?
  /// The width that is added to stems, as a fraction of the run's size.
  var pen = 0.0

  /// The family for large text in the system font.
  static let displayFamily = "Inter Display"
  /// The size in points from which the display family draws the system font.
  static let displaySize = 20.0
  /// The width that is added to the stems of regular text: those of Inter, made as high as San Francisco's letters, are
  /// thinner by a twenty-fifth.
  static let pen = 0.003
  /// The width that macOS adds to stems, as a fraction of the size.
  ///
  /// Stems of two recorded pictures of text at 13 points are wider by a seventh.
  static let macPen = 0.012

  /// The families that draw fonts that are not installed, by the names as ``FontName/key(_:)`` writes them.
  ///
  /// All are as wide as the fonts, letter by letter. Another installed family never replaces them, so that machines with
  /// the same packages draw the same.
  private static let substitutes: [String: String] = [
    "helvetica": "Liberation Sans", "helveticaneue": "Liberation Sans", "arial": "Liberation Sans",
    "times": "Liberation Serif", "timesnewroman": "Liberation Serif",
    "courier": "Liberation Mono", "couriernew": "Liberation Mono", "menlo": "DejaVu Sans Mono",
    "monaco": "DejaVu Sans Mono", "verdana": "DejaVu Sans", "arialnarrow": "Liberation Sans Narrow",
  ]

  /// Returns the family that is as wide as a font that is not installed; nil for an unknown name.
  static func substitute(for name: String) -> String? {
    let key = FontName.key(FontName(name).family)
    if let family = substitutes[key] { return family }
    for suffix in ["mt", "ps", "psmt"] where key.hasSuffix(suffix) {
      if let family = substitutes[String(key.dropLast(suffix.count))] { return family }
    }
    return nil
  }

  /// Creates the font that draws a run laid out in a face; nil if that face draws it.
  ///
  /// Call inside the library's lock.
  init?(for font: FontDescriptor, laidOutIn face: FontFace, _ library: FontLibrary) {
    self.face = face
    if case .named(let name) = font.kind {
      guard face.isFallback else { return nil }
      if let family = Self.substitute(for: name), family != face.family,
        library.finds(family)
      {
        self.face.family = family
        return
      }
    }
    guard face.family == FontLibrary.systemFamily else { return nil }
    if font.size >= Self.displaySize, library.finds(Self.displayFamily) {
      self.face.family = Self.displayFamily
    }
    heights = LetterHeights.system(size: font.size)
    pen = font.hasWideStems ? Self.macPen : face.weight < 600 ? Self.pen : 0
    guard adjustScale(library) else { return nil }
  }

  /// Returns the same look in the face that lays the run out.
  ///
  /// Call inside the library's lock.
  func laidOut(in face: FontFace, _ library: FontLibrary) -> DrawnFont {
    var font = self
    font.face = face
    if heights != nil { _ = font.adjustScale(library) }
    return font
  }

  /// Makes capitals as high as San Francisco's; returns whether the face has any.
  private mutating func adjustScale(_ library: FontLibrary) -> Bool {
    let natural = library.letterHeights(face)
    guard natural.cap > 0 else { return false }
    scale = LetterHeights.capital / natural.cap
    return true
  }
}
