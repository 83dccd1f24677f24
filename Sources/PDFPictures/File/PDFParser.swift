/// Parses tokens into values.
///
/// - SeeAlso: ISO 32000-1, 7.3.
struct PDFParser {
  /// An operand or operator of a content stream.
  enum Item {
    case value(PDFValue)
    case word(String)
  }

  var lexer: PDFLexer
  /// Whether two whole numbers and an `R` form a reference, which is not the case in content streams.
  let readsReferences: Bool
  /// The maximum nesting of arrays and dictionaries.
  private static let maximumDepth = 64

  init(_ bytes: ArraySlice<UInt8>, at position: Int? = nil, readsReferences: Bool = true) {
    lexer = PDFLexer(bytes, at: position)
    self.readsReferences = readsReferences
  }

  /// The next value or keyword; nil at the end.
  mutating func next() -> Item? {
    guard let token = lexer.next() else { return nil }
    return item(token, depth: 0)
  }

  /// The next value; nil for a keyword and at the end.
  mutating func value() -> PDFValue? {
    if case .value(let value) = next() { value } else { nil }
  }

  private mutating func item(_ token: PDFLexer.Token, depth: Int) -> Item {
    switch token {
    case .number(let number): return .value(reference(number) ?? .number(number))
    case .name(let name): return .value(.name(name))
    case .string(let bytes): return .value(.string(bytes))
    case .arrayOpen: return .value(array(depth: depth + 1))
    case .dictionaryOpen: return .value(dictionary(depth: depth + 1))
    case .arrayClose: return .word("]")
    case .dictionaryClose: return .word(">>")
    case .word("true"): return .value(.bool(true))
    case .word("false"): return .value(.bool(false))
    case .word("null"): return .value(.null)
    case .word(let word): return .word(word)
    }
  }

  /// A reference that begins with a number; nil if it is only a number, in which case nothing is consumed.
  private mutating func reference(_ number: Double) -> PDFValue? {
    guard readsReferences, number >= 0, number < 1e9, number == number.rounded() else { return nil }
    let back = lexer.position
    if case .number(let generation) = lexer.next(), generation >= 0, lexer.next() == .word("R") {
      return .reference(Int(number))
    }
    lexer.position = back
    return nil
  }

  private mutating func array(depth: Int) -> PDFValue {
    var values: [PDFValue] = []
    while let token = lexer.next(), token != .arrayClose {
      guard depth < Self.maximumDepth, case .value(let value) = item(token, depth: depth) else {
        continue
      }
      values.append(value)
    }
    return .array(values)
  }

  private mutating func dictionary(depth: Int) -> PDFValue {
    var entries: [String: PDFValue] = [:]
    while let token = lexer.next(), token != .dictionaryClose {
      guard case .name(let key) = token else {
        // A stream or object keyword here means that the end is missing.
        if token == .word("stream") || token == .word("endobj") { break }
        continue
      }
      let back = lexer.position
      guard let next = lexer.next() else { break }
      if next == .dictionaryClose {
        lexer.position = back
        continue
      }
      guard depth < Self.maximumDepth, case .value(let value) = item(next, depth: depth) else {
        continue
      }
      entries[key] = value
    }
    return .dictionary(entries)
  }
}
