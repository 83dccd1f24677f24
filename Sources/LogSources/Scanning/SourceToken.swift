/// A word, number, string or mark in a source.
struct SourceToken {
  /// The kind of a token.
  enum Kind {
    /// A name or a keyword.
    case word
    /// A number.
    case number
    /// A string; its range excludes the quotes.
    case string
    /// A mark: one byte, or a comparison operator with two bytes.
    case mark
  }

  /// The kind.
  let kind: Kind
  /// The byte range.
  let range: Range<Int>
  /// The line number, starting at 1.
  let line: Int
  /// The column in characters, starting at 1.
  let column: Int
}
