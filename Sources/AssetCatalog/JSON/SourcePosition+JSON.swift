package import Diagnostics

extension SourcePosition {
  /// Creates the position of a byte in a JSON text; an offset beyond the text means its end.
  ///
  /// Lines end with LF, CR or CRLF, as in editors.
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
      // Continuation bytes of a scalar do not count.
      case 0x80..<0xC0: break
      default: column += 1
      }
    }
    self.init(line: line, column: column)
  }
}
