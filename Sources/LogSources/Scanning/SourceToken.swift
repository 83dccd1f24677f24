/// A word, a number, a string or a mark of a source.
struct SourceToken {
  /// The kind.
  enum Kind {
    /// A name or a keyword.
    case word
    /// A number.
    case number
    /// A string; its bytes are those between the quotes.
    case string
    /// A mark: one byte, or a comparison of two.
    case mark
  }

  /// The kind.
  let kind: Kind
  /// The bytes.
  let range: Range<Int>
  /// The line, from 1 on.
  let line: Int
  /// The column in characters, from 1 on.
  let column: Int
}
