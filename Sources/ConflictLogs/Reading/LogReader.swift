/// Reads reports of conflicts in the output of programs, tests and devices.
///
///     let logs = LogReader.read(text)
///     logs.first?.constraints.first?.equations.first?.constant
///
/// A line that cannot be read is kept as an entry without a constraint and stops nothing.
package struct LogReader {
  /// More bytes than a line of a report has; what is longer is not read.
  static let longestLine = 8192
  /// So many lines of a text are one line of a report at most: pages and terminals wrap.
  private static let longestWrap = 6

  private var logs: [ConflictLog] = []
  private var current: ConflictLog?
  private var isListOpen = false
  private var isListClosed = false
  private var awaitsBroken = false

  /// The reports of a text, in order.
  ///
  /// - Complexity: O(letters).
  package static func read(_ text: String) -> [ConflictLog] {
    var reader = LogReader()
    let lines = LogLines.lines(of: text)
    var index = 0
    while index < lines.count {
      index += reader.take(lines[index...])
    }
    reader.finish()
    return reader.logs
  }

  /// Takes a line, with those that continue it; returns how many.
  private mutating func take(_ lines: ArraySlice<LogLines.Line>) -> Int {
    guard let line = lines.first else { return 1 }
    let text = line.text
    if let toolkit = Self.toolkit(ofHeader: text) {
      finish()
      current = ConflictLog(
        line: line.number, toolkit: toolkit, entries: [], isCut: false)
      isListOpen = text.hasSuffix("(")
      if Self.starts(in: text).isEmpty { return 1 }
    }
    if text.contains("Will attempt to recover by breaking") {
      awaitsBroken = true
      isListClosed = isListClosed || isListOpen
    }
    let starts = Self.starts(in: text)
    guard let first = starts.first else {
      takePlain(line)
      return 1
    }
    if awaitsBroken, current == nil { awaitsBroken = false }
    // Of several in a line only the last one may go on in the next.
    var used = 1
    var whole = text[first...]
    if !Self.isEnded(whole) {
      var joined = String(whole)
      for next in lines.dropFirst().prefix(Self.longestWrap - 1) {
        guard Self.starts(in: next.text).isEmpty, Self.toolkit(ofHeader: next.text) == nil,
          !next.text.hasPrefix("Will attempt"), next.text != ")", next.text != "("
        else { break }
        joined += " " + next.text
        used += 1
        if Self.isEnded(joined[...]) { break }
      }
      if Self.isEnded(joined[...]) { whole = joined[...] } else { used = 1 }
    }
    let places = Self.starts(in: whole)
    for (place, end) in zip(places, places.dropFirst() + [whole.endIndex]) {
      add(Self.trimmed(whole[place..<end]), line.number)
    }
    if Self.closesList(whole) { isListClosed = true }
    return used
  }

  /// A line without a constraint: a parenthesis, a part of the list that is not readable, or text between reports.
  private mutating func takePlain(_ line: LogLines.Line) {
    let text = line.text
    if text == "(" || text == "[" {
      isListOpen = true
    } else if text.hasPrefix(")") || text == "]" {
      isListClosed = true
    } else if current != nil, isListOpen, !isListClosed, !text.isEmpty, !awaitsBroken {
      current?.entries.append(
        ConflictLog.Entry(line: line.number, text: String(text), constraint: nil))
      current?.isCut = true
    }
  }

  private mutating func add(_ text: Substring, _ line: Int) {
    let constraint =
      text.utf8.count <= Self.longestLine ? ConstraintReader.read(text) : nil
    let entry = ConflictLog.Entry(line: line, text: String(text), constraint: constraint)
    if awaitsBroken, current != nil {
      current?.broken = entry
      awaitsBroken = false
      isListClosed = true
      return
    }
    // A list behind the end of another one begins a report without a head.
    if current == nil || isListClosed {
      finish()
      current = ConflictLog(line: line, toolkit: .unknown, entries: [], isCut: false)
    }
    current?.entries.append(entry)
  }

  private mutating func finish() {
    if var log = current, !log.entries.isEmpty || log.broken != nil {
      if isListOpen, !isListClosed { log.isCut = true }
      logs.append(log)
    }
    current = nil
    (isListOpen, isListClosed, awaitsBroken) = (false, false, false)
  }

  /// The toolkit whose report begins on a line; nil for any other line.
  private static func toolkit(ofHeader text: Substring) -> ConflictLog.Toolkit? {
    if text.contains("Conflicting constraints detected:") { return .appKit }
    guard let place = text.firstRange(of: "Unable to simultaneously satisfy constraints") else {
      return nil
    }
    return text[place.upperBound...].hasPrefix(":") ? .appKit : .uiKit
  }

  /// The places in a text at which constraints begin.
  private static func starts(in text: Substring) -> [Substring.Index] {
    guard text.contains("Constraint:") else { return [] }
    var result: [Substring.Index] = []
    var place = text.startIndex
    while let start = text[place...].firstIndex(of: "<") {
      var name = text.index(after: start)
      // Early libraries print two brackets, the debugger a blank.
      if name < text.endIndex, text[name] == "<" || text[name] == " " {
        name = text.index(after: name)
      }
      let end = text[name...].firstIndex { !($0.isLetter || $0.isNumber || "._$".contains($0)) }
      if let end, text[end] == ":", text[name..<end].hasSuffix("Constraint") {
        result.append(start)
        place = end
      } else {
        place = text.index(after: start)
      }
    }
    return result
  }

  /// Whether the last constraint of a text is closed: its bracket is the last letter but for marks of lists and pages.
  private static func isEnded(_ text: Substring) -> Bool { trimmed(text).hasSuffix(">") }

  /// Whether the list's parenthesis stands behind the last line.
  private static func closesList(_ text: Substring) -> Bool {
    guard let end = text.lastIndex(of: ">") else { return false }
    return text[end...].contains(")")
  }

  /// A constraint without the marks of the list behind it.
  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last, "\",.;)*`\\ \t]".contains(last) {
      text = text.dropLast()
    }
    return text
  }
}
