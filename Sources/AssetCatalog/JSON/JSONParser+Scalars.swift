/// The parsing of numbers and strings.
extension JSONParser {
  /// Parses a number: a minus sign, digits without a leading zero, a fraction, and an exponent.
  mutating func number() throws(JSONError) -> Double {
    let start = index
    _ = consume(UInt8(ascii: "-"))
    if !consume(UInt8(ascii: "0")) { try digits() }
    if consume(UInt8(ascii: ".")) { try digits() }
    if consume(UInt8(ascii: "e")) || consume(UInt8(ascii: "E")) {
      if !consume(UInt8(ascii: "+")) { _ = consume(UInt8(ascii: "-")) }
      try digits()
    }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      number.isFinite
    else { throw error(.numberOutOfRange, at: start) }
    return number
  }

  private mutating func digits() throws(JSONError) {
    let start = index
    while let byte = next, (0x30...0x39).contains(byte) { index += 1 }
    guard index > start else { throw error(.expected("a digit")) }
  }

  /// Parses a string with its quotation marks.
  mutating func string() throws(JSONError) -> String {
    index += 1
    let start = index
    // Most strings contain no escapes and are read as a whole.
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      index += 1
    }
    if next == UInt8(ascii: "\"") {
      defer { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
    var text = Array(bytes[start..<index])
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += Array(String(try escape()).utf8)
      case 0..<0x20:
        throw error(.controlCharacter)
      default:
        text.append(byte)
        index += 1
      }
    }
    throw error(.expected("'\"'"))
  }

  /// Parses a backslash and the character that it escapes.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let byte = next else { throw error(.expected("an escape")) }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar(from: start)
    default: throw error(.expected("an escape"), at: start)
    }
  }

  /// Parses four hexadecimal digits, or a surrogate pair.
  private mutating func scalar(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let high = try fourDigits()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard (0xD800..<0xDC00).contains(high), bytes[index...].starts(with: "\\u".utf8) else {
      throw error(.unpairedSurrogate, at: start)
    }
    index += 2
    let low = try fourDigits()
    guard (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw error(.unpairedSurrogate, at: start) }
    return scalar
  }

  private mutating func fourDigits() throws(JSONError) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error(.expected("four hexadecimal digits"))
      }
      number = number << 4 | UInt32(digit)
      index += 1
    }
    return number
  }
}
