/// The part of a line that is shown, around an offset.
struct Window {
  /// The part, with an ellipsis for what is left out.
  let text: String
  private let line: Substring
  private let start: Substring.Index

  /// Creates the part around a UTF-8 offset.
  init(_ line: Substring, around offset: Int) {
    self.line = line
    let width = CompilerMessages.width
    guard line.utf8.count > width else {
      (text, start) = (String(line), line.startIndex)
      return
    }
    let target = Self.index(offset, in: line)
    start =
      line.index(target, offsetBy: -width / 2, limitedBy: line.startIndex) ?? line.startIndex
    let end = line.index(start, offsetBy: width, limitedBy: line.endIndex) ?? line.endIndex
    text =
      (start > line.startIndex ? "…" : "") + line[start..<end] + (end < line.endIndex ? "…" : "")
  }

  /// Blanks up to a UTF-8 offset of the line, with the line's own tabs.
  func indent(to offset: Int) -> String {
    let target = Self.index(offset, in: line)
    guard target > start else { return "" }
    let blanks = String(line[start..<target].map { $0 == "\t" ? "\t" : " " })
    return (start > line.startIndex ? " " : "") + blanks
  }

  /// The character at an offset; the last one for an offset behind it.
  private static func index(_ offset: Int, in line: Substring) -> Substring.Index {
    let found =
      line.utf8.index(line.startIndex, offsetBy: offset, limitedBy: line.endIndex) ?? line.endIndex
    // An offset may be inside of a character.
    return found == line.endIndex
      ? found : line.index(line.startIndex, offsetBy: line[..<found].count)
  }
}
