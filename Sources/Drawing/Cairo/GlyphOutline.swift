internal import CCairo
internal import CPango

/// The outlines of a font's glyphs with the heights and stems of the system font, in points with y down.
///
/// Use inside the font library's lock.
final class GlyphOutline {
  /// The heights of letters: small ones with ascenders, and all others; empty if the font's own are kept.
  private let maps: (other: HeightMap, tall: HeightMap)?
  /// The width that is added to stems.
  private let pen: Double
  private let font: UnsafeMutableRawPointer
  private let string: UnsafeMutablePointer<PangoGlyphString>
  private let canvas: CairoCanvas?

  /// Creates the outlines of the font that draws a run.
  ///
  /// - Parameters:
  ///   - size: The size of the run, in points.
  ///   - zoom: The pixels of a point. Cairo's paths are exact to a fraction of a pixel.
  init(_ glyphs: DrawnGlyphs, size: Double, zoom: Double) {
    pen = glyphs.font.pen * size
    font = g_object_ref(UnsafeMutableRawPointer(glyphs.item.pointee.item.pointee.analysis.font))
    string = pango_glyph_string_new()
    pango_glyph_string_set_size(string, 1)
    canvas = CairoCanvas.bitmap(width: 1, height: 1, format: CAIRO_FORMAT_A8)
    if let canvas { cairo_scale(canvas.cairo, zoom, zoom) }
    guard let heights = glyphs.font.heights else {
      maps = nil
      return
    }
    let natural = FontLibrary.shared.letterHeights(glyphs.font.face).scaled(
      by: size * glyphs.font.scale)
    let wanted = heights.scaled(by: size)
    // Small letters with an ascender are higher than capitals in San Francisco, but not in Inter.
    var tall = wanted
    tall.cap = wanted.ascender
    maps = (
      HeightMap(from: natural, to: wanted, pen: pen),
      HeightMap(from: natural, to: tall, pen: pen, overshoot: 0.3)
    )
  }

  deinit {
    pango_glyph_string_free(string)
    g_object_unref(font)
  }

  /// Returns the outline of a glyph whose origin is zero; nil if memory is exhausted.
  func contours(_ glyph: UInt32, isTall: Bool) -> GlyphContours? {
    guard let canvas, let letters = string.pointee.glyphs else { return nil }
    letters[0] = PangoGlyphInfo()
    letters[0].glyph = glyph
    cairo_new_path(canvas.cairo)
    cairo_move_to(canvas.cairo, 0, 0)
    pango_cairo_glyph_string_path(canvas.cairo, OpaquePointer(font), string)
    guard let contours = cairo_copy_path(canvas.cairo).flatMap(GlyphContours.init) else {
      return nil
    }
    if let maps { contours.raise(isTall ? maps.tall : maps.other) }
    if pen > 0 { contours.widen(by: pen / 2) }
    return contours
  }
}
