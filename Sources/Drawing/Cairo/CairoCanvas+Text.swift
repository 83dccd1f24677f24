// The three modules share headers; which of them owns a shared type depends on load order.
internal import CCairo
internal import CGdkPixbuf
internal import CPango
import Foundation

extension CairoCanvas {
  /// Draws one shaped line; `transform` puts the start of its baseline at the origin.
  func draw(
    _ text: ShapedText, line index: Int, _ transform: CGAffineTransform, _ color: SRGBColor,
    _ compositing: Compositing
  ) {
    guard transform.isDrawable else { return }
    FontLibrary.shared.locked {
      guard let line = text.pangoLine(index) else { return }
      paint(extent: text.box(line: index).applying(transform), compositing) { cairo, alpha in
        var matrix = transform.cairoMatrix
        cairo_set_matrix(cairo, &matrix)
        // A layer only where it matters: colours inside the line keep their own alpha.
        if alpha < 1 { cairo_push_group(cairo) }
        cairo_new_path(cairo)
        cairo_move_to(cairo, 0, 0)
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        pango_cairo_show_layout_line(cairo, line)
        cairo_new_path(cairo)
        if alpha < 1 {
          cairo_pop_group_to_source(cairo)
          cairo_paint_with_alpha(cairo, alpha)
        }
      }
    }
  }
}
