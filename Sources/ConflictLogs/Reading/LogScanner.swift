/// A place in the bytes of a line that is read from left to right.
struct LogScanner {
  let bytes: ArraySlice<UInt8>
  var at: Int

  init(_ text: some StringProtocol) { self.init(ArraySlice(Array(text.utf8))) }
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    at = bytes.startIndex
  }

  var isAtEnd: Bool { at >= bytes.endIndex }
  /// The byte at the place; nil at the end.
  var next: UInt8? { at < bytes.endIndex ? bytes[at] : nil }
  /// The bytes from the place on.
  var rest: ArraySlice<UInt8> { bytes[min(at, bytes.endIndex)...] }

  /// Skips blanks.
  mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A { at += 1 }
  }
  /// Skips a text if it stands at the place.
  mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.endIndex - at >= count else { return false }
    for index in 0..<count where bytes[at + index] != text.utf8Start[index] { return false }
    at += count
    return true
  }
  /// Whether a text stands at a place.
  func has(_ text: StaticString, at place: Int) -> Bool {
    var other = self
    other.at = place
    return other.skip(text)
  }
  /// Reads bytes while they are wanted.
  mutating func take(while isWanted: (UInt8) -> Bool) -> String {
    let start = at
    while let byte = next, isWanted(byte) { at += 1 }
    return text(start..<at)
  }
  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A decimal number with or without a sign and an exponent; nil, and the same place, without one.
  mutating func number() -> Double? {
    let start = at
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { at += 1 }
    while let byte = next, byte.isDigit || byte == UInt8(ascii: ".") { at += 1 }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      let mark = at
      at += 1
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { at += 1 }
      let digits = at
      while let byte = next, byte.isDigit { at += 1 }
      if at == digits { at = mark }
    }
    guard at > start, let value = Double(text(start..<at)), value.isFinite else {
      at = start
      return nil
    }
    return value
  }

  /// An address such as `0x7f83e55a7300`; nil, and the same place, without one.
  mutating func address() -> String? {
    let start = at
    guard skip("0x") else { return nil }
    // Pages that publish logs replace digits by letters of any kind.
    let digits = take { $0.isDigit || $0.isLetter }
    guard !digits.isEmpty else {
      at = start
      return nil
    }
    return text(start..<at)
  }

  /// A relation; nil, and the same place, without one.
  mutating func relation() -> LogRelation? {
    if skip("==") { return .equal }
    if skip("<=") { return .atMost }
    if skip(">=") { return .atLeast }
    return nil
  }

  /// A text between apostrophes that may hold apostrophes: it ends at one that is followed by what may follow it.
  ///
  /// - Parameter isEnd: Whether a text may end before a place.
  mutating func quoted(isEnd: (LogScanner, Int) -> Bool) -> String? {
    guard next == UInt8(ascii: "'") else { return nil }
    var end = at + 1
    while end < bytes.endIndex {
      if bytes[end] == UInt8(ascii: "'"), isEnd(self, end + 1) {
        let found = text(at + 1..<end)
        at = end + 1
        return found
      }
      end += 1
    }
    return nil
  }
}

extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  /// Whether a name of a class may hold the byte: letters, digits, `_`, `$`, `.`, `-`, and all of other scripts.
  var isClassPart: Bool {
    isDigit || isLetter || self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || self == UInt8(ascii: ".")
  }
}
