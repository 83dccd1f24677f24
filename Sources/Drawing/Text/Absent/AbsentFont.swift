/// The metrics of a font that is not installed here: of one on Apple's systems, or of one that apps bring along.
///
/// These are its line heights and character widths, so that a document with the font is laid out as on a Mac. Another
/// font draws the text.
///
/// - SeeAlso: `Rules/Sizes.md#fonts-that-are-not-installed`.
struct AbsentFont: Sendable {
  /// The source of character widths.
  enum Letters: Sendable {
    /// Tables of letters, by weight.
    case faces(LetterFaces)
    /// A fraction of Inter's widths at the same weight.
    case share(Double)
    /// A fixed width of all characters, in em.
    case fixed(Double)
  }

  /// The distance from the baseline to the top of the line, in em.
  let ascender: Double
  /// The distance from the baseline to the bottom of the line, in em; positive.
  let descender: Double
  /// The distance between a line's bottom and the next one's top in AppKit, in em.
  var gap = 0.0
  /// The length that AppKit adds to the ascender, in em.
  var lift = 0.0
  /// The ascenders and descenders of faces whose lines differ, by weight.
  var otherLines: [Int: (ascender: Double, descender: Double)] = [:]
  let letters: Letters

  /// Whether all characters have the same width, so that a monospaced font draws them.
  var isMonospaced: Bool {
    if case .fixed = letters { return true }
    return false
  }

  /// Whether the drawing font kerns the letters; else they are as far apart as the tables say.
  var keepsDrawnKerning: Bool {
    if case .share = letters { return true }
    return false
  }

  /// Returns the metrics of a font by its family or PostScript name; nil for one of the system font's names.
  ///
  /// Text in a font that is not known here either is measured in Helvetica, as Interface Builder does without the font.
  static func named(_ name: String) -> AbsentFont? {
    if let font = known(FontName.key(FontName(name).family)) { return font }
    // Names of preliminary editions go on after the family: "sora-rc004-0417-Regular".
    if let word = name.split(separator: "-").first, let font = known(FontName.key(String(word))) {
      return font
    }
    return isSystem(name) ? nil : unknown
  }

  /// Returns the metrics of a family by its key.
  private static func known(_ family: String) -> AbsentFont? {
    if let font = listed(family) { return font }
    var family = family
    // Some foundries add these suffixes to the names of all their faces.
    for suffix in ["mt", "ps"] where family.hasSuffix(suffix) {
      family.removeLast(suffix.count)
      if let font = listed(family) { return font }
    }
    return nil
  }

  private static func listed(_ family: String) -> AbsentFont? {
    families[family] ?? openAtoK[family] ?? openLtoP[family] ?? openQtoZ[family]
  }

  /// Whether a name is one of the system font's, which start with a dot unless Apple offers the files for download.
  private static func isSystem(_ name: String) -> Bool {
    let key = FontName.key(name)
    return name.hasPrefix(".") || ["sfpro", "sfcompact", "sfmono"].contains { key.hasPrefix($0) }
  }

  /// Helvetica, whose lines and letters text in an unknown font has.
  static let unknown = AbsentFont(ascender: 0.920, descender: 0.230, letters: .faces(.unknown))

  /// Returns the ascender and descender of the face of a weight, in em.
  func line(weight: Int) -> (ascender: Double, descender: Double) {
    let nearest = otherLines.min { abs($0.key - weight) < abs($1.key - weight) }
    guard let nearest, abs(nearest.key - weight) < abs(400 - weight) else {
      return (ascender, descender)
    }
    return nearest.value
  }

  /// Returns the metrics of a face at a size in points; the cap height and x-height are those of the drawing font.
  func metrics(of face: FontFace, size: Double, drawnWith natural: FontMetrics) -> FontMetrics {
    let line = line(weight: face.weight)
    return FontMetrics(
      ascender: line.ascender * size, descender: -line.descender * size, leading: 0,
      capHeight: natural.capHeight, xHeight: natural.xHeight)
  }

  /// Returns the spacing after each character of a run, in points, that gives the drawing face the width of the font.
  ///
  /// It is distributed evenly; letters that no table has keep the widths of the drawing face. Complexity:
  /// O(characters).
  func spacing(of run: TextRun, drawnWith face: FontFace) -> Double {
    var (sum, count) = (0.0, 0.0)
    var previous: Int?
    for letter in run.text {
      count += 1
      let place = LetterAdvances.place(of: letter)
      defer { previous = place }
      guard let place else { continue }
      let drawn = FontLibrary.shared.advance(of: letter, face)
      switch letters {
      case .fixed(let width): sum += width - drawn
      case .share(let share): sum += (share - 1) * drawn
      case .faces(let faces):
        guard let wanted = faces.width(at: place, weight: face.weight) else { continue }
        sum += wanted - drawn + (previous.map { faces.kerning($0, place) } ?? 0)
      }
    }
    return count > 0 ? run.font.size * sum / count : 0
  }
}

extension FontDescriptor {
  /// Returns the metrics of the font that a face replaces; nil if the font is installed or the system's.
  func absentFont(drawnWith face: FontFace) -> AbsentFont? {
    guard face.isFallback, case .named(let name) = kind else { return nil }
    return AbsentFont.named(name)
  }
}
