/// Reads the error in a visual format: its reason, the format, and the column of the caret.
struct FormatFaultReader {
  /// A line of the message, with the number of bytes before it.
  private struct Part {
    var bytes: ArraySlice<UInt8>
    var indentation: Int
  }

  /// The error in the format.
  private(set) var fault = SystemMessage.FormatFault(reason: "", format: nil, column: nil)
  /// The number of lines of the message.
  private(set) var used = 1
  /// The number of bytes read.
  private(set) var work = 0

  /// Creates a reader and reads the error after a phrase in the first line.
  init(_ lines: ArraySlice<LogLines.Line>, _ phrase: Range<Int>) {
    guard let first = lines.first else { return }
    let rest = first.bytes[phrase.upperBound...]
    var parts = Self.written(rest)
    work += 2 * rest.count
    let isOneLine = parts.count > 1
    if !isOneLine {
      for line in lines.dropFirst().prefix(4) {
        guard line.bytes.count <= LogPartReader.longestLine else { break }
        parts.append(Part(bytes: line.bytes, indentation: line.indentation))
        work += line.bytes.count
      }
    }
    read(parts, isOneLine: isOneLine)
  }

  private mutating func read(_ parts: [Part], isOneLine: Bool) {
    var format: Part?
    for (index, part) in parts.enumerated() {
      let text = Self.unquoted(part.bytes)
      if text.isEmpty {
        // The reason may be on the next line; an empty line after it ends the message.
        if index > 0, !isOneLine { return }
      } else if let format, text.elementsEqual("^".utf8) {
        fault.column = column(of: part, in: format)
        if !isOneLine { used = index + 1 }
        return
      } else if format != nil {
        return
      } else if fault.reason.isEmpty {
        fault.reason = String(decoding: text, as: UTF8.self)
        if !isOneLine { used = index + 1 }
      } else {
        guard Self.isFormat(text) else { return }
        format = part
        fault.format = String(decoding: text, as: UTF8.self)
        if !isOneLine { used = index + 1 }
      }
    }
  }

  /// The column of a caret in the format above it; nil if a page lost the blanks before it.
  private func column(of caret: Part, in format: Part) -> Int? {
    let column = caret.indentation - format.indentation + 1
    guard column >= 1, column <= format.bytes.count + 1 else { return nil }
    let isPossible = column > 1 || !Self.beginsFormat(format.bytes)
    return isPossible ? column : nil
  }

  private static func beginsFormat(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    return [UInt8(ascii: "H"), UInt8(ascii: "V"), UInt8(ascii: "|"), UInt8(ascii: "[")]
      .contains(first)
  }

  /// Whether a line can be a format: it contains a view or an edge.
  private static func isFormat(_ text: ArraySlice<UInt8>) -> Bool {
    text.contains(UInt8(ascii: "[")) || text.contains(UInt8(ascii: "|"))
      || text.starts(with: "H:".utf8) || text.starts(with: "V:".utf8)
  }

  /// The text without the quotation marks that follow an exception.
  private static func unquoted(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isMark(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") || byte == 0x20
    }
    let start = text.drop { $0 == 0x20 || $0 == 0x09 }
    guard let last = start.lastIndex(where: { !isMark($0) }) else { return [] }
    return start[...last]
  }

  /// Returns the lines of a text in which line ends are written as `\n`, as debuggers display exceptions.
  private static func written(_ text: ArraySlice<UInt8>) -> [Part] {
    var parts: [Part] = []
    var start = text.startIndex
    var at = start
    func add(_ end: Int) {
      let bytes = text[start..<end]
      let bare = bytes.drop { $0 == 0x20 }
      parts.append(Part(bytes: bare, indentation: bytes.count - bare.count))
    }
    while at + 1 < text.endIndex {
      if text[at] == UInt8(ascii: "\\"), text[at + 1] == UInt8(ascii: "n") {
        add(at)
        at += 2
        start = at
      } else {
        at += 1
      }
    }
    add(text.endIndex)
    return parts
  }
}
