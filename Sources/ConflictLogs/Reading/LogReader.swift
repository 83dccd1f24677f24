/// Reads conflict reports from the output of programs, tests and devices.
///
///     let logs = LogReader.read(text)
///     logs.first?.constraints.first?.equations.first?.constant
///
/// An unreadable line becomes an entry without a constraint, and reading continues.
package struct LogReader {
  private(set) var logs: [ConflictLog] = []
  private var current: ConflictLog?
  private var isListOpen = false
  private var isListClosed = false
  private var awaitsBroken = false
  /// The number of bytes read, including repetitions.
  private(set) var work = 0

  /// Returns the reports in a text, in order.
  ///
  /// - Complexity: O(characters).
  package static func read(_ text: String) -> [ConflictLog] { LogReader(text).logs }

  init(_ text: String) {
    let reader = LogPartReader(LogText.plain(text))
    work = reader.work
    for part in reader.parts { read(part) }
    finish()
  }

  private mutating func read(_ part: LogPart) {
    switch part {
    case .head(let toolkit, let line, let isOpen):
      finish()
      current = ConflictLog(line: line, toolkit: toolkit, entries: [], isCut: false)
      isListOpen = isOpen
    case .broken:
      awaitsBroken = true
      isListClosed = isListClosed || isListOpen
    case .constraint(let bytes, let constraint, let line, let closesList):
      if current == nil { awaitsBroken = false }
      let text = String(decoding: bytes, as: UTF8.self)
      add(ConflictLog.Entry(line: line, text: text, constraint: constraint))
      if closesList { isListClosed = true }
    case .message: break
    case .plain(let line): readPlain(line)
    }
  }

  /// Reads a line without a constraint: a parenthesis, an unreadable part of the list, or text between reports.
  private mutating func readPlain(_ line: LogLines.Line) {
    switch line.bytes.first {
    case nil: break
    case UInt8(ascii: "(") where line.bytes.count == 1,
      UInt8(ascii: "[") where line.bytes.count == 1:
      isListOpen = true
    case UInt8(ascii: ")"),
      UInt8(ascii: "]") where line.bytes.count == 1:
      isListClosed = true
    default:
      guard current != nil, !isListClosed, !awaitsBroken,
        isListOpen || (line.text == "<private>" && current?.entries.isEmpty ?? false)
      else { return }
      current?.entries.append(
        ConflictLog.Entry(line: line.number, text: line.text, constraint: nil))
      current?.isCut = true
    }
  }

  private mutating func add(_ entry: ConflictLog.Entry) {
    if awaitsBroken, current != nil {
      // A second broken constraint belongs to a report whose list is missing.
      if current?.broken != nil {
        finish()
        current = ConflictLog(line: entry.line, toolkit: .unknown, entries: [], isCut: true)
      }
      current?.broken = entry
      awaitsBroken = false
      isListClosed = true
      return
    }
    // A list after the end of another one begins a report without a header.
    if current == nil || isListClosed {
      finish()
      current = ConflictLog(line: entry.line, toolkit: .unknown, entries: [], isCut: false)
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
}
