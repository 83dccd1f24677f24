internal import CZlib
internal import Foundation

/// The chunks of a PNG file around compressed pixels.
///
/// - SeeAlso: ISO/IEC 15948, "Portable Network Graphics", 5 and 11.
struct PNGFile {
  /// The file.
  let data: Data

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - channels: 3 for RGB, 4 with alpha; 8 bits each.
  ///   - packed: The rows as a zlib stream, each preceded by its filter byte.
  init(width: Int, height: Int, channels: Int, packed: [UInt8]) {
    var data = Data()
    data.reserveCapacity(packed.count + 96)
    data.append(contentsOf: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // Colour type 2 is RGB, 6 with alpha; one way of packing, one set of filters, not interlaced.
    Self.append(
      "IHDR", Self.bytes(width) + Self.bytes(height) + [8, channels == 3 ? 2 : 6, 0, 0, 0],
      to: &data)
    // Perceptual intent.
    Self.append("sRGB", [0], to: &data)
    Self.append("IDAT", packed, to: &data)
    Self.append("IEND", [], to: &data)
    self.data = data
  }

  private static func append(_ name: String, _ body: [UInt8], to data: inout Data) {
    data.append(contentsOf: bytes(body.count))
    let name = Array(name.utf8)
    data.append(contentsOf: name)
    data.append(contentsOf: body)
    let start = crc32(0, name, uInt(name.count))
    // zlib restarts if there are no bytes.
    let sum = body.isEmpty ? start : crc32(start, body, uInt(body.count))
    data.append(contentsOf: bytes(Int(sum)))
  }

  /// Returns four bytes in big-endian order.
  private static func bytes(_ number: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).bigEndian) { Array($0) }
  }
}
