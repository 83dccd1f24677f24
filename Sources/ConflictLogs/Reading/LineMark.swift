/// A toolkit's phrase that identifies a line of a log.
enum LineMark: Hashable {
  /// The header of a conflict report.
  case head(ConflictLog.Toolkit)
  /// The announcement of the broken constraint.
  case broken
  /// A phrase of another message.
  case message(SystemMessage.Kind)

  /// Whether the phrase belongs to a report of a conflict.
  var isOfConflict: Bool { if case .message = self { false } else { true } }

  private static let phrases: [(text: String, mark: LineMark)] =
    [
      ("Unable to simultaneously satisfy constraints:", .head(.appKit)),
      ("Unable to simultaneously satisfy constraints", .head(.uiKit)),
      ("Conflicting constraints detected:", .head(.appKit)),
      ("Will attempt to recover by breaking", .broken),
    ] + MessagePhrases.phrases.map { ($0.text, .message($0.kind)) }

  /// The phrases by their first byte, so that lines are not searched for each phrase.
  private static let byFirst: [[(text: [UInt8], mark: LineMark)]] = {
    var table = [[(text: [UInt8], mark: LineMark)]](repeating: [], count: 256)
    for (text, mark) in phrases {
      let bytes = Array(text.utf8)
      if let first = bytes.first { table[Int(first)].append((bytes, mark)) }
    }
    return table
  }()

  /// Whether a phrase begins with a byte.
  fileprivate static let isFirst = byFirst.map { !$0.isEmpty }

  /// Returns the mark at an offset of a line, with its end; nil without one.
  static func at(_ place: Int, of line: ArraySlice<UInt8>) -> (mark: LineMark, end: Int)? {
    for (text, mark) in byFirst[Int(line[place])] {
      let end = place + text.count
      // Phrases with the same first byte usually differ in the second byte.
      if end <= line.endIndex, line[place + 1] == text[1], line[place..<end].elementsEqual(text) {
        return (mark, end)
      }
    }
    return nil
  }
}

/// A significant position in a line.
struct LineToken: Hashable {
  enum Kind: Hashable {
    /// The opening bracket of a constraint.
    case constraint
    /// A phrase, with the offset of its end.
    case mark(LineMark, end: Int)
  }

  let place: Int
  let kind: Kind

  /// Returns the significant positions in a line, from left to right.
  ///
  /// After the beginning of a constraint, names may contain any text. There, a position counts only after the end of
  /// another constraint, and messages are ignored.
  static func tokens(in line: ArraySlice<UInt8>) -> [LineToken] {
    var tokens: [LineToken] = []
    var hasConstraint = false
    let isFirst = LineMark.isFirst
    var at = line.startIndex
    while at < line.endIndex {
      let byte = line[at]
      if byte == UInt8(ascii: "<"), let end = constraintName(at, of: line) {
        tokens.append(LineToken(place: at, kind: .constraint))
        hasConstraint = true
        at = end
      } else if isFirst[Int(byte)], let (mark, end) = LineMark.at(at, of: line) {
        if !hasConstraint || mark.isOfConflict && isBehindConstraint(at, of: line) {
          tokens.append(LineToken(place: at, kind: .mark(mark, end: end)))
        }
        at = end
      } else {
        at += 1
      }
    }
    return tokens
  }

  /// Returns the end of the class name of a constraint after a bracket; nil for another bracket.
  private static func constraintName(_ place: Int, of line: ArraySlice<UInt8>) -> Int? {
    var at = place + 1
    // Early libraries print two brackets, and the debugger prints a blank.
    if at < line.endIndex, line[at] == UInt8(ascii: "<") || line[at] == 0x20 { at += 1 }
    let name = at
    while at < line.endIndex, line[at].isClassPart { at += 1 }
    guard at < line.endIndex, line[at] == UInt8(ascii: ":"),
      line[name..<at].suffix(10).elementsEqual("Constraint".utf8)
    else { return nil }
    return at
  }

  /// Whether there are only list marks between an offset and the end of the previous constraint.
  private static func isBehindConstraint(_ place: Int, of line: ArraySlice<UInt8>) -> Bool {
    let before = line[..<place].last { !LogPart.isListMark($0) }
    return before == UInt8(ascii: ">")
  }
}
