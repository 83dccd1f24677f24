/// A scanner for the identifiers of a source text.
///
/// Comments are included, so a name that the scanner does not return is not in the file.
struct SourceWords {
  private let bytes: [UInt8]
  /// The maximum number of bytes read as parameters, so that unclosed brackets are not read repeatedly.
  private static let maximumParameters = 4096
  /// The byte after the last word.
  private(set) var end = 0
  /// The byte at which the last word starts.
  private(set) var start = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether a byte is a letter, a digit, an underscore or not ASCII.
  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Advances to the next word; false at the end of the text.
  mutating func next() -> Bool {
    start = end
    while start < bytes.count, !Self.isPart(bytes[start]) { start += 1 }
    end = start
    while end < bytes.count, Self.isPart(bytes[end]) { end += 1 }
    return start < end
  }

  /// The last word.
  var word: String { String(decoding: bytes[start..<end], as: UTF8.self) }

  /// Whether the last word is equal to an ASCII word.
  func isWord(_ word: StaticString) -> Bool {
    guard word.utf8CodeUnitCount == end - start else { return false }
    return (0..<(end - start)).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
  }

  /// The byte before the last word; 0 at the start of the text.
  var before: UInt8 { start > 0 ? bytes[start - 1] : 0 }

  /// Returns the first byte after the last word that is not a blank, with its offset; nil at the end of the
  /// text.
  func after(_ place: Int? = nil) -> (byte: UInt8, place: Int)? {
    var index = place ?? end
    while index < bytes.count, bytes[index] <= 32 { index += 1 }
    return index < bytes.count ? (bytes[index], index) : nil
  }

  /// Skips the generic arguments after the last word, if any.
  ///
  /// - Returns: The first byte after them that is not a blank.
  func afterParameters() -> (byte: UInt8, place: Int)? {
    guard let next = after() else { return nil }
    guard next.byte == UInt8(ascii: "<") else { return next }
    var (index, depth) = (next.place, 0)
    let limit = min(bytes.count, index + Self.maximumParameters)
    while index < limit {
      if bytes[index] == UInt8(ascii: "<") { depth += 1 }
      if bytes[index] == UInt8(ascii: ">") { depth -= 1 }
      if bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: ";") { return nil }
      index += 1
      if depth == 0 { return after(index) }
    }
    return nil
  }

  /// Whether a line ends between two offsets.
  func hasLineEnd(_ from: Int, _ to: Int) -> Bool {
    bytes[from..<to].contains { $0 == 10 || $0 == 13 }
  }

  /// Continues at an offset.
  mutating func skip(to place: Int) { end = place }
}
