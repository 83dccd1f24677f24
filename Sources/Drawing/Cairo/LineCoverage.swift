internal import CCairo
import Foundation

/// Glyphs of a line, copied into one picture of coverage.
struct LineCoverage {
  /// The area that shows anything, in whole pixels of the canvas.
  let visible: CGRect
  private var glyphs: [(mask: GlyphStrike.Mask, left: Int, top: Int)] = []
  private var box = CGRect.null

  /// Creates a picture without glyphs.
  init(visible: CGRect) { self.visible = visible }

  /// Adds a glyph whose origin is a pixel of the canvas, if a part of it is visible.
  mutating func add(_ mask: GlyphStrike.Mask, _ column: Int, _ row: Int) {
    let (left, top) = (column + mask.left, row + mask.top)
    let part = CGRect(x: left, y: top, width: mask.width, height: mask.height)
      .intersection(visible)
    guard !part.isNull, !part.isEmpty else { return }
    glyphs.append((mask, left, top))
    box = box.union(part)
  }

  /// Paints the source of a context through the glyphs; the matrix must be the identity.
  func paint(_ cairo: OpaquePointer) {
    guard !box.isNull,
      let canvas = CairoCanvas.bitmap(
        width: Int(box.width), height: Int(box.height), format: CAIRO_FORMAT_A8)
    else { return }
    cairo_surface_flush(canvas.surface)
    guard let base = cairo_image_surface_get_data(canvas.surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(canvas.surface))
    for (mask, left, top) in glyphs {
      let (x, y) = (left - Int(box.minX), top - Int(box.minY))
      let columns = max(0, -x)..<min(mask.width, Int(box.width) - x)
      mask.coverage.withUnsafeBufferPointer { coverage in
        guard let source = coverage.baseAddress else { return }
        for row in max(0, -y)..<min(mask.height, Int(box.height) - y) {
          let from = source + row * mask.width
          let to = base + (y + row) * stride + x
          for column in columns {
            // Parts of pixels that two glyphs cover do not overlap.
            let sum = UInt16(from[column]) + UInt16(to[column])
            to[column] = UInt8(truncatingIfNeeded: min(sum, 255))
          }
        }
      }
    }
    cairo_surface_mark_dirty(canvas.surface)
    cairo_mask_surface(cairo, canvas.surface, box.minX, box.minY)
  }
}
