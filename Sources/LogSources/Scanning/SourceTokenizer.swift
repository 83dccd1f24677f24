/// Splits Swift or Objective-C source into tokens, without comments and blanks.
///
/// An unterminated string ends with its line, so that an error does not hide the rest of a file. The `@` of Objective-C
/// literals and keywords is discarded.
struct SourceTokenizer {
  /// The bytes of the source.
  private let bytes: [UInt8]
  /// Whether comments may be nested, as in Swift.
  private let nestsComments: Bool
  /// The index of the next byte.
  private var at = 0
  /// The line of the next byte.
  private var line = 1
  /// The index of the first byte of the line.
  private var lineStart = 0
  /// The number of continuation bytes of characters in the line.
  private var continuations = 0
  /// The tokens so far.
  private var tokens: [SourceToken] = []

  /// The tokens of a text, in order.
  ///
  /// - Complexity: O(bytes).
  static func tokens(of bytes: [UInt8], nestsComments: Bool) -> [SourceToken] {
    var tokenizer = SourceTokenizer(bytes: bytes, nestsComments: nestsComments)
    tokenizer.read()
    return tokenizer.tokens
  }

  private init(bytes: [UInt8], nestsComments: Bool) {
    self.bytes = bytes
    self.nestsComments = nestsComments
  }

  /// Reads all bytes.
  private mutating func read() {
    while at < bytes.count {
      let byte = bytes[at]
      if byte.isWordStart {
        add(.word) { $0.skip { $0.isWordPart } }
      } else if byte.isDigit {
        add(.number) { $0.skipNumber() }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        skip { $0 != 0x0A }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        skipComment()
      } else if byte == UInt8(ascii: "\"") {
        readString(pounds: 0)
      } else if byte == UInt8(ascii: "#"), let pounds = poundsBeforeQuote {
        for _ in 0..<pounds { step() }
        readString(pounds: pounds)
      } else if byte == UInt8(ascii: "'") {
        skipCharacter()
      } else if byte <= 0x20 || byte == UInt8(ascii: "@") {
        step()
      } else {
        let isComparison = next == UInt8(ascii: "=") && "=<>!".utf8.contains(byte)
        add(.mark) {
          $0.step()
          if isComparison { $0.step() }
        }
      }
    }
  }

  /// The byte after the next one.
  private var next: UInt8? { at + 1 < bytes.count ? bytes[at + 1] : nil }

  /// Advances by one byte.
  private mutating func step() {
    let byte = bytes[at]
    at += 1
    if byte == 0x0A {
      line += 1
      lineStart = at
      continuations = 0
    } else if byte & 0xC0 == 0x80 {
      continuations += 1
    }
  }

  /// Skips bytes.
  private mutating func skip(while matches: (UInt8) -> Bool) {
    while at < bytes.count, matches(bytes[at]) { step() }
  }

  /// Adds a token with the bytes that a function skips.
  private mutating func add(_ kind: SourceToken.Kind, _ read: (inout SourceTokenizer) -> Void) {
    let (start, startLine, column) = (at, line, at - lineStart - continuations + 1)
    read(&self)
    tokens.append(
      SourceToken(kind: kind, range: start..<at, line: startLine, column: column))
  }

  /// Skips a number with its fraction and C suffix.
  private mutating func skipNumber() {
    skip { $0.isWordPart }
    guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: ".") else { return }
    // A range such as `0..<5` or a member of a number is not a fraction; C allows `16.f`.
    let isCFloat =
      bytes[at + 1] == UInt8(ascii: "f") && !(at + 2 < bytes.count && bytes[at + 2].isWordPart)
    guard bytes[at + 1].isDigit || isCFloat else { return }
    step()
    skip { $0.isWordPart }
    if "eE".utf8.contains(bytes[at - 1]), at < bytes.count, "+-".utf8.contains(bytes[at]) {
      step()
      skip { $0.isDigit }
    }
  }

  /// Skips a comment, including its delimiters.
  private mutating func skipComment() {
    var depth = 0
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth = nestsComments ? depth + 1 : 1
        step()
      } else if bytes[at] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        step()
      }
      step()
      if depth == 0 { return }
    }
  }

  /// Skips a C character literal, such as `'"'`; an apostrophe alone is a single mark.
  private mutating func skipCharacter() {
    let escaped = next == UInt8(ascii: "\\") ? 3 : 2
    let isCharacter = at + escaped < bytes.count && bytes[at + escaped] == UInt8(ascii: "'")
    for _ in 0...(isCharacter ? escaped : 0) { step() }
  }

  /// The number of `#` before a string at the current position.
  private var poundsBeforeQuote: Int? {
    var end = at
    while end < bytes.count, end - at < 16, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end - at : nil
  }
}

extension SourceTokenizer {
  /// Reads a string, starting at its first quote.
  private mutating func readString(pounds: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = at + 2 < bytes.count && bytes[at + 1] == quote && bytes[at + 2] == quote
    let (startLine, column) = (line, at - lineStart - continuations + 1)
    let quotes = isLong ? 3 : 1
    for _ in 0..<quotes { step() }
    let start = at
    var end = bytes.count
    // The number of open parentheses of an interpolation, and whether the position is in a nested string.
    var depth = 0
    var isInner = false
    while at < bytes.count {
      let byte = bytes[at]
      if byte == 0x0A, !isLong { break }
      if byte == UInt8(ascii: "\\"), isEscape(pounds), at + 1 + pounds < bytes.count {
        let opens = depth == 0 && bytes[at + 1 + pounds] == UInt8(ascii: "(")
        for _ in 0...pounds { step() }
        if opens { depth = 1 }
        if bytes[at] != 0x0A { step() }
        continue
      }
      if depth > 0 {
        if byte == quote { isInner.toggle() }
        if !isInner, byte == UInt8(ascii: "(") { depth += 1 }
        if !isInner, byte == UInt8(ascii: ")") { depth -= 1 }
      } else if byte == quote, closes(quotes, pounds) {
        end = at
        for _ in 0..<(quotes + pounds) { step() }
        tokens.append(
          SourceToken(kind: .string, range: start..<end, line: startLine, column: column))
        return
      }
      step()
    }
    end = at
    tokens.append(SourceToken(kind: .string, range: start..<end, line: startLine, column: column))
  }

  /// Whether the backslash at the current position is an escape in a string with a number of `#`.
  private func isEscape(_ pounds: Int) -> Bool {
    pounds == 0 || has(UInt8(ascii: "#"), pounds, from: at + 1)
  }

  /// Whether the string ends at the current position.
  private func closes(_ quotes: Int, _ pounds: Int) -> Bool {
    has(UInt8(ascii: "\""), quotes, from: at) && has(UInt8(ascii: "#"), pounds, from: at + quotes)
  }

  /// Whether a byte is repeated a number of times from an index.
  private func has(_ byte: UInt8, _ count: Int, from start: Int) -> Bool {
    start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == byte }
  }
}

extension UInt8 {
  /// Whether the byte is a digit.
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Whether the byte can begin a name; all letters outside ASCII can.
  var isWordStart: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A)
  }

  /// Whether the byte can be part of a name or number.
  var isWordPart: Bool { isWordStart || isDigit }
}
