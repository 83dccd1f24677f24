internal import CDeflate
internal import CZlib

/// The decompression of zlib streams (RFC 1950) and gzip files (RFC 1952), and the compression of streams.
package enum Deflate {
  /// Returns bytes as a zlib stream; nil if memory is exhausted.
  ///
  /// libdeflate packs what is in memory in half of zlib's time, to the same size.
  ///
  /// - Parameter level: The level, from 1 for fast to 12 for small.
  /// - SeeAlso: `Documentation/Decisions/png-and-zlib.md`.
  static func packed(_ bytes: [UInt8], level: Int) -> [UInt8]? {
    guard let compressor = libdeflate_alloc_compressor(Int32(level)) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let room = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let result = [UInt8](unsafeUninitializedCapacity: room) { target, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, target.baseAddress, target.count)
    }
    // Nothing is the answer to too little room.
    return result.isEmpty ? nil : result
  }

  /// Returns the bytes of a zlib stream, as far as it can be decompressed.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of returned bytes.
  ///   - isGzip: Whether the bytes are a gzip file instead.
  package static func unpacked(_ bytes: [UInt8], limit: Int, isGzip: Bool = false) -> [UInt8] {
    var stream = z_stream()
    // zlib stores the address of the stream and rejects one that has moved, so all calls use one pointer.
    return withUnsafeMutablePointer(to: &stream) { stream in
      guard
        inflateInit2_(
          stream, MAX_WBITS + (isGzip ? 16 : 0), ZLIB_VERSION,
          Int32(MemoryLayout<z_stream>.size)) == Z_OK
      else { return [] }
      defer { inflateEnd(stream) }
      return bytes.withUnsafeBufferPointer { source in
        // zlib only reads from this address; its type lacks `const` for historical reasons.
        stream.pointee.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
        stream.pointee.avail_in = uInt(clamping: source.count)
        return output(of: stream, limit: limit)
      }
    }
  }

  private static func output(of stream: UnsafeMutablePointer<z_stream>, limit: Int) -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while result.count < limit {
      let (outcome, room) = buffer.withUnsafeMutableBufferPointer { target in
        stream.pointee.next_out = target.baseAddress
        stream.pointee.avail_out = uInt(target.count)
        return (inflate(stream, Z_NO_FLUSH), Int(stream.pointee.avail_out))
      }
      result += buffer[..<(buffer.count - room)]
      // Any other result is the end, an error or truncated data.
      guard outcome == Z_OK else { break }
    }
    return Array(result.prefix(limit))
  }
}
