internal import CCairo
internal import CPango
import Foundation

extension CairoCanvas {
  /// Draws glyphs as outlines with the heights of the system font, their baseline on a whole row of pixels.
  ///
  /// Only for bitmaps: in a document the text stays text.
  func fill(_ glyphs: DrawnGlyphs, _ run: TextRun, at start: CGPoint, _ color: SRGBColor) {
    guard appendOutlines(of: glyphs, run, at: start) else { return }
    let pen = glyphs.font.pen * run.font.size
    // Fill and stroke overlap, so that both are opaque and the layer has the alpha.
    let isLayered = pen > 0 && color.alpha < 1
    if isLayered { cairo_push_group(cairo) }
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, isLayered ? 1 : color.alpha)
    if pen > 0 {
      cairo_fill_preserve(cairo)
      CairoCanvas.apply(StrokeStyle(width: pen), to: cairo)
      cairo_stroke(cairo)
    } else {
      cairo_fill(cairo)
    }
    if isLayered {
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, color.alpha)
    }
  }

  /// Appends the outlines of glyphs to the current path; returns whether there are any.
  func appendOutlines(of glyphs: DrawnGlyphs, _ run: TextRun, at start: CGPoint) -> Bool {
    cairo_new_path(cairo)
    let baseline = snapped(start)
    guard let heights = glyphs.font.heights else {
      appendPath(of: glyphs, at: baseline) { _ in true }
      return true
    }
    let size = run.font.size
    let natural = FontLibrary.shared.letterHeights(glyphs.font.face).scaled(
      by: size * glyphs.font.scale)
    let wanted = heights.scaled(by: size)
    // Small letters with an ascender are higher than capitals in San Francisco, but not in Inter.
    var tall = wanted
    tall.cap = wanted.ascender
    let pen = glyphs.font.pen * size
    let parts = [
      (false, HeightMap(from: natural, to: wanted, pen: pen)),
      (true, HeightMap(from: natural, to: tall, pen: pen, overshoot: 0.3)),
    ]
    var paths: [UnsafeMutablePointer<cairo_path_t>] = []
    defer { paths.forEach { cairo_path_destroy($0) } }
    for (isTall, map) in parts {
      cairo_new_path(cairo)
      appendPath(of: glyphs, at: baseline) { glyphs.tall.contains($0) == isTall }
      guard let path = cairo_copy_path(cairo) else { return false }
      paths.append(path)
      guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else {
        return false
      }
      var index = 0
      while index < Int(path.pointee.num_data) {
        let length = max(1, Int(data[index].header.length))
        for point in index + 1..<index + length {
          data[point].point.y = baseline.y - map.height(baseline.y - data[point].point.y)
        }
        index += length
      }
    }
    cairo_new_path(cairo)
    for path in paths { cairo_append_path(cairo, path) }
    return true
  }

  /// Appends the outlines of those glyphs whose index meets a condition to the current path.
  private func appendPath(
    of glyphs: DrawnGlyphs, at baseline: CGPoint, where isWanted: (Int) -> Bool
  ) {
    guard let string = glyphs.item.pointee.glyphs, let letters = string.pointee.glyphs else {
      return
    }
    let kept = (0..<Int(string.pointee.num_glyphs)).map { letters[$0].glyph }
    for index in kept.indices where !isWanted(index) {
      letters[index].glyph = UInt32(PANGO_GLYPH_EMPTY)
    }
    cairo_move_to(cairo, baseline.x, baseline.y)
    pango_cairo_glyph_string_path(
      cairo, glyphs.item.pointee.item.pointee.analysis.font, string)
    for index in kept.indices { letters[index].glyph = kept[index] }
  }

  /// Returns a point moved up or down to the nearest row of pixels, where rows are those of the canvas.
  private func snapped(_ point: CGPoint) -> CGPoint {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard matrix.yx == 0, matrix.xy == 0, matrix.yy != 0 else { return point }
    let row = (matrix.yy * point.y + matrix.y0 + 0.5).rounded(.down)
    return CGPoint(x: point.x, y: (row - matrix.y0) / matrix.yy)
  }
}
