internal import CCairo
internal import Foundation

/// The callback for Cairo's output; the closure pointer is an unretained `ByteSink`.
let cairoWriter:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> cairo_status_t = {
    closure, bytes, count in
    guard let sink = ByteSink.from(closure), let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    sink.data.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }

extension CGImage {
  /// Calls `body` with a Cairo surface for this picture's bytes; nil if Cairo cannot create it.
  func withSurface<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
    pixels.withUnsafeBufferPointer { bytes -> Result? in
      // The surface is only read: it is a source, and is finished before the bytes are deallocated.
      guard let base = UnsafeMutablePointer(mutating: bytes.baseAddress),
        let surface = cairo_image_surface_create_for_data(
          base, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
      else { return nil }
      defer {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
      return body(surface)
    }
  }
}
