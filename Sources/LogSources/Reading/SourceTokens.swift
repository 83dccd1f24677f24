/// The tokens of a source with questions about them; places beyond the ends have no token.
struct SourceTokens {
  /// More tokens than a statement has; what is longer is not read to its end, so that reading stays
  /// linear.
  static let longestStatement = 400

  /// The bytes of the source.
  let bytes: [UInt8]
  /// The tokens in order.
  let tokens: [SourceToken]

  /// Creates the tokens of a text.
  ///
  /// - Parameter nestsComments: Whether comments may contain comments, as in Swift.
  init(_ text: String, nestsComments: Bool) {
    bytes = Array(text.utf8)
    tokens = SourceTokenizer.tokens(of: bytes, nestsComments: nestsComments)
  }

  /// The number of tokens.
  var count: Int { tokens.count }

  /// The token of a number.
  subscript(index: Int) -> SourceToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// The text of a token, a string's as it is written.
  func text(_ index: Int) -> String {
    guard let token = self[index] else { return "" }
    return String(decoding: bytes[token.range], as: UTF8.self)
  }

  /// The text of a word; nil for any other token.
  func word(_ index: Int) -> String? { self[index]?.kind == .word ? text(index) : nil }

  /// Whether a token is a mark of one byte.
  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    guard let token = self[index], token.kind == .mark, token.range.count == 1 else { return false }
    return bytes[token.range.lowerBound] == UInt8(ascii: mark)
  }

  /// Whether a token is a word of that text.
  func isWord(_ index: Int, _ text: StaticString) -> Bool {
    guard let token = self[index], token.kind == .word,
      token.range.count == text.utf8CodeUnitCount
    else { return false }
    return text.withUTF8Buffer { bytes[token.range].elementsEqual($0) }
  }

  /// The value of a string: escapes are removed, an interpolated name stands for itself and any
  /// other expression for `_`.
  func string(_ index: Int) -> String? {
    guard let token = self[index], token.kind == .string else { return nil }
    let content = bytes[token.range]
    guard content.contains(UInt8(ascii: "\\")) else {
      return String(decoding: content, as: UTF8.self)
    }
    var result: [UInt8] = []
    var at = content.startIndex
    while at < content.endIndex {
      guard content[at] == UInt8(ascii: "\\"), at + 1 < content.endIndex else {
        result.append(content[at])
        at += 1
        continue
      }
      let escaped = content[at + 1]
      at += 2
      if escaped == UInt8(ascii: "(") {
        let inner = content[at...].prefix { $0 != UInt8(ascii: ")") }
        let isName = inner.allSatisfy { $0.isWordPart || $0 == UInt8(ascii: ".") }
        let last = inner.split(separator: UInt8(ascii: ".")).last
        result += isName ? Array(last ?? []) : [UInt8(ascii: "_")]
        at = inner.endIndex + 1
      } else {
        result.append(escaped == UInt8(ascii: "n") ? 0x0A : escaped)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The number of the bracket that closes the one at a place; nil if it is far away or missing.
  func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<min(count, open + Self.longestStatement) {
      switch bracket(index) {
      case .opening: depth += 1
      case .closing:
        depth -= 1
        if depth == 0 { return index }
      case nil: break
      }
    }
    return nil
  }

  /// The number of the bracket that opens the one at a place.
  func opening(_ close: Int) -> Int? {
    var depth = 0
    for index in stride(from: close, through: max(0, close - Self.longestStatement), by: -1) {
      switch bracket(index) {
      case .closing: depth += 1
      case .opening:
        depth -= 1
        if depth == 0 { return index }
      case nil: break
      }
    }
    return nil
  }

  /// The two kinds of brackets.
  private enum Bracket { case opening, closing }

  /// The kind of bracket at a place; nil for any other token.
  private func bracket(_ index: Int) -> Bracket? {
    guard let token = self[index], token.kind == .mark else { return nil }
    switch bytes[token.range.lowerBound] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return .closing
    default: return nil
    }
  }

  /// Whether a bracket opens at a place, of any kind.
  func opens(_ index: Int) -> Bool { bracket(index) == .opening }

  /// Whether a bracket closes at a place, of any kind.
  func closes(_ index: Int) -> Bool { bracket(index) == .closing }

  /// The line of a token without blanks at its ends; what is long is cut to the part from the token
  /// on.
  func line(_ index: Int) -> String {
    guard let token = self[index] else { return "" }
    let longest = 200
    var start = token.range.lowerBound
    while start > 0, bytes[start - 1] != 0x0A, token.range.lowerBound - start <= longest {
      start -= 1
    }
    if token.range.lowerBound - start > longest { start = token.range.lowerBound }
    let line = bytes[start...].prefix(longest).prefix { $0 != 0x0A }
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    let trimmed = line.drop(while: isBlank)
    let end = trimmed.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? trimmed.startIndex
    return String(decoding: trimmed[..<end], as: UTF8.self)
  }
}
