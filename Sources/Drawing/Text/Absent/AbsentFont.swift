/// The metrics of a font on Apple's systems that is not installed here.
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
  /// The distance between a line's bottom and the next one's top, in em.
  var gap = 0.0
  let letters: Letters

  /// Whether all characters have the same width, so that a monospaced font draws them.
  var isMonospaced: Bool {
    if case .fixed = letters { return true }
    return false
  }

  /// Returns the metrics of a font by its family or PostScript name; nil for an unlisted font.
  static func named(_ name: String) -> AbsentFont? {
    var key = FontName.key(FontName(name).family)
    if let font = families[key] { return font }
    // Some foundries add these suffixes to the names of all their faces.
    for suffix in ["mt", "ps"] where key.hasSuffix(suffix) {
      key.removeLast(suffix.count)
      if let font = families[key] { return font }
    }
    return nil
  }

  /// Returns the metrics at a size in points; the cap height and x-height are those of the drawing font.
  ///
  /// The gap is part of the line, as in iOS labels.
  func metrics(size: Double, drawnWith natural: FontMetrics) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size, descender: -(descender + gap) * size, leading: 0,
      capHeight: natural.capHeight, xHeight: natural.xHeight)
  }

  /// Returns the spacing after each character of a run, in points, that gives the drawing face the width of the font.
  ///
  /// It is distributed evenly; letters that no table has keep the widths of the drawing face. Complexity:
  /// O(characters).
  func spacing(of run: TextRun, drawnWith face: FontFace) -> Double {
    var (sum, count) = (0.0, 0.0)
    for letter in run.text {
      count += 1
      guard let place = LetterAdvances.place(of: letter) else { continue }
      let drawn = FontLibrary.shared.advance(of: letter, face)
      switch letters {
      case .fixed(let width): sum += width - drawn
      case .share(let share): sum += (share - 1) * drawn
      case .faces(let faces):
        guard let wanted = faces.width(at: place, weight: face.weight) else { continue }
        sum += wanted * (face.weight < min(400, faces.lightest) ? Self.lightShare : 1) - drawn
      }
    }
    return count > 0 ? run.font.size * sum / count : 0
  }

  /// The width of a light face divided by the regular one: Helvetica Neue Light, three texts.
  private static let lightShare = 0.957
}

extension FontDescriptor {
  /// Returns the metrics of the font that a face replaces; nil if the font is installed or unknown.
  func absentFont(drawnWith face: FontFace) -> AbsentFont? {
    guard face.isFallback, case .named(let name) = kind else { return nil }
    return AbsentFont.named(name)
  }
}
