internal import CZlib
internal import Foundation

/// The chunks of a PNG file around compressed pixels.
///
/// - SeeAlso: ISO/IEC 15948, "Portable Network Graphics", 5 and 11.
struct PNGFile {
  /// The meaning of a pixel's bytes.
  enum Form {
    /// Red, green and blue.
    case opaque
    /// Red, green, blue and alpha.
    case transparent
    /// The place in a list of red, green, blue and alpha.
    case palette([[UInt8]])

    /// The number in the header.
    fileprivate var colourType: UInt8 {
      switch self {
      case .opaque: 2
      case .transparent: 6
      case .palette: 3
      }
    }
  }

  /// The file.
  let data: Data

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - form: The meaning of a pixel's bytes.
  ///   - packed: The rows as a zlib stream, each preceded by its filter byte.
  init(width: Int, height: Int, _ form: Form, packed: [UInt8]) {
    var data = Data()
    data.reserveCapacity(packed.count + 1200)
    data.append(contentsOf: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // One way of packing, one set of filters, not interlaced.
    Self.append(
      "IHDR", Self.bytes(width) + Self.bytes(height) + [8, form.colourType, 0, 0, 0], to: &data)
    // Perceptual intent.
    Self.append("sRGB", [0], to: &data)
    if case .palette(let colours) = form {
      Self.append("PLTE", colours.flatMap { $0.prefix(3) }, to: &data)
      // Colours without a number here are opaque.
      if let last = colours.lastIndex(where: { $0[3] < 255 }) {
        Self.append("tRNS", colours[...last].map { $0[3] }, to: &data)
      }
    }
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
