internal import CZlib

/// Unpacks what zlib packed, streams (RFC 1950) and gzip files (RFC 1952), and packs streams.
package enum Deflate {
  /// Bytes as a zlib stream; nil where there is no memory.
  ///
  /// - Parameter level: 1 for quick, 9 for small.
  static func packed(_ bytes: [UInt8], level: Int) -> [UInt8]? {
    var isPacked = false
    let room = Int(compressBound(uLong(bytes.count)))
    let result = [UInt8](unsafeUninitializedCapacity: room) { target, count in
      var size = uLong(room)
      isPacked =
        compress2(target.baseAddress, &size, bytes, uLong(bytes.count), Int32(level)) == Z_OK
      count = isPacked ? Int(size) : 0
    }
    return isPacked ? result : nil
  }

  /// Returns the bytes of a zlib stream, as far as it can be decompressed.
  ///
  /// - Parameters:
  ///   - limit: No more bytes than that are given, however many there would be.
  ///   - isGzip: Whether it is a gzip file instead.
  package static func unpacked(_ bytes: [UInt8], limit: Int, isGzip: Bool = false) -> [UInt8] {
    var stream = z_stream()
    // zlib remembers where the stream is and refuses one that has moved: one pointer for all calls.
    return withUnsafeMutablePointer(to: &stream) { stream in
      guard
        inflateInit2_(
          stream, MAX_WBITS + (isGzip ? 16 : 0), ZLIB_VERSION,
          Int32(MemoryLayout<z_stream>.size)) == Z_OK
      else { return [] }
      defer { inflateEnd(stream) }
      return bytes.withUnsafeBufferPointer { source in
        // zlib only reads there; its type says less because C knew no `const`.
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
      // Anything else is the end, a fault or a text that stops.
      guard outcome == Z_OK else { break }
    }
    return Array(result.prefix(limit))
  }
}
