/// A place in a JSON text as editors count it.
package struct JSONPosition: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The line, from 1; lines end with LF, CR or CRLF.
  package let line: Int
  /// The column in Unicode scalars, from 1.
  package let column: Int

  /// A place by its line and column.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of a byte; an offset behind the text is its end.
  ///
  /// - Complexity: O(offset).
  package init(of offset: Int, in bytes: [UInt8]) {
    var line = 1
    var column = 1
    var previous: UInt8 = 0
    // A byte order mark is no column.
    let start = bytes.starts(with: JSONDocument.byteOrderMark) ? 3 : 0
    for byte in bytes[min(start, bytes.count)..<max(start, min(offset, bytes.count))] {
      defer { previous = byte }
      switch byte {
      case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        line += 1
        column = 1
      // The second to fourth bytes of a scalar count with its first.
      case 0x80..<0xC0: break
      default: column += 1
      }
    }
    self.init(line: line, column: column)
  }

  /// The text `line:column`.
  package var description: String { "\(line):\(column)" }

  /// Reading order.
  package static func < (left: JSONPosition, right: JSONPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
