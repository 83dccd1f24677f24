/// Reads a message from the line with its phrase and the following lines.
struct MessageLines {
  private let lines: ArraySlice<LogLines.Line>
  private let phrase: Range<Int>
  private let kind: SystemMessage.Kind
  /// The number of lines of the message.
  private var used = 1
  /// The number of bytes read.
  private(set) var work = 0

  /// Creates a reader of a message of a kind, from the position of its phrase in the first line.
  init(_ lines: ArraySlice<LogLines.Line>, _ phrase: Range<Int>, _ kind: SystemMessage.Kind) {
    self.lines = lines
    self.phrase = phrase
    self.kind = kind
  }

  /// Reads the message and returns it with its number of lines; nil if the phrase is part of another text.
  mutating func message() -> (SystemMessage, Int)? {
    guard let first = lines.first, first.bytes.count <= LogPartReader.longestLine else {
      return nil
    }
    var message = SystemMessage(line: first.number, kind: kind, text: "")
    guard read(&message, first) else { return nil }
    message.text = lines.prefix(used).map(\.text).joined(separator: "\n")
    return (message, used)
  }

  /// Reads the parts of a message according to its kind; false if a required part is missing.
  private mutating func read(_ message: inout SystemMessage, _ first: LogLines.Line) -> Bool {
    let before = first.bytes[..<phrase.lowerBound]
    switch kind {
    case .ambiguousLayout, .missingHostConstraints:
      guard let item = items(before).first else { return false }
      message.items = [item]
      if kind == .ambiguousLayout {
        message.sides = TraceVariables.read(first.bytes[phrase.upperBound...])
        work += first.bytes.count
      }
      return true
    case .invalidFormat:
      let fault = FormatFaultReader(lines, phrase)
      (message.formatFault, used) = (fault.fault, fault.used)
      work += fault.work
      return true
    case .unpreparedHierarchy:
      readConstraint(&message)
      readExplanation()
      return true
    case .wideFlowItem, .highFlowItem:
      readFlowLayout(&message)
      return true
    case .adjustedToolbarItem:
      guard contains("NSToolbarItem", in: before) else { return false }
    case .zeroIntrinsicSize:
      guard contains("returned 0 ", in: before) else { return false }
    default: break
    }
    let text = joined()
    message.items = items(text)
    switch kind {
    case .noCommonAncestor, .invalidPair:
      readSides(text, &message)
      return kind == .invalidPair || !message.items.isEmpty || !message.sides.isEmpty
        || contains("no common ancestor", in: text)
    case .missingConstraints: return !message.items.isEmpty
    case .feedbackLoop: return !message.items.isEmpty || contains("loop detected", in: text)
    case .adjustedToolbarItem:
      message.sizes = sizes(text)
      // The item itself precedes its view.
      message.items.removeAll { $0.className == "NSToolbarItem" }
      return true
    default: return true
    }
  }

  private mutating func items(_ text: ArraySlice<UInt8>) -> [LogItem] {
    let items = MessageItems(text)
    work += items.work
    return items.items
  }

  private mutating func contains(_ phrase: StaticString, in text: ArraySlice<UInt8>) -> Bool {
    var scanner = LogScanner(text)
    defer { work += scanner.work }
    return text.indices.contains { scanner.has(phrase, at: $0) }
  }

  /// Returns the bytes of the first line with its continuations, which terminals and pages wrapped; these become part
  /// of the message.
  private mutating func joined() -> ArraySlice<UInt8> {
    guard let first = lines.first, let end = MessagePhrases.end(of: kind) else {
      return lines.first?.bytes ?? []
    }
    // A pair that is not printed is followed by a backtrace.
    let rest = first.bytes[phrase.lowerBound...]
    if kind == .invalidPair, !rest.contains(UInt8(ascii: "<")) { return first.bytes }
    var search = EndSearch(end)
    if search.finds(in: rest, &work) { return first.bytes }
    var text = Array(first.bytes)
    for (index, line) in lines.dropFirst().prefix(LogPartReader.longestWrap - 1).enumerated() {
      guard isPlain(line) else { break }
      text.append(0x20)
      text += line.bytes
      if search.finds(in: line.bytes, &work) {
        used = index + 2
        return text[...]
      }
    }
    return first.bytes
  }

  /// Whether a line may continue a message: it is not empty, too long, or part of another message.
  private mutating func isPlain(_ line: LogLines.Line) -> Bool {
    guard !line.isEmpty, line.bytes.count <= LogPartReader.longestLine else { return false }
    work += line.bytes.count
    return LineToken.tokens(in: line.bytes).isEmpty
  }

  /// Reads the attributes of anchors or a constraint.
  private mutating func readSides(_ text: ArraySlice<UInt8>, _ message: inout SystemMessage) {
    if let place = constraintPlace(in: text), let constraint = constraint(text[place...]) {
      message.constraint = constraint
      message.items = constraint.items
      message.sides = constraint.equations.flatMap {
        [$0.first] + [$0.second].compactMap { $0 }
      }
      return
    }
    // Anchors print their attributes between quotation marks, which may have backslashes.
    for part in text.split(separator: UInt8(ascii: "\"")) {
      let part = part.last == UInt8(ascii: "\\") ? part.dropLast() : part
      var scanner = LogScanner(part)
      if let side = scanner.side(), scanner.isAtEnd { message.sides.append(side) }
      work += scanner.work
    }
    if !message.sides.isEmpty {
      var seen: Set<String> = []
      message.items = message.sides.map(\.item).filter { seen.insert($0.key).inserted }
    }
  }

  private mutating func constraintPlace(in text: ArraySlice<UInt8>) -> Int? {
    work += text.count
    return LineToken.tokens(in: text).first { $0.kind == .constraint }?.place
  }

  private mutating func constraint(_ text: ArraySlice<UInt8>) -> LogConstraint? {
    var reader = ConstraintReader(LogPartReader.trimmed(text))
    defer { work += reader.work }
    return reader.constraint()
  }

  /// Reads the constraint of an unprepared hierarchy, after the phrase or on one of the next lines.
  private mutating func readConstraint(_ message: inout SystemMessage) {
    guard let first = lines.first else { return }
    let rest = first.bytes[phrase.upperBound...]
    var found: ArraySlice<UInt8>?
    if let place = constraintPlace(in: rest) {
      found = rest[place...]
    } else if rest.allSatisfy({ LogPart.isListMark($0) || $0 == UInt8(ascii: ":") }) {
      for (index, line) in lines.dropFirst().prefix(2).enumerated() where !line.isEmpty {
        var start = LogScanner(line.bytes)
        _ = start.skip("Constraint:")
        start.skipBlanks()
        work += start.work
        guard line.bytes.count <= LogPartReader.longestLine,
          constraintPlace(in: line.bytes) == start.at
        else { break }
        found = line.bytes[start.at...]
        used = index + 2
        break
      }
    }
    guard let found else { return }
    let text = continued(found)
    guard let constraint = constraint(text) else { return }
    message.constraint = constraint
    message.items = constraint.items
    message.sides = constraint.equations.flatMap { [$0.first] + [$0.second].compactMap { $0 } }
  }

  /// Returns a constraint at the end of the used lines, with its continuations.
  private mutating func continued(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isEnded = LogPartReader.trimmed(text).last == UInt8(ascii: ">")
    guard !isEnded else { return text }
    var joined = Array(text)
    for (index, line) in lines.dropFirst(used).prefix(LogPartReader.longestWrap - 1).enumerated() {
      guard isPlain(line) else { break }
      joined.append(0x20)
      joined += line.bytes
      guard LogPartReader.trimmed(line.bytes).last == UInt8(ascii: ">") else { continue }
      used += index + 1
      return joined[...]
    }
    return text
  }

  /// Consumes the line that explains the required preparation.
  private mutating func readExplanation() {
    guard let next = lines.dropFirst(used).first else { return }
    if next.bytes.starts(with: "When added to a view, the constraint's items".utf8) { used += 1 }
  }

  /// Consumes the line that names the layout and its collection view.
  private mutating func readFlowLayout(_ message: inout SystemMessage) {
    for (index, line) in lines.dropFirst().prefix(2).enumerated() {
      guard isPlain(line) else { return }
      guard contains("The relevant UICollectionViewFlowLayout instance is", in: line.bytes) else {
        continue
      }
      message.items = items(line.bytes)
      used = index + 2
      return
    }
  }

  /// The sizes of a text such as `from {40, 25} to {42, 27}`.
  private mutating func sizes(_ text: ArraySlice<UInt8>) -> [SystemMessage.Size] {
    var scanner = LogScanner(text)
    var sizes: [SystemMessage.Size] = []
    while !scanner.isAtEnd {
      _ = scanner.scan { $0 != UInt8(ascii: "{") }
      scanner.at += 1
      guard let width = scanner.number(), scanner.skip(",") else { continue }
      scanner.skipBlanks()
      guard let height = scanner.number(), scanner.skip("}") else { continue }
      sizes.append(SystemMessage.Size(width: width, height: height))
    }
    work += scanner.work
    return sizes
  }
}

/// A search for the words at the end of a message, which may be wrapped.
private struct EndSearch {
  private let words: [UInt8]
  /// The number of matched bytes at the end of the previous line.
  private var matched = 0

  init(_ words: String) { self.words = Array(words.utf8) }

  /// Whether the words end in a line; a line end matches a blank.
  mutating func finds(in line: ArraySlice<UInt8>, _ work: inout Int) -> Bool {
    if matched > 0, matched < words.count, words[matched] == 0x20 { matched += 1 }
    for byte in line {
      work += 1
      // No other word of an ending begins like the whole, so no longer match is lost.
      matched = byte == words[matched] ? matched + 1 : (byte == words[0] ? 1 : 0)
      if matched == words.count { return true }
    }
    return false
  }
}
