/// The text of a log that was exported in another format.
package enum LogText {
  /// Returns the plain text: all strings of a JSON value, each on separate lines; any other text is returned unchanged.
  ///
  /// Some tools write test results as JSON with entire logs in strings. Keys are not part of the log. A list of
  /// constraints in brackets is not JSON.
  ///
  /// - Complexity: O(characters).
  package static func plain(_ text: String) -> String {
    let bytes = ArraySlice(Array(text.utf8))
    guard isJSON(bytes) else { return text }
    var strings = JSONStrings(bytes)
    var plain: [UInt8] = []
    while let string = strings.next() {
      plain += string
      if plain.last != UInt8(ascii: "\n") { plain.append(UInt8(ascii: "\n")) }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Whether a text is a JSON object or array, judging by its first two tokens.
  private static func isJSON(_ bytes: ArraySlice<UInt8>) -> Bool {
    // Files may begin with a byte order mark.
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    let whole = bytes.drop(while: isBlank)
    guard let first = whole.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    else { return false }
    // Brackets also open lists and line prefixes: the first token after them decides.
    let rest = whole.drop { isBlank($0) || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }
    switch rest.first {
    case UInt8(ascii: "\""):
      // A list of constraints may be enclosed in brackets.
      return rest.dropFirst().first != UInt8(ascii: "<")
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      let next = rest.dropFirst().drop(while: isBlank).first
      return next == nil || next == UInt8(ascii: ",") || next == UInt8(ascii: "]")
    default: return false
    }
  }

  fileprivate static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}

/// The string values of a JSON text, in order.
///
/// An unterminated string ends with the text.
private struct JSONStrings {
  private var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) { rest = text }

  /// Returns the next string with its escapes resolved.
  mutating func next() -> [UInt8]? {
    while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
      rest = rest[(quote + 1)...]
      let string = read()
      let isKey = rest.drop(while: LogText.isBlank).first == UInt8(ascii: ":")
      if !isKey { return string }
    }
    return nil
  }

  /// Reads a string after its opening quotation mark, including the closing one.
  private mutating func read() -> [UInt8] {
    var string: [UInt8] = []
    var at = rest.startIndex
    while at < rest.endIndex, rest[at] != UInt8(ascii: "\"") {
      guard rest[at] == UInt8(ascii: "\\"), at + 1 < rest.endIndex else {
        string.append(rest[at])
        at += 1
        continue
      }
      let mark = rest[at + 1]
      at += 2
      switch mark {
      case UInt8(ascii: "n"): string.append(0x0A)
      case UInt8(ascii: "t"): string.append(0x09)
      case UInt8(ascii: "r"): string.append(0x0D)
      case UInt8(ascii: "b"): string.append(0x08)
      case UInt8(ascii: "f"): string.append(0x0C)
      case UInt8(ascii: "u"): string += Array(String(scalar(&at)).utf8)
      default: string.append(mark)
      }
    }
    rest = rest[min(at + 1, rest.endIndex)...]
    return string
  }

  /// Returns the scalar for a `\u` escape, including the second half of a surrogate pair.
  private func scalar(_ at: inout Int) -> Unicode.Scalar {
    guard let first = unit(at) else { return "\u{FFFD}" }
    at += 4
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, rest.endIndex - at >= 6, rest[at] == UInt8(ascii: "\\"),
      rest[at + 1] == UInt8(ascii: "u"), let second = unit(at + 2), (0xDC00...0xDFFF) ~= second
    else { return "\u{FFFD}" }
    at += 6
    return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  /// Reads four hexadecimal digits; nil for other characters.
  private func unit(_ at: Int) -> UInt32? {
    guard rest.endIndex - at >= 4, rest[at] != UInt8(ascii: "+"), rest[at] != UInt8(ascii: "-")
    else { return nil }
    return UInt32(String(decoding: rest[at..<at + 4], as: UTF8.self), radix: 16)
  }
}
