internal import CCairo
import Foundation

/// A Cairo surface and its drawing state, in canvas pixels with y down.
///
/// Callers pass paths in canvas pixels; pens, pictures and text have a transform.
final class CairoCanvas: Canvas {
  let surface: OpaquePointer
  let cairo: OpaquePointer
  /// The drawing area in canvas pixels.
  private(set) var bounds: CGRect
  /// The destination of a PDF surface; nil for bitmaps.
  let sink: ByteSink?
  private(set) var isFinished = false
  /// The bounding boxes of open layers, in canvas pixels.
  var layerAreas: [CGRect] = []
  /// The last blurred shadow, which equal shapes reuse.
  var lastShadow: BlurredShadow?

  init?(surface: OpaquePointer?, bounds: CGRect, sink: ByteSink? = nil) {
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.cairo = cairo
    self.bounds = bounds
    self.sink = sink
  }

  deinit {
    cairo_destroy(cairo)
    if !isFinished { cairo_surface_finish(surface) }
    cairo_surface_destroy(surface)
  }

  /// Creates a transparent bitmap of `width` × `height` pixels.
  ///
  /// - Parameter format: The format, with colours or only coverage.
  static func bitmap(
    width: Int, height: Int, format: cairo_format_t = CAIRO_FORMAT_ARGB32
  ) -> CairoCanvas? {
    guard CGImage.isAllowed(width: width, height: height) else { return nil }
    return CairoCanvas(
      surface: cairo_image_surface_create(format, Int32(width), Int32(height)),
      bounds: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// A one-page PDF; lengths in points.
  static func pdf(size: CGSize) -> CairoCanvas? {
    guard size.isPage else { return nil }
    let sink = ByteSink()
    let surface = cairo_pdf_surface_create_for_stream(
      cairoWriter, sink.callbackPointer, size.width, size.height)
    // A fixed date, so that equal drawings are equal files.
    cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    return CairoCanvas(
      surface: surface, bounds: CGRect(origin: .zero, size: size), sink: sink)
  }

  var pictureZoom: Double { sink == nil ? 1 : 2 }

  /// Begins a page with a size in points; returns whether this is a document and the size is valid for a page.
  func beginPage(size: CGSize, endingLast: Bool) -> Bool {
    guard sink != nil, !isFinished, size.isPage else { return false }
    if endingLast { cairo_show_page(cairo) }
    cairo_pdf_surface_set_size(surface, size.width, size.height)
    bounds = CGRect(origin: .zero, size: size)
    return true
  }

  func save() { cairo_save(cairo) }
  func restore() { cairo_restore(cairo) }

  func canBlend(_ mode: CGBlendMode) -> Bool { mode != .plusDarker || sink == nil }

  /// Finishes a PDF document and returns it; nil for bitmaps and after an error.
  func finish() -> Data? {
    guard let sink else { return nil }
    if !isFinished {
      cairo_show_page(cairo)
      cairo_surface_finish(surface)
      isFinished = true
    }
    return cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS ? sink.data : nil
  }

  /// The pixels, valid until the next drawing; nil for PDF.
  ///
  /// Cairo has no padding behind rows of four bytes a pixel; canvases of another form have no such rows.
  var rows: PixelRows? {
    guard sink == nil else { return nil }
    cairo_surface_flush(surface)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    guard let base = cairo_image_surface_get_data(surface), width > 0, height > 0,
      Int(cairo_image_surface_get_stride(surface)) == width * 4
    else { return nil }
    return base.withMemoryRebound(to: UInt32.self, capacity: width * height) {
      PixelRows(
        width: width, height: height,
        pixels: UnsafeBufferPointer(start: $0, count: width * height))
    }
  }

  /// Calls `body` with the bytes of the pixels, which it may change, and the width; does nothing for PDF.
  func changePixels(_ body: (UnsafeMutableRawBufferPointer, Int) -> Void) {
    guard let rows else { return }
    body(
      UnsafeMutableRawBufferPointer(
        mutating: UnsafeRawBufferPointer(rows.pixels)), rows.width)
    cairo_surface_mark_dirty(surface)
  }

  /// A copy of the pixels; nil for PDF.
  func snapshot() -> CGImage? {
    guard let rows else { return nil }
    return try? CGImage(
      width: rows.width, height: rows.height,
      pixels: [UInt8](UnsafeRawBufferPointer(rows.pixels)))
  }

  /// Clips subsequent drawing to `path`.
  func clip(_ path: [PathElement], evenOdd: Bool) {
    Self.append(path, to: cairo)
    cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(cairo)
  }

  /// Resets the clip to the entire canvas.
  func resetClip() { cairo_reset_clip(cairo) }

  /// The bounding box of the clip.
  var clipBounds: CGRect { Self.clipBounds(of: cairo) }

  /// Returns the bounding box of the clip of a context, whose matrix becomes the identity.
  static func clipBounds(of cairo: OpaquePointer) -> CGRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_identity_matrix(cairo)
    cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// Replaces the current path.
  ///
  /// Steps with numbers that are not finite are omitted; numbers too large for Cairo's 24-bit fixed point are clamped.
  static func append(_ path: [PathElement], to cairo: OpaquePointer) {
    // Cairo uses 24.8 fixed point; coordinates beyond ±2²² overflow.
    func limit(_ value: Double) -> Double { min(max(value, -4_000_000), 4_000_000) }
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    var current = CGPoint.zero
    for element in path where element.isFinite {
      switch element {
      case .move(let p): cairo_move_to(cairo, limit(p.x), limit(p.y))
      case .line(let p): cairo_line_to(cairo, limit(p.x), limit(p.y))
      case .quad(let c, let p):
        let curve = Bezier(quadFrom: current, c, p)
        cairo_curve_to(
          cairo, limit(curve.p1.x), limit(curve.p1.y), limit(curve.p2.x), limit(curve.p2.y),
          limit(p.x), limit(p.y))
      case .curve(let c1, let c2, let p):
        cairo_curve_to(
          cairo, limit(c1.x), limit(c1.y), limit(c2.x), limit(c2.y), limit(p.x), limit(p.y))
      case .close: cairo_close_path(cairo)
      }
      current = element.points.last ?? current
    }
  }
}

extension CGSize {
  /// Whether the size, in points, is valid for a page.
  var isPage: Bool { width > 0 && height > 0 && width < 1e6 && height < 1e6 }
}

extension CGAffineTransform {
  /// The transform for Cairo.
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
