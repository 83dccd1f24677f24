// The three modules share headers; which of them owns a shared type depends on load order.
internal import CCairo
internal import CGdkPixbuf
internal import CPango
import Foundation

/// Packs bytes as a zlib stream (RFC 1950).
package enum Deflate {
  /// The packed bytes; nil without memory.
  ///
  /// - Parameter level: 1 is fast, 9 is small.
  static func packed(_ bytes: [UInt8], level: Int) -> [UInt8]? {
    guard let compressor = g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_ZLIB, Int32(level)) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(compressor)) }
    let converter = compressor
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var start = 0
    return bytes.withUnsafeBytes { source -> [UInt8]? in
      while true {
        var (read, written): (gsize, gsize) = (0, 0)
        let outcome = buffer.withUnsafeMutableBytes { target in
          g_converter_convert(
            converter, source.baseAddress.map { $0 + start }, gsize(source.count - start),
            target.baseAddress, gsize(target.count), G_CONVERTER_INPUT_AT_END, &read, &written, nil)
        }
        start += Int(read)
        result += buffer[..<Int(written)]
        switch outcome {
        case G_CONVERTER_CONVERTED: continue
        case G_CONVERTER_FINISHED: return result
        default: return nil
        }
      }
    }
  }

  /// The bytes of a zlib stream, as far as it can be read.
  ///
  /// - Parameters:
  ///   - limit: No more bytes than that are given, however many there would be.
  ///   - isGzip: Whether it is a gzip file (RFC 1952) instead.
  package static func unpacked(_ bytes: [UInt8], limit: Int, isGzip: Bool = false) -> [UInt8] {
    guard
      let converter = g_zlib_decompressor_new(
        isGzip ? G_ZLIB_COMPRESSOR_FORMAT_GZIP : G_ZLIB_COMPRESSOR_FORMAT_ZLIB)
    else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(converter)) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var start = 0
    bytes.withUnsafeBytes { source in
      while start < source.count, result.count < limit {
        var (read, written): (gsize, gsize) = (0, 0)
        let outcome = buffer.withUnsafeMutableBytes { target in
          g_converter_convert(
            converter, source.baseAddress.map { $0 + start }, gsize(source.count - start),
            target.baseAddress, gsize(target.count), G_CONVERTER_NO_FLAGS, &read, &written, nil)
        }
        guard outcome == G_CONVERTER_CONVERTED || outcome == G_CONVERTER_FINISHED else { return }
        start += Int(read)
        result += buffer[..<Int(written)]
        if outcome == G_CONVERTER_FINISHED || (read == 0 && written == 0) { return }
      }
    }
    return Array(result.prefix(limit))
  }
}
