extension FormatScanner {
  /// The string at the position, which is at its quotation mark.
  ///
  /// Escapes are those of the documented grammar and of C: `\n`, `\r`, `\t`, a backslash before a
  /// backslash or a quotation mark, three octal digits, `x` with two and `u` with four hexadecimal
  /// ones. A backslash before anything else stays, so that it reaches patterns.
  mutating func string() throws(PredicateFormatError) -> String {
    let (start, quote) = (position, byte())
    position += 1
    var content: [UInt8] = []
    while byte() != quote || position >= bytes.count {
      guard position < bytes.count else { throw error("a closing quotation mark", at: start) }
      if byte() == UInt8(ascii: "\\"), position + 1 < bytes.count {
        escape(into: &content)
      } else {
        content.append(byte())
        position += 1
      }
    }
    position += 1
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func escape(into content: inout [UInt8]) {
    let letter = byte(1)
    switch letter {
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): content.append(letter)
    case UInt8(ascii: "x"), UInt8(ascii: "X"):
      return code(from: 2, digits: 2, radix: 16, into: &content)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      return code(from: 2, digits: 4, radix: 16, into: &content)
    case 0x30...0x37:
      return code(from: 1, digits: 3, radix: 8, into: &content)
    default:
      content.append(UInt8(ascii: "\\"))
      position += 1
      return
    }
    position += 2
  }

  /// Appends the character of a code; the backslash for an invalid code.
  private mutating func code(
    from start: Int, digits: Int, radix: Int, into content: inout [UInt8]
  ) {
    let end = position + start + digits
    if end <= bytes.count, Self.areDigits(bytes[(position + start)..<end]),
      let code = UInt32(
        String(decoding: bytes[(position + start)..<end], as: UTF8.self), radix: radix),
      let scalar = Unicode.Scalar(code)
    {
      content += Array(String(Character(scalar)).utf8)
      position = end
    } else {
      content.append(UInt8(ascii: "\\"))
      position += 1
    }
  }

  /// Whether bytes are digits or letters; a sign would pass for a part of a number.
  private static func areDigits(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { isDigit($0) || ($0 < 0x80 && startsWord($0)) }
  }

  /// The number at the position: decimal, or integral behind `0x`, `0o` or `0b`.
  mutating func number() throws(PredicateFormatError) -> Token.Kind {
    let start = position
    if byte() == UInt8(ascii: "0"), let radix = Self.radix[byte(1) | 0x20] {
      position += 2
      let digits = digitsOrLetters()
      guard !digits.isEmpty, let value = UInt64(digits, radix: radix) else {
        throw error("a number", at: start)
      }
      return .integer(value)
    }
    skipDigits()
    var isIntegral = true
    if byte() == UInt8(ascii: "."), Self.isDigit(byte(1)) {
      isIntegral = false
      position += 1
      skipDigits()
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      let sign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-") ? 1 : 0
      if Self.isDigit(byte(1 + sign)) {
        isIntegral = false
        position += 1 + sign
        skipDigits()
      }
    }
    guard !Self.startsWord(byte()) else { throw error("a number", at: start) }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isIntegral, let value = UInt64(text) { return .integer(value) }
    guard let value = Double(text) else { throw error("a number", at: start) }
    return .real(value)
  }

  private static let radix: [UInt8: Int] = [
    UInt8(ascii: "x"): 16, UInt8(ascii: "o"): 8, UInt8(ascii: "b"): 2,
  ]

  private mutating func skipDigits() { while Self.isDigit(byte()) { position += 1 } }

  private mutating func digitsOrLetters() -> String {
    Self.startsWord(byte()) || Self.isDigit(byte()) ? word() : ""
  }

  /// The placeholder at the position, or `%%`, which is the remainder's symbol.
  mutating func placeholder() throws(PredicateFormatError) -> Token.Kind {
    let start = position
    position += 1
    defer { position += 1 }
    if byte() == UInt8(ascii: "%") { return .symbol("%%") }
    if byte() == UInt8(ascii: "@") { return .placeholder(.object) }
    if byte() == UInt8(ascii: "K") { return .placeholder(.keyPath) }
    while Self.lengths.contains(byte()) { position += 1 }
    if Self.integers.contains(byte()) { return .placeholder(.integer) }
    if Self.reals.contains(byte()) { return .placeholder(.real) }
    throw error("a placeholder, such as %@, %K or %d", at: start)
  }

  private static let lengths = Set("hlqLzjt".utf8)
  private static let integers = Set("dDiuUxXoOc".utf8)
  private static let reals = Set("fFeEgGaA".utf8)
}
