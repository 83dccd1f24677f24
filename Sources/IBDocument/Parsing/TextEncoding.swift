internal import Diagnostics
import Foundation

/// The conversion of a file's bytes to UTF-8 without a byte order mark.
///
/// Interface Builder writes UTF-8. UTF-16 is converted if it has a byte order mark or begins with a `<`. Any other
/// declared encoding is rejected, because guessing would change names silently.
enum TextEncoding {
  static func utf8(_ data: Data, path: String) throws(DocumentError) -> [UInt8] {
    if let encoding = utf16(data) {
      guard let text = String(data: data, encoding: encoding) else {
        throw DocumentError(.encoding("UTF-16"), path: path)
      }
      return Array(text.utf8)
    }
    let bytes = Array(data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data)
    if let declared = declaredEncoding(bytes) {
      let known: Set<String> = ["utf-8", "utf8", "us-ascii", "ascii"]
      guard known.contains(declared.lowercased()) else {
        throw DocumentError(
          .encoding("UTF-8 (it declares \(declared))"), path: path,
          position: SourcePosition(line: 1, column: 1))
      }
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      var places = PlaceFinder()
      let position = places.position(of: firstInvalid(bytes), in: bytes)
      throw DocumentError(.encoding("UTF-8"), path: path, position: position)
    }
    return bytes
  }

  /// Returns the byte order of UTF-16 data; nil for other encodings (XML 1.0, appendix F.1).
  private static func utf16(_ data: Data) -> String.Encoding? {
    switch Array(data.prefix(2)) {
    case [0xFF, 0xFE], [0xFE, 0xFF]: .utf16
    case [0x3C, 0]: .utf16LittleEndian
    case [0, 0x3C]: .utf16BigEndian
    default: nil
    }
  }

  /// Returns the encoding in an XML declaration, if there is one.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard head.hasPrefix("<?xml"), let end = head.range(of: "?>"),
      let key = head.range(of: "encoding=", range: head.startIndex..<end.lowerBound),
      key.upperBound < end.lowerBound
    else { return nil }
    let rest = head[key.upperBound..<end.lowerBound]
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    let value = rest.dropFirst()
    return value.firstIndex(of: quote).map { String(value[..<$0]) }
  }

  /// Returns the offset of the first byte that does not begin a valid character.
  private static func firstInvalid(_ bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput, .error: return min(offset, bytes.count)
      }
    }
  }
}
