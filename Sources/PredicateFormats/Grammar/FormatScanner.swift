/// The reader of a format's pieces.
///
/// - Complexity: O(bytes).
struct FormatScanner {
  let format: String
  let bytes: [UInt8]
  var position = 0

  /// Returns the pieces of a format, with one for its end.
  static func tokens(_ format: String) throws(PredicateFormatError) -> [Token] {
    var scanner = FormatScanner(format: format, bytes: Array(format.utf8))
    var tokens: [Token] = []
    repeat { tokens.append(try scanner.next()) } while tokens.last?.kind != .end
    return tokens
  }

  /// The byte at a distance from the position; 0 behind the end.
  func byte(_ distance: Int = 0) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  /// Returns an error at a place.
  func error(_ expected: String, at offset: Int) -> PredicateFormatError {
    PredicateFormatError(format: format, offset: offset, expected: expected)
  }

  private mutating func next() throws(PredicateFormatError) -> Token {
    while position < bytes.count, byte() == 0x20 || (0x09...0x0D).contains(byte()) {
      position += 1
    }
    let start = position
    return Token(kind: try kind(), offset: start)
  }

  private mutating func kind() throws(PredicateFormatError) -> Token.Kind {
    guard position < bytes.count else { return .end }
    let first = byte()
    if Self.startsWord(first) { return .word(word()) }
    if Self.isDigit(first) || (first == UInt8(ascii: ".") && Self.isDigit(byte(1))) {
      return try number()
    }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(try string())
    case UInt8(ascii: "$"): return .variable(try marked("the name of a variable"))
    case UInt8(ascii: "#"): return .escapedWord(try marked("a key"))
    case UInt8(ascii: "@"):
      return .collectionOperator("@" + (try marked("an operator on collections")))
    case UInt8(ascii: "%"): return try placeholder()
    default: return try symbol()
    }
  }

  /// The word at the position.
  mutating func word() -> String {
    let start = position
    while position < bytes.count, Self.startsWord(byte()) || Self.isDigit(byte()) {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func marked(_ expected: String) throws(PredicateFormatError) -> String {
    position += 1
    guard Self.startsWord(byte()) else { throw error(expected, at: position) }
    return word()
  }

  private mutating func symbol() throws(PredicateFormatError) -> Token.Kind {
    let pair = String(decoding: [byte(), byte(1)], as: UTF8.self)
    if Self.pairs.contains(pair) {
      position += 2
      return .symbol(pair)
    }
    guard Self.singles.contains(byte()) else {
      throw error("an expression, an operator or the end", at: position)
    }
    defer { position += 1 }
    return .symbol(String(decoding: [byte()], as: UTF8.self))
  }

  private static let pairs: Set = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "<<", ">>", "&&", "||", "**",
  ]
  private static let singles = Set("=<>!&|^~+-*/(){}[],.:".utf8)

  /// Whether a byte begins a word: a letter, an underscore or a part of a character beyond ASCII.
  static func startsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }

  /// Whether a byte is a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
