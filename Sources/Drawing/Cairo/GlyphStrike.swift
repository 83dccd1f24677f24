internal import CCairo
internal import CPango

/// The coverage of a font's glyphs at one size in pixels.
///
/// A glyph is drawn once for each part of a pixel at which it stands, then copied: quarters, and eighths across where a
/// point has few pixels. Use inside the font library's lock.
final class GlyphStrike {
  /// The font, the size, and the pixels of a point.
  struct Key: Hashable {
    var font: DrawnFont
    var size: Double
    var scale: Scale
  }

  /// The pixels of a point, to the right and down.
  struct Scale: Hashable {
    var x: Double
    var y: Double
  }

  /// A place in pixels: whole ones and eighths.
  struct Place: Equatable {
    var whole: Int
    var eighths: UInt32

    /// Creates the place at a number of steps that is nearest to a number of pixels.
    ///
    /// - Parameter step: The length of a step in eighths of a pixel: 1 or 2.
    init(nearest pixels: Double, step: Int) {
      let steps = Int((pixels * Double(8 / step) + 0.5).rounded(.down)) * step
      whole = steps >> 3
      eighths = UInt32(steps & 7)
    }
  }

  /// The coverage of a glyph, row by row from the top.
  struct Mask {
    /// The first column, from the glyph's origin.
    var left = 0
    /// The first row, from the baseline; negative above it.
    var top = 0
    var width = 0
    var height = 0
    var coverage: [UInt8] = []
  }

  /// The size in pixels up to which glyphs are kept; larger ones are few and take much memory.
  static let largestSize = 100.0

  /// Each of 256 numbers for coverage as the nearest of 64.
  ///
  /// A difference of two of 255 is not visible, and a screen with text in one to three colours then has at most 256, which a
  /// palette holds.
  private static let degrees = (0...255).map { number in
    let degree = (number * 63 + 127) / 255
    return UInt8((degree * 255 + 31) / 63)
  }

  private var masks: [UInt64: Mask] = [:]
  private let scale: Scale
  private let outline: GlyphOutline

  /// Creates the empty store of the font that draws a run of a size in points.
  init(_ glyphs: DrawnGlyphs, size: Double, scale: Scale) {
    self.scale = scale
    outline = GlyphOutline(glyphs, size: size, zoom: max(scale.x, scale.y))
  }

  /// Returns the coverage of a glyph; nil if memory is exhausted.
  func mask(_ glyph: UInt32, isTall: Bool, _ column: Place, _ row: Place) -> Mask? {
    let key =
      UInt64(glyph) << 7 | UInt64(column.eighths) << 4 | UInt64(row.eighths) << 1
      | (isTall ? 1 : 0)
    if let known = masks[key] { return known }
    guard let mask = draw(glyph, isTall, column.eighths, row.eighths) else { return nil }
    if FontLibrary.shared.keeps(mask) { masks[key] = mask }
    return mask
  }

  private func draw(
    _ glyph: UInt32, _ isTall: Bool, _ column: UInt32, _ row: UInt32
  ) -> Mask? {
    guard let contours = outline.contours(glyph, isTall: isTall) else { return nil }
    guard let box = contours.box else { return Mask() }
    let (x, y) = (Double(column) / 8, Double(row) / 8)
    let left = (box.left * scale.x + x).rounded(.down)
    let top = (box.top * scale.y + y).rounded(.down)
    let width = (box.right * scale.x + x).rounded(.up) - left
    let height = (box.bottom * scale.y + y).rounded(.up) - top
    // A glyph may be many times as large as its font.
    guard width >= 1, height >= 1, width * height <= 1_048_576,
      let canvas = CairoCanvas.bitmap(
        width: Int(width), height: Int(height), format: CAIRO_FORMAT_A8)
    else { return nil }
    var matrix = cairo_matrix_t(
      xx: scale.x, yx: 0, xy: 0, yy: scale.y, x0: x - left, y0: y - top)
    cairo_set_matrix(canvas.cairo, &matrix)
    cairo_append_path(canvas.cairo, contours.path)
    cairo_set_source_rgba(canvas.cairo, 0, 0, 0, 1)
    cairo_fill(canvas.cairo)
    cairo_surface_flush(canvas.surface)
    guard let base = cairo_image_surface_get_data(canvas.surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(canvas.surface))
    var mask = Mask(left: Int(left), top: Int(top), width: Int(width), height: Int(height))
    mask.coverage.reserveCapacity(mask.width * mask.height)
    for line in 0..<mask.height {
      for column in 0..<mask.width {
        mask.coverage.append(Self.degrees[Int(base[line * stride + column])])
      }
    }
    return mask
  }
}
