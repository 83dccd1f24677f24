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

  /// Returns the outline of a glyph whose origin is zero, owned by the caller; nil if memory is exhausted.
  func path(_ glyph: UInt32, isTall: Bool) -> UnsafeMutablePointer<cairo_path_t>? {
    guard let canvas, let letters = string.pointee.glyphs else { return nil }
    letters[0] = PangoGlyphInfo()
    letters[0].glyph = glyph
    cairo_new_path(canvas.cairo)
    cairo_move_to(canvas.cairo, 0, 0)
    pango_cairo_glyph_string_path(canvas.cairo, OpaquePointer(font), string)
    guard let path = cairo_copy_path(canvas.cairo) else { return nil }
    guard path.pointee.status == CAIRO_STATUS_SUCCESS else {
      cairo_path_destroy(path)
      return nil
    }
    if let maps {
      let map = isTall ? maps.tall : maps.other
      Self.forEachPoint(of: path) { $0.pointee.point.y = -map.height(-$0.pointee.point.y) }
    }
    if pen > 0, var contours = GlyphContours(path) { contours.widen(by: pen / 2) }
    return path
  }

  /// Returns the box of the points of an outline, controls of curves too; nil if it has no area.
  static func box(
    of path: UnsafeMutablePointer<cairo_path_t>
  ) -> (left: Double, top: Double, right: Double, bottom: Double)? {
    let far = Double.infinity
    var box = (left: far, top: far, right: -far, bottom: -far)
    forEachPoint(of: path) {
      let point = $0.pointee.point
      box = (
        min(box.left, point.x), min(box.top, point.y), max(box.right, point.x),
        max(box.bottom, point.y)
      )
    }
    return box.right > box.left && box.bottom > box.top ? box : nil
  }

  /// Calls a function for each point of a path.
  private static func forEachPoint(
    of path: UnsafeMutablePointer<cairo_path_t>,
    _ body: (UnsafeMutablePointer<cairo_path_data_t>) -> Void
  ) {
    guard let data = path.pointee.data else { return }
    var index = 0
    while index < Int(path.pointee.num_data) {
      let length = max(1, Int(data[index].header.length))
      for point in index + 1..<index + length { body(data + point) }
      index += length
    }
  }
}
