/// A reader of the tags of an SVG drawing, in one pass over its bytes.
///
/// Texts, comments and instructions are skipped. Entities that a drawing declares itself are rejected, because they
/// can hide markup and multiply it.
///
/// - SeeAlso: W3C, "Extensible Markup Language 1.0", 2.4 to 3.1.
struct SVGMarkup {
  /// A tag.
  enum Event: Hashable {
    /// The start of an element, with its attributes by name; prefixes of names are omitted.
    case open(name: String, attributes: [String: String], isEmpty: Bool)
    /// The end of an element.
    case close(name: String)
  }

  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next tag; nil at the end.
  ///
  /// - Throws: `ImageError.corrupt` for a tag without end and for declared entities.
  mutating func next() throws(ImageError) -> Event? {
    while let open = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      at = open + 1
      if starts("!--") {
        try skip(past: "-->")
      } else if starts("![CDATA[") {
        try skip(past: "]]>")
      } else if starts("?") {
        try skip(past: "?>")
      } else if starts("!") {
        try declaration()
      } else if starts("/") {
        at += 1
        let name = scanName()
        try skip(past: ">")
        return .close(name: name)
      } else {
        return try element()
      }
    }
    return nil
  }

  private func starts(_ word: String) -> Bool { bytes[at...].starts(with: word.utf8) }

  private mutating func skip(past end: String) throws(ImageError) {
    let last = Array(end.utf8)
    while at + last.count <= bytes.count {
      if bytes[at] == last[0], bytes[at...].starts(with: last) {
        at += last.count
        return
      }
      at += 1
    }
    throw .corrupt("a tag of the drawing has no end")
  }

  /// Skips a document type, whose inner part may be in brackets.
  private mutating func declaration() throws(ImageError) {
    var depth = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "!") where starts("!ENTITY"):
        throw .corrupt("a drawing with entities of its own")
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0:
        at += 1
        return
      default: break
      }
      at += 1
    }
    throw .corrupt("a tag of the drawing has no end")
  }

  private mutating func element() throws(ImageError) -> Event {
    let name = scanName()
    var attributes: [String: String] = [:]
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: ">"):
        at += 1
        return .open(name: name, attributes: attributes, isEmpty: false)
      case UInt8(ascii: "/") where starts("/>"):
        at += 2
        return .open(name: name, attributes: attributes, isEmpty: true)
      case let byte where Self.isSpace(byte):
        at += 1
      default:
        let start = at
        let key = scanName()
        if let value = scanValue() { attributes[key] = value }
        if at == start { at += 1 }
      }
    }
    throw .corrupt("a tag of the drawing has no end")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Reads a name without its prefix.
  private mutating func scanName() -> String {
    let start = at
    while at < bytes.count, !Self.isSpace(bytes[at]),
      ![UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains(bytes[at])
    { at += 1 }
    let name = bytes[start..<at]
    let colon = name.lastIndex(of: UInt8(ascii: ":"))
    return String(decoding: colon.map { name[($0 + 1)...] } ?? name, as: UTF8.self)
  }

  /// Reads an equals sign and a quoted value; nil, without moving, if they are missing.
  private mutating func scanValue() -> String? {
    var place = at
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { return nil }
    place += 1
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
    guard place < bytes.count, bytes[place] == 0x22 || bytes[place] == 0x27 else { return nil }
    let end = bytes[(place + 1)...].firstIndex(of: bytes[place]) ?? bytes.count
    at = min(end + 1, bytes.count)
    let value = bytes[(place + 1)..<end]
    let text = String(decoding: value, as: UTF8.self)
    return value.contains(UInt8(ascii: "&")) ? Self.decoded(text) : text
  }

  /// Replaces the entities of XML and numbered characters; others remain.
  private static func decoded(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix(10).prefix { $0 != ";" }
      guard rest.dropFirst(name.count + 1).first == ";", let character = character(name) else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result.append(character)
      rest = rest.dropFirst(name.count + 2)
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHex = name.hasPrefix("#x")
      return UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
        .flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
