/// The measures of a font that Apple's systems have and this one does not.
///
/// How high its lines are and how wide its letters, so that a document that names it is laid out as on a Mac. Another
/// font draws it.
///
/// - SeeAlso: `Rules/Sizes.md#fonts-that-are-not-installed`.
struct AbsentFont: Sendable {
  /// The source of the widths of letters.
  enum Letters: Sendable {
    /// A table of ASCII letters, for regular and bold faces.
    case table(regular: LetterAdvances, bold: LetterAdvances)
    /// A share of Inter's widths in the same weight.
    case share(Double)
    /// One width for all letters, in em.
    case fixed(Double)
  }

  /// From the baseline to the top of the line, in em.
  let ascender: Double
  /// From the baseline to the bottom of the line, in em; positive.
  let descender: Double
  /// From a line's bottom to the next one's top, in em.
  var gap = 0.0
  let letters: Letters

  /// Whether all letters are equally wide, so that a monospaced font draws them.
  var isMonospaced: Bool {
    if case .fixed = letters { return true }
    return false
  }

  /// The measures of a font by its family name or PostScript name; nil for one that is not listed.
  static func named(_ name: String) -> AbsentFont? {
    var key = FontName.key(FontName(name).family)
    if let font = families[key] { return font }
    // Some foundries end the names of all their faces with these.
    for suffix in ["mt", "ps"] where key.hasSuffix(suffix) {
      key.removeLast(suffix.count)
      if let font = families[key] { return font }
    }
    return nil
  }

  /// Returns the metrics at a size in points; heights of letters are those of the font that draws.
  ///
  /// The gap counts as part of the line, as labels of iOS have it.
  func metrics(size: Double, drawnWith natural: FontMetrics) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size, descender: -(descender + gap) * size, leading: 0,
      capHeight: natural.capHeight, xHeight: natural.xHeight)
  }

  /// Returns the spacing after each letter of a run in points with which the drawing face makes the run as wide
  /// as the font.
  ///
  /// Spread evenly; letters outside ASCII keep the widths of the face that draws. Complexity: O(letters).
  func spacing(of run: TextRun, drawnWith face: FontFace) -> Double {
    var (sum, count) = (0.0, 0.0)
    for letter in run.text {
      count += 1
      guard letter.utf8.count == 1, let code = letter.asciiValue, (0x20..<0x7F).contains(code)
      else { continue }
      let drawn = FontLibrary.shared.advance(of: letter, face)
      switch letters {
      case .fixed(let width): sum += width - drawn
      case .share(let share): sum += (share - 1) * drawn
      case .table(let regular, let bold):
        let wanted = (face.weight >= 600 ? bold : regular).width(of: code)
        sum += wanted * (face.weight < 400 ? Self.lightShare : 1) - drawn
      }
    }
    return count > 0 ? run.font.size * sum / count : 0
  }

  /// The width of a light face's letters divided by the regular ones': Helvetica Neue Light, three texts.
  private static let lightShare = 0.957
}

extension FontDescriptor {
  /// Returns the metrics of the font that a face replaces; nil where the font is installed or unknown.
  func absentFont(drawnWith face: FontFace) -> AbsentFont? {
    guard face.isFallback, case .named(let name) = kind else { return nil }
    return AbsentFont.named(name)
  }
}
