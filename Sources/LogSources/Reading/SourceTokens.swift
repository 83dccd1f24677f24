/// The tokens of a source.
///
/// Indices outside the source have no token.
struct SourceTokens {
  /// A limit above the number of tokens in a statement; longer ranges are not read to the end, so that reading stays
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

  /// The token at an index.
  subscript(index: Int) -> SourceToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// The text of a token; a string is not unescaped.
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

  /// Whether a token is a word with the text.
  func isWord(_ index: Int, _ text: StaticString) -> Bool {
    guard let token = self[index], token.kind == .word,
      token.range.count == text.utf8CodeUnitCount
    else { return false }
    return text.withUTF8Buffer { bytes[token.range].elementsEqual($0) }
  }

  /// The value of a string: escapes are removed, an interpolated name represents itself, and `_` represents any other
  /// expression.
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

  /// The index of the bracket that closes the one at an index; nil if it is missing or too far away.
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

  /// The index of the bracket that opens the one at an index.
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

  /// The kind of bracket at an index; nil for any other token.
  private func bracket(_ index: Int) -> Bracket? {
    guard let token = self[index], token.kind == .mark else { return nil }
    switch bytes[token.range.lowerBound] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return .closing
    default: return nil
    }
  }

  /// Whether there is an opening bracket of any kind at an index.
  func opens(_ index: Int) -> Bool { bracket(index) == .opening }

  /// Whether there is a closing bracket of any kind at an index.
  func closes(_ index: Int) -> Bool { bracket(index) == .closing }

  /// The line of a token, trimmed; a long line is cut to the part that starts at the token.
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
