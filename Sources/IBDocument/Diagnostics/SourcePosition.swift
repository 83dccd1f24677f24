/// A place in a document's text.
///
/// Lines and columns count from 1; a column counts characters (Unicode scalars), not bytes. The
/// position of an element is that of its opening `<`.
package struct SourcePosition: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1.
  package let column: Int

  /// A place given by its line and column.
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
