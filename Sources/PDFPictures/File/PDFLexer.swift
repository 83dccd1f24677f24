/// Splits the bytes of a PDF file or of a content stream into tokens.
///
/// For any input, every call either advances or reports the end.
///
/// - SeeAlso: ISO 32000-1, 7.2.
struct PDFLexer {
  /// A token.
  enum Token: Equatable {
    case number(Double)
    case name(String)
    case string([UInt8])
    case arrayOpen, arrayClose, dictionaryOpen, dictionaryClose
    /// A keyword or an operator.
    case word(String)
  }

  let bytes: ArraySlice<UInt8>
  /// The offset of the next token.
  var position: Int

  init(_ bytes: ArraySlice<UInt8>, at position: Int? = nil) {
    self.bytes = bytes
    self.position =
      position.map { min(max($0, bytes.startIndex), bytes.endIndex) } ?? bytes.startIndex
  }

  private var byte: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 10 || byte == 13 || byte == 9 || byte == 12 || byte == 0
  }
  /// Whether a byte ends a token: white space and ( ) < > [ ] { } / %.
  private static func ends(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 9, 10, 12, 13, 32, 0x25, 0x28, 0x29, 0x2F, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D: true
    default: false
    }
  }

  /// Skips white space and comments.
  mutating func skipSpace() {
    while let byte {
      if byte == UInt8(ascii: "%") {
        while let next = self.byte, next != 10, next != 13 { position += 1 }
      } else if Self.isSpace(byte) {
        position += 1
      } else {
        return
      }
    }
  }

  /// The next token; nil at the end.
  mutating func next() -> Token? {
    skipSpace()
    guard let first = byte else { return nil }
    position += 1
    switch first {
    case UInt8(ascii: "["): return .arrayOpen
    case UInt8(ascii: "]"): return .arrayClose
    case UInt8(ascii: "/"): return .name(name())
    case UInt8(ascii: "("): return .string(literal())
    case UInt8(ascii: "<"):
      guard byte == UInt8(ascii: "<") else { return .string(hexadecimal()) }
      position += 1
      return .dictionaryOpen
    case UInt8(ascii: ">"):
      guard byte == UInt8(ascii: ">") else { return .word(">") }
      position += 1
      return .dictionaryClose
    case UInt8(ascii: "{"): return .word("{")
    case UInt8(ascii: "}"): return .word("}")
    case UInt8(ascii: ")"): return .word(")")
    default:
      position -= 1
      return wordOrNumber()
    }
  }

  private mutating func wordOrNumber() -> Token {
    let start = position
    let length = bytes[start...].firstIndex(where: Self.ends)
    position = length ?? bytes.endIndex
    // No keyword or number is longer.
    let word = bytes[start..<min(position, start + 64)]
    return Self.number(word).map { .number($0) } ?? .word(String(decoding: word, as: UTF8.self))
  }

  /// A number in PDF syntax, without an exponent; nil for any other token.
  static func number(_ word: ArraySlice<UInt8>) -> Double? {
    var (value, share, isNegative) = (0.0, 0.0, false)
    var (digits, index) = (0, word.startIndex)
    while index < word.endIndex,
      word[index] == UInt8(ascii: "-") || word[index] == UInt8(ascii: "+")
    {
      isNegative = isNegative || word[index] == UInt8(ascii: "-")
      index += 1
    }
    for byte in word[index...] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        let digit = Double(byte - UInt8(ascii: "0"))
        if share == 0 {
          value = value * 10 + digit
        } else {
          value += digit * share
          share /= 10
        }
      case UInt8(ascii: ".") where share == 0: share = 0.1
      // Some writers put a minus sign inside a number; as in other readers, the rest is ignored.
      case UInt8(ascii: "-") where digits > 0: return isNegative ? -value : value
      default: return nil
      }
    }
    guard digits > 0 || share > 0 else { return nil }
    return isNegative ? -value : value
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private mutating func name() -> String {
    var name: [UInt8] = []
    while let byte, !Self.ends(byte) {
      position += 1
      if byte == UInt8(ascii: "#"), position + 1 < bytes.endIndex,
        let high = Self.digit(bytes[position]), let low = Self.digit(bytes[position + 1])
      {
        name.append(high * 16 + low)
        position += 2
      } else {
        name.append(byte)
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func hexadecimal() -> [UInt8] {
    var (text, half): ([UInt8], UInt8?) = ([], nil)
    while let byte {
      position += 1
      if byte == UInt8(ascii: ">") { break }
      guard let digit = Self.digit(byte) else { continue }
      if let high = half {
        text.append(high * 16 + digit)
        half = nil
      } else {
        half = digit
      }
    }
    if let half { text.append(half * 16) }
    return text
  }

  private mutating func literal() -> [UInt8] {
    var (text, depth): ([UInt8], Int) = ([], 1)
    while let byte {
      position += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return text }
      case UInt8(ascii: "\\"):
        if let escaped = escape() { text.append(escaped) }
        continue
      default: break
      }
      text.append(byte)
    }
    return text
  }

  /// Reads the character after a backslash; nil for a line end, which is skipped.
  private mutating func escape() -> UInt8? {
    guard let byte else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case 13:
      if self.byte == 10 { position += 1 }
      return nil
    case 10: return nil
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = Int(byte - UInt8(ascii: "0"))
      for _ in 0..<2 {
        guard let next = self.byte, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(next) else {
          break
        }
        value = value * 8 + Int(next - UInt8(ascii: "0"))
        position += 1
      }
      return UInt8(truncatingIfNeeded: value)
    default: return byte
    }
  }
}
