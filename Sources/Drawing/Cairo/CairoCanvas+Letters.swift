internal import CCairo
internal import CPango
import Foundation

extension CairoCanvas {
  /// Fills glyphs with the heights of the system font in a bitmap; in a document the text stays text.
  ///
  /// - Parameters:
  ///   - start: The start of the baseline, in points.
  ///   - cairo: The context of this canvas or of its shadow.
  static func fill(
    _ glyphs: DrawnGlyphs, _ run: TextRun, at start: CGPoint, _ color: SRGBColor,
    _ cairo: OpaquePointer
  ) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    if fillCopies(of: glyphs, run, at: start, cairo) { return }
    appendOutlines(of: glyphs, run, at: start, cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_fill(cairo)
  }

  /// Replaces the current path by the outlines of glyphs.
  static func appendOutlines(
    of glyphs: DrawnGlyphs, _ run: TextRun, at start: CGPoint, _ cairo: OpaquePointer
  ) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let zoom = max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
    let outline = GlyphOutline(glyphs, size: run.font.size, zoom: min(zoom, 64))
    cairo_new_path(cairo)
    glyphs.forEachGlyph(from: snapped(start, matrix)) { glyph, isTall, place in
      guard let contours = outline.contours(glyph, isTall: isTall) else { return }
      cairo_save(cairo)
      cairo_translate(cairo, place.x, place.y)
      cairo_append_path(cairo, contours.path)
      cairo_restore(cairo)
    }
  }

  /// Paints copies of kept glyphs in the source; returns whether they are kept at this size and direction.
  private static func fillCopies(
    of glyphs: DrawnGlyphs, _ run: TextRun, at start: CGPoint, _ cairo: OpaquePointer
  ) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    var (zoomX, zoomY) = (0.0, 0.0)
    cairo_surface_get_device_scale(cairo_get_group_target(cairo), &zoomX, &zoomY)
    guard matrix.yx == 0, matrix.xy == 0, matrix.xx > 0, matrix.yy > 0, zoomX == 1, zoomY == 1,
      run.font.size * max(matrix.xx, matrix.yy) <= GlyphStrike.largestSize,
      cairo_get_antialias(cairo) != CAIRO_ANTIALIAS_NONE
    else { return false }
    let strike = FontLibrary.shared.strike(
      glyphs, size: run.font.size, .init(x: matrix.xx, y: matrix.yy))
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    var coverage = LineCoverage(visible: clipBounds(of: cairo).integral)
    var isComplete = true
    glyphs.forEachGlyph(from: snapped(start, matrix)) { glyph, isTall, place in
      let (x, y) = (matrix.xx * place.x + matrix.x0, matrix.yy * place.y + matrix.y0)
      guard isComplete, abs(x) < 1e6, abs(y) < 1e6 else { return }
      // An eighth of a pixel beside its place is more of a letter where it has few pixels.
      let column = GlyphStrike.Place(nearest: x, step: matrix.xx < 1.5 ? 1 : 2)
      let row = GlyphStrike.Place(nearest: y, step: 2)
      guard let mask = strike.mask(glyph, isTall: isTall, column, row) else {
        isComplete = false
        return
      }
      coverage.add(mask, column.whole, row.whole)
    }
    if isComplete { coverage.paint(cairo) }
    return isComplete
  }

  /// Returns a point moved up or down to the nearest row of pixels, where rows are those of the canvas.
  private static func snapped(_ point: CGPoint, _ matrix: cairo_matrix_t) -> CGPoint {
    guard matrix.yx == 0, matrix.xy == 0, matrix.yy != 0 else { return point }
    let row = (matrix.yy * point.y + matrix.y0 + 0.5).rounded(.down)
    return CGPoint(x: point.x, y: (row - matrix.y0) / matrix.yy)
  }
}
