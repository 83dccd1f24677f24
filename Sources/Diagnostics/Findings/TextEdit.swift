/// The replacement of some bytes of a file.
package struct TextEdit: Sendable, Hashable, Codable {
  /// The bytes that are replaced, counted from the beginning of the file, a byte order mark included; empty where
  /// text is inserted.
  package let range: Range<Int>
  /// The new text, in the encoding of the file, which is UTF-8.
  package let replacement: String

  /// Creates an edit.
  package init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
