internal import CGdkPixbuf
internal import CPango
package import Foundation

extension CGImage {
  /// Returns the picture as a JPEG file; transparent areas become white.
  ///
  /// - Parameter quality: The quality, from 0 for the smallest file to 1 for the best picture; other values are
  ///   clamped.
  /// - Throws: `ImageError` if the file cannot be written.
  package func jpegData(quality: Double) throws(ImageError) -> Data {
    guard
      let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height)),
      let target = gdk_pixbuf_get_pixels(pixbuf)
    else { throw .encodingFailed("out of memory") }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    var from = 0
    for row in 0..<height {
      var at = row * stride
      for _ in 0..<width {
        let white = 255 - Int(pixels[from + 3])
        for channel in 0..<3 {
          target[at + channel] = UInt8(min(255, Int(pixels[from + 2 - channel]) + white))
        }
        from += 4
        at += 3
      }
    }
    var bytes: UnsafeMutablePointer<CChar>?
    var count: Int = 0
    let level = String(Int(((quality.isNaN ? 1 : min(max(quality, 0), 1)) * 100).rounded()))
    let isWritten = "quality".withCString { key in
      level.withCString { value in
        var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
        var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
        return gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &count, "jpeg", &keys, &values, nil)
      }
    }
    guard isWritten != 0, let bytes else { throw .encodingFailed("no encoder for JPEG") }
    defer { g_free(bytes) }
    return Data(bytes: bytes, count: Int(count))
  }
}
