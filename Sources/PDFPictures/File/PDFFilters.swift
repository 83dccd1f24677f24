internal import Drawing

/// Decodes the bytes of streams.
///
/// - SeeAlso: ISO 32000-1, 7.4.
struct PDFFilters {
  let file: PDFFile
  /// The maximum number of bytes that all streams of a page decode to.
  private static let maximumBytes = 64 << 20

  init(_ file: PDFFile) { self.file = file }

  /// The bytes with all filters decoded; empty if a filter is not supported.
  func unpacked(_ stream: PDFStream) -> [UInt8] {
    let (bytes, rest) = unpackedToPicture(stream)
    return rest == nil ? bytes : []
  }

  /// The bytes decoded up to the first image filter or unsupported filter, and that filter's name.
  func unpackedToPicture(_ stream: PDFStream) -> (bytes: [UInt8], rest: String?) {
    _ = file.budget.spend(Double(stream.packed.count) * PDFBudget.packedByte)
    var bytes = Array(stream.packed)
    for (name, parameters) in filters(of: stream) {
      let room = Self.maximumBytes - file.unpackedBytes
      guard room > 0 else { return ([], "TooMuch") }
      switch name {
      case "FlateDecode", "Fl":
        bytes = Predictor(parameters).undone(Deflate.unpacked(bytes, limit: room))
      case "LZWDecode", "LZW":
        let early = parameters["EarlyChange"]?.integer ?? 1
        bytes = Predictor(parameters).undone(
          LZW.unpacked(bytes, early: early != 0, limit: room))
      case "ASCIIHexDecode", "AHx": bytes = hexadecimal(bytes)
      case "ASCII85Decode", "A85": bytes = base85(bytes)
      case "RunLengthDecode", "RL": bytes = runs(bytes, limit: room)
      case "Crypt": break
      default: return (bytes, name)
      }
      file.unpackedBytes += bytes.count
    }
    return (bytes, nil)
  }

  private func filters(of stream: PDFStream) -> [(String, [String: PDFValue])] {
    let names = file.resolve(stream.dictionary["Filter"] ?? stream.dictionary["F"])
    let parameters = file.resolve(stream.dictionary["DecodeParms"] ?? stream.dictionary["DP"])
    let list = names.array ?? [names]
    return list.prefix(16).enumerated().compactMap { index, value in
      guard let name = file.resolve(value).name else { return nil }
      let own = parameters.array.map { index < $0.count ? $0[index] : .null } ?? parameters
      let entries = (file.resolve(own).dictionary ?? [:]).mapValues { file.resolve($0) }
      return (name, entries)
    }
  }

  private func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
    var lexer = PDFLexer([UInt8(ascii: "<")] + bytes[...] + [UInt8(ascii: ">")])
    if case .string(let text) = lexer.next() { return text }
    return []
  }

  private func base85(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var group: [UInt32] = []
    func flush(_ digits: [UInt32], _ count: Int) {
      let value = digits.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
      for index in 0..<count {
        result.append(UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32(index))))
      }
    }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "z") where group.isEmpty: result += [0, 0, 0, 0]
      case UInt8(ascii: "!")...UInt8(ascii: "u"):
        group.append(UInt32(byte - UInt8(ascii: "!")))
        if group.count == 5 {
          flush(group, 4)
          group = []
        }
      case UInt8(ascii: "~"):
        if group.count > 1 {
          flush(group + Array(repeating: 84, count: 5 - group.count), group.count - 1)
        }
        return result
      default: continue
      }
    }
    if group.count > 1 {
      flush(group + Array(repeating: 84, count: 5 - group.count), group.count - 1)
    }
    return result
  }

  private func runs(_ bytes: [UInt8], limit: Int) -> [UInt8] {
    var (result, at): ([UInt8], Int) = ([], 0)
    while at < bytes.count, bytes[at] != 128, result.count < limit {
      let length = Int(bytes[at])
      if length < 128 {
        result += bytes[min(at + 1, bytes.count)..<min(at + 2 + length, bytes.count)]
        at += length + 2
      } else {
        guard at + 1 < bytes.count else { break }
        result += Array(repeating: bytes[at + 1], count: 257 - length)
        at += 2
      }
    }
    return result
  }
}

/// Reverses the prediction that was applied to bytes before compression.
///
/// - SeeAlso: ISO 32000-1, 7.4.4.4; PNG specification, filter types.
private struct Predictor {
  private let kind: Int
  private let bytesPerPixel: Int
  private let bytesPerRow: Int
  private let bits: Int

  init(_ parameters: [String: PDFValue]) {
    kind = parameters["Predictor"]?.integer ?? 1
    func size(_ key: String, _ fallback: Int, _ maximum: Int) -> Int {
      min(max(parameters[key]?.integer ?? fallback, 1), maximum)
    }
    bits = size("BitsPerComponent", 8, 16)
    let parts = size("Colors", 1, 32)
    bytesPerPixel = max(1, parts * bits / 8)
    bytesPerRow = (size("Columns", 1, 1 << 20) * parts * bits + 7) / 8
  }

  func undone(_ bytes: [UInt8]) -> [UInt8] {
    if kind >= 10 { return png(bytes) }
    return kind == 2 && bits == 8 ? differences(bytes) : bytes
  }

  private func differences(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for row in stride(from: 0, to: bytes.count, by: bytesPerRow) {
      let end = min(row + bytesPerRow, bytes.count)
      guard row + bytesPerPixel < end else { continue }
      for index in row + bytesPerPixel..<end { bytes[index] &+= bytes[index - bytesPerPixel] }
    }
    return bytes
  }

  private func png(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var above = [UInt8](repeating: 0, count: bytesPerRow)
    var at = 0
    while at < bytes.count {
      let filter = bytes[at]
      var row = Array(bytes[at + 1..<min(at + 1 + bytesPerRow, bytes.count)])
      at += 1 + bytesPerRow
      for index in row.indices {
        let left = index >= bytesPerPixel ? Int(row[index - bytesPerPixel]) : 0
        let (up, corner) = (
          Int(above[index]), index >= bytesPerPixel ? Int(above[index - bytesPerPixel]) : 0
        )
        let guess: Int =
          switch filter {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          case 4: Self.nearest(left, up, corner)
          default: 0
          }
        row[index] &+= UInt8(truncatingIfNeeded: guess)
      }
      result += row
      above.replaceSubrange(0..<row.count, with: row)
    }
    return result
  }

  private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }
}

/// The LZW compression of older files: codes for byte sequences that occurred before.
///
/// - SeeAlso: ISO 32000-1, 7.4.4.2.
private enum LZW {
  static func unpacked(_ bytes: [UInt8], early: Bool, limit: Int) -> [UInt8] {
    var result: [UInt8] = []
    // The code table, as ranges of the result: the first 256 codes are bytes, 256 clears the table, 257 ends the data.
    var words: [Range<Int>] = []
    var (width, buffer, bits) = (9, 0, 0)
    var last: Range<Int>?
    for byte in bytes {
      buffer = buffer << 8 | Int(byte)
      bits += 8
      guard bits >= width else { continue }
      bits -= width
      let code = buffer >> bits
      buffer &= (1 << bits) - 1
      if code == 257 || result.count > limit { break }
      if code == 256 {
        (words, width, last) = ([], 9, nil)
        continue
      }
      let start = result.count
      if code < 256 {
        result.append(UInt8(code))
      } else if code - 258 < words.count {
        let word = words[code - 258]
        result.append(contentsOf: Array(result[word]))
      } else if let last, code - 258 == words.count {
        let word = Array(result[last])
        result += word + word.prefix(1)
      } else {
        break
      }
      if let last { words.append(last.lowerBound..<last.upperBound + 1) }
      last = start..<result.count
      let count = words.count + 258 + (early ? 1 : 0)
      width = count >= 2048 ? 12 : count >= 1024 ? 11 : count >= 512 ? 10 : 9
    }
    return result
  }
}
