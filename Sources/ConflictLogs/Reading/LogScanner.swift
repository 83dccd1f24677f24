/// A scanner of the bytes of a line, from left to right.
///
/// It counts the bytes that it reads, so that tests can verify linear complexity.
struct LogScanner {
  let bytes: ArraySlice<UInt8>
  var at: Int
  /// The number of bytes read, including repetitions.
  private(set) var work = 0
  /// The latest search for the end of a text for each kind of end.
  private var searches = [TextSearch](repeating: TextSearch(), count: TextEnd.allCases.count)

  private struct TextSearch {
    var start = Int.max
    var end = Int.max
  }

  init(_ text: some StringProtocol) { self.init(ArraySlice(Array(text.utf8))) }
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    at = bytes.startIndex
  }

  var isAtEnd: Bool { at >= bytes.endIndex }
  /// The byte at the current offset; nil at the end.
  var next: UInt8? { at < bytes.endIndex ? bytes[at] : nil }

  /// Adds bytes that another part of the reader has read.
  mutating func count(_ bytes: Int) { work += bytes }

  /// Skips blanks.
  mutating func skipBlanks() {
    _ = scan { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }
  }
  /// Skips a text if it is at the current offset.
  mutating func skip(_ text: StaticString) -> Bool {
    guard has(text, at: at) else { return false }
    at += text.utf8CodeUnitCount
    return true
  }
  /// Whether a text is at an offset.
  mutating func has(_ text: StaticString, at place: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.endIndex - place >= count else { return false }
    var index = 0
    while index < count, bytes[place + index] == text.utf8Start[index] { index += 1 }
    work += index + 1
    return index == count
  }
  /// Reads bytes while they satisfy a predicate.
  mutating func scan(while isWanted: (UInt8) -> Bool) -> Range<Int> {
    let bytes = bytes
    let start = at
    var end = start
    while end < bytes.endIndex, isWanted(bytes[end]) { end += 1 }
    work += end - start + 1
    at = end
    return start..<end
  }
  /// Returns the text in a byte range.
  mutating func text(_ range: Range<Int>) -> String {
    work += range.count
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Reads a decimal number with an optional sign and exponent; nil, without advancing, without one.
  mutating func number() -> Double? {
    let start = at
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { at += 1 }
    _ = scan { $0.isDigit || $0 == UInt8(ascii: ".") }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      let mark = at
      at += 1
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { at += 1 }
      if scan(while: { $0.isDigit }).isEmpty { at = mark }
    }
    guard at > start, let value = Double(text(start..<at)), value.isFinite else {
      at = start
      return nil
    }
    return value
  }

  /// Reads an address such as `0x7f83e55a7300`; nil, without advancing, without one.
  mutating func addressRange() -> Range<Int>? {
    let start = at
    guard skip("0x") else { return nil }
    // Pages that publish logs sometimes replace digits with letters.
    guard !scan(while: { $0.isDigit || $0.isLetter }).isEmpty else {
      at = start
      return nil
    }
    return start..<at
  }

  /// Reads a relation; nil, without advancing, without one.
  mutating func relation() -> LogRelation? {
    if skip("==") { return .equal }
    if skip("<=") { return .atMost }
    if skip(">=") { return .atLeast }
    return nil
  }

  /// Reads a text in apostrophes, which may contain apostrophes; nil, without advancing, without one.
  ///
  /// It ends at an apostrophe followed by a character that may follow a text. All searches from one position share
  /// their result, so the end is searched only once.
  mutating func quotedRange(_ kind: TextEnd) -> Range<Int>? {
    guard next == UInt8(ascii: "'") else { return nil }
    let search = searches[kind.rawValue]
    var end: Int
    if search.start <= at, at < search.end {
      end = search.end
    } else {
      end = at + 1
      while end < bytes.endIndex {
        work += 1
        if bytes[end] == UInt8(ascii: "'"), isEnd(kind, end + 1) { break }
        end += 1
      }
      searches[kind.rawValue] = TextSearch(start: at, end: end < bytes.endIndex ? end : .max)
    }
    guard end < bytes.endIndex else { return nil }
    let range = at + 1..<end
    at = end + 1
    return range
  }

  /// Whether a text may end before an offset.
  private mutating func isEnd(_ kind: TextEnd, _ place: Int) -> Bool {
    guard place < bytes.endIndex else { return kind == .name || kind == .whole || kind == .message }
    if kind == .attribute { return attribute(at: place) != nil }
    return kind.followers.contains(bytes[place])
  }
}

/// The context of a view's or constraint's text in a line, which determines its end.
enum TextEnd: Int, CaseIterable {
  /// A constraint's identifier.
  case identifier
  /// The item of an equation, followed by an attribute.
  case attribute
  /// A view in a format.
  case view
  /// The item of a size.
  case size
  /// An item in the names after a constraint.
  case name
  /// An item that fills the rest of its line.
  case whole
  /// An item of a message.
  case message

  /// The bytes that may follow the text.
  fileprivate var followers: [UInt8] {
    switch self {
    case .identifier: [0x20]
    case .attribute, .whole: []
    case .view: [UInt8(ascii: "]"), UInt8(ascii: "(")]
    case .size: [UInt8(ascii: ")"), UInt8(ascii: "@")]
    case .name: [UInt8(ascii: ","), 0x20, UInt8(ascii: ")")]
    case .message:
      [
        UInt8(ascii: ","), 0x20, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ">"),
        UInt8(ascii: "\""),
      ]
    }
  }
}

extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  /// Whether a class name may contain the byte: letters, digits, `_`, `$`, `.`, `-`, and all non-ASCII bytes.
  var isClassPart: Bool {
    isDigit || isLetter || self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || self == UInt8(ascii: ".")
  }
}
