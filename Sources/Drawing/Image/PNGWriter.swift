package import Foundation

/// Writes PNG files: 8-bit RGB, with alpha where a pixel is not opaque.
///
/// Screens are large and mostly flat. For them the row above is the best guess nearly everywhere and
/// zlib's fastest level nearly as small as its slowest, so large pictures take these; small ones try all
/// filters of a row and pack harder. The same pixels give the same bytes.
///
/// Source: W3C, "Portable Network Graphics (PNG) Specification (Second Edition)".
struct PNGWriter {
  private let image: CGImage
  private let channels: Int
  private let isLarge: Bool
  /// From this many pixels on a picture is large.
  private static let largeCount = 500_000

  init(_ image: CGImage) {
    self.image = image
    let pixels = image.pixels
    let isOpaque = pixels.withUnsafeBufferPointer { bytes in
      var all: UInt8 = 255
      for at in stride(from: 3, to: bytes.count, by: 4) { all &= bytes[at] }
      return all == 255
    }
    channels = isOpaque ? 3 : 4
    isLarge = image.width * image.height >= Self.largeCount
  }

  /// The file; nil without memory.
  func data() -> Data? {
    guard let packed = Deflate.packed(filtered(), level: isLarge ? 1 : 9) else { return nil }
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let sides = Self.bytes(image.width) + Self.bytes(image.height)
    Self.append("IHDR", sides + [8, channels == 3 ? 2 : 6, 0, 0, 0], to: &data)
    Self.append("IDAT", packed, to: &data)
    Self.append("IEND", [], to: &data)
    return data
  }

  /// All rows, each after the number of its filter.
  private func filtered() -> [UInt8] {
    let length = image.width * channels
    var row = [UInt8](repeating: 0, count: length)
    var above = row
    return [UInt8](unsafeUninitializedCapacity: (length + 1) * image.height) { target, count in
      guard let base = target.baseAddress else { return }
      var trial = [UInt8](repeating: 0, count: length)
      for y in 0..<image.height {
        row.withUnsafeMutableBufferPointer { row in
          fill(row, y)
          above.withUnsafeBufferPointer { above in
            let to = UnsafeMutableBufferPointer(
              start: base + y * (length + 1) + 1, count: length)
            let filter = UnsafeBufferPointer(row)
            to.baseAddress.map { $0[-1] = 2 }
            apply(.up, filter, above, to)
            guard !isLarge else { return }
            var least = Self.weight(UnsafeBufferPointer(to))
            trial.withUnsafeMutableBufferPointer { trial in
              for other in Filter.others {
                apply(other, filter, above, trial)
                let weight = Self.weight(UnsafeBufferPointer(trial))
                guard weight < least else { continue }
                least = weight
                to.baseAddress.map { $0[-1] = other.rawValue }
                for x in 0..<length { to[x] = trial[x] }
              }
            }
          }
        }
        swap(&row, &above)
      }
      count = (length + 1) * image.height
    }
  }

  /// How a byte is guessed from its neighbours; 9.2 of the standard.
  private enum Filter: UInt8 {
    case none, sub, up, average, paeth

    /// What is tried beside `up`.
    static let others: [Filter] = [.none, .sub, .average, .paeth]
  }

  /// The differences between a row and its guesses.
  private func apply(
    _ filter: Filter, _ row: UnsafeBufferPointer<UInt8>, _ above: UnsafeBufferPointer<UInt8>,
    _ target: UnsafeMutableBufferPointer<UInt8>
  ) {
    let step = channels
    switch filter {
    case .none: for x in row.indices { target[x] = row[x] }
    case .up: for x in row.indices { target[x] = row[x] &- above[x] }
    case .sub:
      for x in row.indices { target[x] = row[x] &- (x < step ? 0 : row[x - step]) }
    case .average:
      for x in row.indices {
        let left = x < step ? 0 : Int(row[x - step])
        target[x] = row[x] &- UInt8((left + Int(above[x])) / 2)
      }
    case .paeth:
      for x in row.indices {
        let (a, b) = (x < step ? 0 : Int(row[x - step]), Int(above[x]))
        let c = x < step ? 0 : Int(above[x - step])
        let (pa, pb, pc) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
        target[x] = row[x] &- UInt8(pa <= pb && pa <= pc ? a : pb <= pc ? b : c)
      }
    }
  }

  /// The sum of differences as signed numbers: what the standard suggests to choose a filter by (12.8).
  private static func weight(_ row: UnsafeBufferPointer<UInt8>) -> Int {
    row.reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) }
  }

  /// One row as red, green, blue and perhaps alpha, not multiplied.
  private func fill(_ row: UnsafeMutableBufferPointer<UInt8>, _ y: Int) {
    image.pixels.withUnsafeBufferPointer { pixels in
      var from = y * image.width * 4
      var to = 0
      if channels == 3 {
        for _ in 0..<image.width {
          row[to] = pixels[from + 2]
          row[to + 1] = pixels[from + 1]
          row[to + 2] = pixels[from]
          from += 4
          to += 3
        }
        return
      }
      for _ in 0..<image.width {
        let alpha = Int(pixels[from + 3])
        for part in 0..<3 {
          let value = Int(pixels[from + 2 - part])
          row[to + part] =
            alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
        }
        row[to + 3] = UInt8(alpha)
        from += 4
        to += 4
      }
    }
  }

  // MARK: Chunks

  private static func bytes(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Appends length, type, content and check sum; 5.3 of the standard.
  private static func append(_ type: String, _ content: [UInt8], to data: inout Data) {
    data += bytes(content.count)
    data += Array(type.utf8)
    data += content
    var sum = UInt32.max
    for part in [Array(type.utf8), content] {
      for byte in part { sum = sums[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
    }
    data += bytes(Int(~sum))
  }

  /// The check sums of single bytes; annex D.
  private static let sums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }
}

extension CGImage {
  /// This picture as a PNG file; the same pixels give the same bytes.
  package func pngData() throws(ImageError) -> Data {
    guard let data = PNGWriter(self).data() else { throw .encodingFailed("no memory") }
    return data
  }
}
