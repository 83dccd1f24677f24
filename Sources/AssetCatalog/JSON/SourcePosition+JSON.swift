package import Diagnostics

extension SourcePosition {
  /// Creates the position of a byte of a JSON text; an offset behind the text is its end.
  ///
  /// Lines end with LF, CR or CRLF, as editors count them.
  ///
  /// - Complexity: O(offset).
  package init(of offset: Int, in bytes: [UInt8]) {
    var line = 1
    var column = 1
    var previous: UInt8 = 0
    // A byte order mark does not count as a column.
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
}
