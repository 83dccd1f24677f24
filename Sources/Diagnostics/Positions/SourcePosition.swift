/// A line and a column of a text.
///
/// Both count from 1; a column counts characters (Unicode scalars), not bytes. What ends a line is for the
/// reader of the text to say.
package struct SourcePosition: Sendable, Hashable, Codable, Comparable,
  CustomStringConvertible
{
  /// The line, from 1.
  package let line: Int
  /// The column, from 1.
  package let column: Int

  /// Creates a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The text `line:column`.
  package var description: String { "\(line):\(column)" }

  /// Reading order.
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
