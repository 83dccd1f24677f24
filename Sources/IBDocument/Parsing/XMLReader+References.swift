extension XMLReader {
  /// The longest reference that can mean anything, `&#x0010FFFF;` with some slack.
  ///
  /// Bounding the search keeps a text full of ampersands linear.
  private static var longestReference: Int { 16 }

  /// Resolves references and normalizes line ends, in attributes blanks as well (XML 1.0, 2.11 and
  /// 3.3.3).
  ///
  /// Only the five predefined entities exist; another name is refused.
  mutating func decode(
    from start: Int, to end: Int, isAttribute: Bool
  ) throws(DocumentError) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(end - start)
    var at = start
    while at < end {
      let byte = bytes[at]
      at += 1
      switch byte {
      case UInt8(ascii: "&"):
        let scalar = try reference(at: at - 1, before: end)
        at = scalar.next
        result.append(contentsOf: String(Character(scalar.value)).utf8)
      case 0x0D:
        if at < end, bytes[at] == 0x0A { at += 1 }
        result.append(isAttribute ? 0x20 : 0x0A)
      case 0x09, 0x0A: result.append(isAttribute ? 0x20 : byte)
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func reference(
    at start: Int, before end: Int
  ) throws(DocumentError) -> (value: Unicode.Scalar, next: Int) {
    let limit = min(end, start + Self.longestReference)
    guard let stop = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      index = start
      throw malformed("an ampersand that starts no reference")
    }
    let name = String(decoding: bytes[(start + 1)..<stop], as: UTF8.self)
    guard let scalar = Self.scalar(named: name) else {
      index = start
      throw malformed("&\(name); means nothing")
    }
    return (scalar, stop + 1)
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let code, code == 0x9 || code == 0xA || code == 0xD || code >= 0x20 else { return nil }
    return Unicode.Scalar(code)
  }
}
