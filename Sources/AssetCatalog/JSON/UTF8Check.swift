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
