/// A line and a column in a text.
///
/// Both count from 1, and columns are characters (Unicode scalars) rather than bytes. The reader of the text defines
/// line ends.
package struct SourcePosition: Sendable, Hashable, Codable, Comparable,
  CustomStringConvertible
{
  /// The line number, starting at 1.
  package let line: Int
  /// The column, starting at 1.
  package let column: Int

  /// Creates a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The text `line:column`.
  package var description: String { "\(line):\(column)" }

  /// Orders positions in reading order.
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
