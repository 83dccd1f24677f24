/// The lines of a text without quoting marks and prefixes.
enum LogLines {
  /// A line and its number, starting at 1.
  struct Line {
    let number: Int
    /// The bytes without the marks around them.
    let bytes: ArraySlice<UInt8>
    /// The number of bytes before the line's content.
    let indentation: Int

    var text: String { String(decoding: bytes, as: UTF8.self) }
    var isEmpty: Bool { bytes.isEmpty }
  }

  /// Returns the lines of a text, without quoting marks, comment marks, brackets of syslog readers and surrounding
  /// blanks.
  ///
  /// - Complexity: O(characters): a line is read once for its end and once for its marks.
  static func lines(of text: String) -> [Line] {
    let bytes = Array(text.utf8)[...]
    var lines: [Line] = []
    var start = bytes.startIndex
    var hasBackslash = false
    var at = start
    while at < bytes.endIndex {
      let width = breakWidth(bytes, at)
      if width > 0 {
        lines.append(line(lines.count + 1, bytes[start..<at], hasBackslash))
        (start, hasBackslash) = (at + width, false)
      } else if bytes[at] == UInt8(ascii: "\\") {
        hasBackslash = true
      }
      at += max(width, 1)
    }
    lines.append(line(lines.count + 1, bytes[start...], hasBackslash))
    return lines
  }

  /// Returns the number of bytes of a line end at an offset; 0 without one.
  private static func breakWidth(_ bytes: ArraySlice<UInt8>, _ at: Int) -> Int {
    switch bytes[at] {
    case 0x0D: at + 1 < bytes.endIndex && bytes[at + 1] == 0x0A ? 2 : 1
    case 0x0A...0x0C: 1
    // Line and paragraph separators.
    case 0xE2:
      at + 2 < bytes.endIndex && bytes[at + 1] == 0x80
        && (bytes[at + 2] == 0xA8 || bytes[at + 2] == 0xA9) ? 3 : 0
    default: 0
    }
  }

  private static func line(
    _ number: Int, _ bytes: ArraySlice<UInt8>, _ hasBackslash: Bool
  ) -> Line {
    // Web pages escape brackets with a backslash.
    let plain = hasBackslash ? withoutEscapes(bytes) : bytes
    let bare = bare(plain)
    return Line(number: number, bytes: bare, indentation: bare.startIndex - plain.startIndex)
  }

  private static func withoutEscapes(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var plain: [UInt8] = []
    for byte in bytes {
      let isBracket = byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      if isBracket, plain.last == UInt8(ascii: "\\") { plain.removeLast() }
      plain.append(byte)
    }
    return plain[...]
  }

  /// Returns the line without the surrounding marks in mails, comments, pages and lists.
  static func bare(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    loop: while let first = line.first {
      let second = line.dropFirst().first
      switch first {
      case 0x20, 0x09, UInt8(ascii: "`"): line = line.dropFirst()
      // Before a letter, it is an escape in a text that was wrapped there.
      case UInt8(ascii: "\\") where second?.isLetter != true: line = line.dropFirst()
      case UInt8(ascii: "/") where second == UInt8(ascii: "/") || second == UInt8(ascii: "*"),
        UInt8(ascii: "*") where second == UInt8(ascii: "*"):
        line = line.dropFirst(2)
      case UInt8(ascii: ">") where second == nil || second == 0x20: line = line.dropFirst()
      case UInt8(ascii: "["):
        let rest = line.dropFirst().drop { $0 == 0x20 }
        guard rest.first == UInt8(ascii: "]") else { break loop }
        line = rest.dropFirst()
      default: break loop
      }
    }
    while let last = line.last,
      last == 0x20 || last == 0x09 || last == UInt8(ascii: "`") || last == 0x0D
    {
      line = line.dropLast()
    }
    return line
  }
}
