/// Lines of a text without the marks of what quotes or prefixes them.
enum LogLines {
  /// A line and its number, from 1 on.
  struct Line {
    let number: Int
    let text: Substring
  }

  /// The lines of a text, without quoting marks, comment marks, brackets of syslog readers and blanks around them.
  static func lines(of text: String) -> [Line] {
    var number = 0
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
      number += 1
      var line = line
      // Pages write brackets with a backslash.
      if line.contains("\\") {
        line = line.replacing("\\<", with: "<").replacing("\\>", with: ">")
      }
      return Line(number: number, text: bare(line))
    }
  }

  /// The line without what stands around it in mails, comments, pages and lists.
  static func bare(_ line: Substring) -> Substring {
    var line = line
    while true {
      line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("//") || line.hasPrefix("/*") {
        line = line.dropFirst(2)
      } else if line.hasPrefix("> ") || line == ">" || line.hasPrefix("`") || line.hasPrefix("\\") {
        line = line.dropFirst()
      } else if line.hasPrefix("**") {
        line = line.dropFirst(2)
      } else if line.hasPrefix("["), let end = line.firstIndex(of: "]"),
        line[line.index(after: line.startIndex)..<end].allSatisfy({ $0 == " " })
      {
        line = line[line.index(after: end)...]
      } else {
        break
      }
    }
    while let last = line.last, last == " " || last == "\t" || last == "`" || last == "\r" {
      line = line.dropLast()
    }
    return line
  }
}
