extension XMLReader {
  /// A refusal at the place reached.
  mutating func malformed(_ what: String) -> DocumentError {
    DocumentError(.malformed(what), path: path, position: place())
  }

  /// The position of the next byte.
  mutating func place() -> SourcePosition { places.position(of: index, in: bytes) }

  /// Whether the text goes on with these characters.
  func has(_ text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount < bytes.count else { return false }
    var at = index
    for byte in text.description.utf8 {
      if bytes[at] != byte { return false }
      at += 1
    }
    return true
  }

  /// Moves past the next occurrence of `end`.
  mutating func skipPast(_ end: String, from: Int, what: String) throws(DocumentError) {
    let pattern = Array(end.utf8)
    let first = pattern[0]
    var at = from
    while at + pattern.count < bytes.count {
      if bytes[at] == first, bytes[at..<(at + pattern.count)].elementsEqual(pattern) {
        index = at + pattern.count
        return
      }
      at += 1
    }
    throw malformed("a \(what) that does not end")
  }

  /// Moves past blanks; tells whether there were any.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    let start = index
    while Self.isBlank(bytes[index]) { index += 1 }
    return index > start
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// Reads an element's or attribute's name.
  mutating func readName() throws(DocumentError) -> String {
    let start = index
    while Self.isNameByte(bytes[index]) { index += 1 }
    guard index > start, !Self.isNotNameStart(bytes[start]) else {
      index = start
      throw malformed("a name is missing")
    }
    return names.string(for: bytes, from: start, to: index)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"),
      UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...0xFF:
      true
    default: false
    }
  }

  private static func isNotNameStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  /// Reads `name="value"`.
  mutating func readAttribute(
    of element: String, at position: SourcePosition
  ) throws(DocumentError) -> Element.Attribute {
    let name = try readName()
    skipBlanks()
    guard bytes[index] == UInt8(ascii: "=") else {
      if bytes[index] == 0 {
        throw DocumentError(.truncated(element: element), path: path, position: position)
      }
      throw malformed("the attribute \(name) has no value")
    }
    index += 1
    skipBlanks()
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw malformed("the value of \(name) is not quoted")
    }
    index += 1
    let start = index
    var isPlain = true
    while bytes[index] != quote {
      switch bytes[index] {
      case 0: throw DocumentError(.truncated(element: element), path: path, position: position)
      case UInt8(ascii: "<"): throw malformed("a < in the value of \(name)")
      case UInt8(ascii: "&"), 0x09, 0x0A, 0x0D: isPlain = false
      case 0x01..<0x20: throw malformed("a control character")
      default: break
      }
      index += 1
    }
    let end = index
    index += 1
    if isPlain {
      return .init(name: name, value: names.value(for: bytes, from: start, to: end))
    }
    return .init(name: name, value: try decode(from: start, to: end, isAttribute: true))
  }

  /// Reads character data up to the next `<` or the end.
  mutating func readText() throws(DocumentError) -> String {
    let start = index
    var isPlain = true
    while bytes[index] != UInt8(ascii: "<"), bytes[index] != 0 {
      switch bytes[index] {
      case UInt8(ascii: "&"), 0x0D: isPlain = false
      case 0x01..<0x09, 0x0B..<0x0D, 0x0E..<0x20: throw malformed("a control character")
      default: break
      }
      index += 1
    }
    if bytes[index] == 0, index < bytes.count - 1 { throw malformed("a control character") }
    if isPlain { return String(decoding: bytes[start..<index], as: UTF8.self) }
    return try decode(from: start, to: index, isAttribute: false)
  }
}
