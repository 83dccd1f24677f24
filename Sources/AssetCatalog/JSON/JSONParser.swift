internal import Diagnostics

/// A recursive descent parser for JSON.
///
/// Each rule of the grammar has one method; `index` is the next byte to consume.
struct JSONParser {
  let bytes: [UInt8]
  var index = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte; nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  func error(_ reason: JSONError.Reason, at offset: Int? = nil) -> JSONError {
    let offset = offset ?? index
    return JSONError(
      reason: reason, offset: offset, position: SourcePosition(of: offset, in: bytes))
  }

  /// Parses the entire text: white space, a value, white space.
  mutating func document() throws(JSONError) -> JSONValue {
    guard bytes.count <= CatalogLimits.jsonBytes else { throw error(.tooLarge) }
    if let offset = UTF8Check.firstInvalidByte(of: bytes) { throw error(.notUTF8, at: offset) }
    if bytes.starts(with: JSONDocument.byteOrderMark) { index = 3 }
    let value = try value()
    skipSpace()
    guard next == nil else { throw error(.expected("the end of the text")) }
    return value
  }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  /// Parses a value and the white space before it.
  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    let start = index
    let kind: JSONValue.Kind
    guard let byte = next else { throw error(.expected("a value")) }
    switch byte {
    case UInt8(ascii: "{"): kind = try object()
    case UInt8(ascii: "["): kind = try array()
    case UInt8(ascii: "\""): kind = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): kind = .number(try number())
    case UInt8(ascii: "t"): kind = try word("true", .bool(true))
    case UInt8(ascii: "f"): kind = try word("false", .bool(false))
    case UInt8(ascii: "n"): kind = try word("null", .null)
    default: throw error(.expected("a value"))
    }
    return JSONValue(kind, range: start..<index)
  }

  private mutating func word(_ word: String, _ kind: JSONValue.Kind) throws(JSONError)
    -> JSONValue.Kind
  {
    guard bytes[index...].starts(with: word.utf8) else { throw error(.expected("a value")) }
    index += word.utf8.count
    return kind
  }

  private mutating func enter() throws(JSONError) {
    depth += 1
    guard depth <= CatalogLimits.jsonDepth else { throw error(.tooDeep) }
    index += 1
    skipSpace()
  }

  private mutating func object() throws(JSONError) -> JSONValue.Kind {
    try enter()
    defer { depth -= 1 }
    var members: [JSONMember] = []
    if consume(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      let start = index
      guard next == UInt8(ascii: "\"") else { throw error(.expected("a key")) }
      let key = try string()
      let keyRange = start..<index
      skipSpace()
      guard consume(UInt8(ascii: ":")) else { throw error(.expected("':'")) }
      members.append(JSONMember(key: key, keyRange: keyRange, value: try value()))
      skipSpace()
      if consume(UInt8(ascii: "}")) { return .object(members) }
      guard consume(UInt8(ascii: ",")) else { throw error(.expected("',' or '}'")) }
    }
  }

  private mutating func array() throws(JSONError) -> JSONValue.Kind {
    try enter()
    defer { depth -= 1 }
    var elements: [JSONValue] = []
    if consume(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      elements.append(try value())
      skipSpace()
      if consume(UInt8(ascii: "]")) { return .array(elements) }
      guard consume(UInt8(ascii: ",")) else { throw error(.expected("',' or ']'")) }
    }
  }

  mutating func consume(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }
}

/// Whether bytes are UTF-8, and where they stop to be.
enum UTF8Check {
  /// The first byte that starts no scalar; nil when all is well.
  ///
  /// - Complexity: O(bytes).
  static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += String(scalar).utf8.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
