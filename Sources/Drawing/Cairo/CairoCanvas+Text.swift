internal import CCairo
internal import CPango
import Foundation

extension CairoCanvas {
  /// Draws one shaped line; `transform` maps the origin to the start of its baseline.
  func draw(
    _ text: ShapedText, line index: Int, _ pieces: [TextPiece], _ transform: CGAffineTransform,
    _ color: SRGBColor, _ compositing: Compositing
  ) {
    guard transform.isDrawable else { return }
    FontLibrary.shared.locked {
      guard let line = text.pangoLine(index), let layout = line.pointee.layout,
        let letters = pango_layout_get_text(layout)
      else { return }
      let runs = ShapedText.runs(of: line)
      let extent = pieces.map(\.box).reduce(CGRect.null) { $0.union($1) }
      paint(extent: extent.applying(transform), compositing) { cairo, alpha in
        var matrix = transform.cairoMatrix
        cairo_set_matrix(cairo, &matrix)
        // A layer is used only if necessary; colours in the line keep their alpha.
        if alpha < 1 { cairo_push_group(cairo) }
        for piece in pieces where runs.indices.contains(piece.index) && piece.run.picture == nil {
          let glyphs = text.drawnGlyphs(
            line: index, piece, runs[piece.index], letters, of: runs.count)
          if let glyphs, sink == nil {
            drawOutlines(of: glyphs, piece, color, cairo)
          } else {
            draw(glyphs?.item ?? runs[piece.index], letters, piece, color, cairo)
          }
        }
        cairo_new_path(cairo)
        if alpha < 1 {
          cairo_pop_group_to_source(cairo)
          cairo_paint_with_alpha(cairo, alpha)
        }
      }
    }
  }

  private func draw(
    _ glyphs: UnsafeMutablePointer<PangoGlyphItem>, _ letters: UnsafePointer<CChar>,
    _ piece: TextPiece, _ color: SRGBColor, _ cairo: OpaquePointer
  ) {
    func start(_ color: SRGBColor) {
      cairo_new_path(cairo)
      cairo_move_to(cairo, piece.left, -piece.run.baselineOffset)
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    }
    let ink = piece.run.color?.sRGB.clamped ?? color
    if piece.run.outline?.isFilled ?? true {
      start(ink)
      pango_cairo_show_glyph_item(cairo, letters, glyphs)
    }
    if let outline = piece.run.outline, outline.width > 0 {
      start(outline.color?.sRGB.clamped ?? ink)
      pango_cairo_glyph_string_path(
        cairo, glyphs.pointee.item.pointee.analysis.font, glyphs.pointee.glyphs)
      CairoCanvas.apply(StrokeStyle(width: outline.width * piece.run.font.size), to: cairo)
      cairo_stroke(cairo)
    }
  }

  /// Draws a piece of a bitmap as outlines.
  private func drawOutlines(
    of glyphs: DrawnGlyphs, _ piece: TextPiece, _ color: SRGBColor, _ cairo: OpaquePointer
  ) {
    let start = CGPoint(x: piece.left, y: -piece.run.baselineOffset)
    let ink = piece.run.color?.sRGB.clamped ?? color
    if piece.run.outline?.isFilled ?? true { Self.fill(glyphs, piece.run, at: start, ink, cairo) }
    if let outline = piece.run.outline, outline.width > 0 {
      Self.appendOutlines(of: glyphs, piece.run, at: start, cairo)
      let pen = outline.color?.sRGB.clamped ?? ink
      cairo_set_source_rgba(cairo, pen.red, pen.green, pen.blue, pen.alpha)
      CairoCanvas.apply(StrokeStyle(width: outline.width * piece.run.font.size), to: cairo)
      cairo_stroke(cairo)
    }
  }
}
