/// A part of a log: a line or several connected lines.
enum LogPart {
  /// The header of a report; `isOpen` tells whether it opens the list.
  case head(ConflictLog.Toolkit, line: Int, isOpen: Bool)
  /// The announcement of the broken constraint.
  case broken
  /// A constraint, with its text without list marks; `closesList` tells whether the list ends after it.
  case constraint(ArraySlice<UInt8>, LogConstraint?, line: Int, closesList: Bool)
  /// Another message of the toolkits.
  case message(SystemMessage)
  /// A line without special meaning.
  case plain(LogLines.Line)

  /// Whether a byte is a list or page mark that may follow a constraint.
  static func isListMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"),
      UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: "\\"),
      UInt8(ascii: "]"), 0x20, 0x09:
      true
    default: false
    }
  }
}

/// Reads the parts of a log.
///
/// Conflict reports and other messages are read from the same parts, so no line belongs to both.
struct LogPartReader {
  /// The maximum number of physical lines that form one wrapped line of a report.
  static let longestWrap = 6
  /// The maximum length of a line in a report, in bytes; longer ones are not read.
  static let longestLine = 65_536

  /// The maximum number of phrases that are tried in a line; each may require reading the entire line.
  private static let largestTries = 4

  private let lines: [LogLines.Line]
  private var index = 0
  /// The number of bytes read, including repetitions.
  private(set) var work = 0
  private(set) var parts: [LogPart] = []

  /// Creates the parts of a text.
  ///
  /// - Complexity: O(characters): a line is read once, and once more if it may continue one of the six lines before it.
  init(_ text: String) {
    lines = LogLines.lines(of: text)
    work = 2 * text.utf8.count
    while index < lines.count {
      index += readLine()
    }
  }

  /// Consumes the line at the index with its continuations, and returns their number.
  private mutating func readLine() -> Int {
    let line = lines[index]
    let tokens = tokens(of: line)
    guard !tokens.isEmpty else {
      parts.append(.plain(line))
      return 1
    }
    var used = 1
    var tries = 0
    for (token, next) in zip(tokens, tokens.dropFirst().map(Optional.some) + [nil]) {
      switch token.kind {
      case .mark(.message(let kind), let end):
        // The rest of the line belongs to the message.
        tries += 1
        if tries <= Self.largestTries, let (message, used) = message(kind, in: token.place..<end) {
          parts.append(.message(message))
          return used
        }
      case .mark(.head(let toolkit), let end):
        let rest = line.bytes[end..<(next?.place ?? line.bytes.endIndex)]
        let last = rest.last { $0 != 0x20 && $0 != UInt8(ascii: "\"") }
        parts.append(
          .head(toolkit, line: line.number, isOpen: last == UInt8(ascii: "(")))
      case .mark(.broken, _):
        parts.append(.broken)
      case .constraint:
        let bytes = line.bytes[token.place..<(next?.place ?? line.bytes.endIndex)]
        var text = ConstraintText(bytes: bytes, constraint: constraint(of: bytes))
        if next == nil { used = join(&text) }
        parts.append(
          .constraint(
            Self.trimmed(text.bytes), text.constraint, line: line.number,
            closesList: Self.closesList(text.bytes)))
      }
    }
    // The phrase has no meaning at this position.
    let isPlain = tokens.allSatisfy {
      if case .mark(.message, _) = $0.kind { true } else { false }
    }
    if isPlain { parts.append(.plain(line)) }
    return used
  }

  private mutating func message(
    _ kind: SystemMessage.Kind, in phrase: Range<Int>
  ) -> (SystemMessage, Int)? {
    var reader = MessageLines(lines[index...], phrase, kind)
    defer { work += reader.work }
    return reader.message()
  }

  private mutating func tokens(of line: LogLines.Line) -> [LineToken] {
    work += line.bytes.count
    return LineToken.tokens(in: line.bytes)
  }

  /// The bytes of a constraint with the marks after them, and the constraint.
  private struct ConstraintText {
    var bytes: ArraySlice<UInt8>
    var constraint: LogConstraint?
  }

  /// Appends the continuation lines to a constraint at a line end, up to its bracket, and returns their number.
  private mutating func join(_ text: inout ConstraintText) -> Int {
    let isEnded = Self.isEnded(text.bytes)
    // A line may be wrapped after a bracket within a text.
    guard text.bytes.count <= Self.longestLine, !isEnded || text.constraint == nil else { return 1 }
    var joined = Array(text.bytes)
    for (count, next) in lines[(index + 1)...].prefix(Self.longestWrap - 1).enumerated() {
      guard next.bytes.count <= Self.longestLine, !next.bytes.elementsEqual(")".utf8),
        !next.bytes.elementsEqual("(".utf8)
      else { break }
      let tokens = tokens(of: next)
      let start = joined.count
      joined.append(0x20)
      joined += next.bytes
      if !tokens.isEmpty, !isContinuation(tokens, of: joined, from: start) { break }
      guard Self.isEnded(joined[...]) else { continue }
      let constraint = constraint(of: joined[...])
      // Lines that end with a bracket but cannot be read may also be complete, with text after the constraint.
      if !isEnded || constraint != nil {
        text = ConstraintText(bytes: joined[...], constraint: constraint)
        return count + 2
      }
    }
    return 1
  }

  /// Whether a line that resembles a message continues a constraint, which cannot be read without it.
  private mutating func isContinuation(
    _ tokens: [LineToken], of joined: [UInt8], from start: Int
  ) -> Bool {
    let isOfConflict = tokens.contains {
      if case .mark(let mark, _) = $0.kind { mark.isOfConflict } else { true }
    }
    return !isOfConflict && Self.isEnded(joined[...]) && constraint(of: joined[..<start]) == nil
      && constraint(of: joined[...]) != nil
  }

  private mutating func constraint(of bytes: ArraySlice<UInt8>) -> LogConstraint? {
    guard bytes.count <= Self.longestLine else { return nil }
    var reader = ConstraintReader(Self.trimmed(bytes))
    defer { work += reader.work }
    return reader.constraint()
  }

  /// Whether the last constraint of a text is closed: its bracket is the last character, except for list and page
  /// marks.
  private static func isEnded(_ text: ArraySlice<UInt8>) -> Bool {
    trimmed(text).last == UInt8(ascii: ">")
  }

  /// Whether the closing parenthesis of the list follows the last line.
  private static func closesList(_ text: ArraySlice<UInt8>) -> Bool {
    guard let end = text.lastIndex(of: UInt8(ascii: ">")) else { return false }
    return text[end...].contains(UInt8(ascii: ")"))
  }

  /// The text of a constraint without the list marks after it.
  static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let last = text.lastIndex(where: { !LogPart.isListMark($0) }) else {
      return text.prefix(0)
    }
    return text[...last]
  }
}
