internal import CCairo
internal import CPango
import Foundation

extension FontLibrary {
  /// The key of a font at a size.
  struct SizedFace: Hashable {
    var face: FontFace
    var size: Double
  }

  /// Returns Pango's font for a face at a size in points, owned by the library; nil if it is missing.
  ///
  /// Call inside `locked`.
  func font(_ face: FontFace, size: Double) -> UnsafeMutableRawPointer? {
    let key = SizedFace(face: face, size: size)
    if let known = loaded[key] { return known }
    let description = makeDescription(face, size: size)
    defer { pango_font_description_free(description) }
    guard let font = loadFont(description) else { return nil }
    if loaded.count >= Self.maximumLoaded { forgetLoaded() }
    loaded[key] = UnsafeMutableRawPointer(font)
    return UnsafeMutableRawPointer(font)
  }

  /// The number of fonts that are kept.
  private static let maximumLoaded = 256

  /// Releases the fonts and glyphs that are kept.
  func forgetLoaded() {
    loaded.values.forEach { g_object_unref($0) }
    loaded = [:]
    forgetStrikes()
  }

  private func forgetStrikes() { (strikes, keptCoverage) = ([:], 0) }

  /// Returns the kept glyphs of the font that draws a run.
  ///
  /// Call inside `locked`.
  func strike(_ glyphs: DrawnGlyphs, size: Double, _ scale: GlyphStrike.Scale) -> GlyphStrike {
    if keptCoverage > Self.maximumCoverage { forgetStrikes() }
    let key = GlyphStrike.Key(font: glyphs.font, size: size, scale: scale)
    if let known = strikes[key] { return known }
    if strikes.count >= Self.maximumLoaded { forgetStrikes() }
    let strike = GlyphStrike(glyphs, size: size, scale: scale)
    strikes[key] = strike
    return strike
  }

  /// Counts the coverage of a glyph; returns whether there is room to keep it until the next text.
  func keeps(_ mask: GlyphStrike.Mask) -> Bool {
    guard keptCoverage <= Self.maximumCoverage else { return false }
    keptCoverage += mask.coverage.count + MemoryLayout<GlyphStrike.Mask>.stride
    return true
  }

  /// The bytes of coverage after which all of it is dropped before another text.
  private static let maximumCoverage = 16 << 20

  /// Returns the heights of a face's letters, as fractions of the size.
  ///
  /// Call inside `locked`.
  func letterHeights(_ face: FontFace) -> LetterHeights {
    if let known = heights[face] { return known }
    let description = makeDescription(face, size: 1000)
    defer { pango_font_description_free(description) }
    func ink(_ letter: String) -> (above: Double, below: Double) {
      inkHeights(letter, description) ?? (0, 0)
    }
    let result = LetterHeights(
      cap: ink("H").above, x: ink("x").above, ascender: ink("l").above, descender: ink("p").below)
    heights[face] = result
    return result
  }
}
