/// The compiler's messages about rewritten sources, as messages about the sources' own lines.
///
/// A message keeps its path and line, which `#sourceLocation` gives it. Its column becomes that of the same word in the
/// source, and the lines below it become the source's. Where a message is about something that only the rewritten line has, a
/// note says so.
package struct CompilerMessages {
  /// A declaration that is not compiled.
  package struct Dropped: Sendable {
    /// The path of its source.
    package var path: String
    /// Its line, from 1.
    package var line: Int

    /// Creates a place.
    package init(path: String, line: Int) { (self.path, self.line) = (path, line) }
  }

  /// The number of characters of a line that are shown.
  static let width = 200

  private let source: (String) -> MappedSource?
  private let dropped: (String) -> Dropped?
  private var sources: [String: MappedSource?] = [:]
  private var saysListOfTests = false

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - source: The source of a path that messages name, if it was rewritten.
  ///   - dropped: The declaration of a name that is not compiled.
  package init(
    source: @escaping (String) -> MappedSource?, dropped: @escaping (String) -> Dropped?
  ) {
    (self.source, self.dropped) = (source, dropped)
  }

  /// A message's first line.
  private struct Head {
    let path: String
    let line: Int
    let column: Int
    /// The kind and the text, as the lines below repeat them.
    let text: String

    init?(_ line: String) {
      // A path may have colons, a message too: the first numbers between colons are the place.
      let parts = line.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 5 else { return nil }
      for index in 1..<min(parts.count - 3, 32) {
        guard let line = Int(parts[index]), let column = Int(parts[index + 1]),
          [" error", " warning", " note", " remark"].contains(parts[index + 2])
        else { continue }
        path = parts[..<index].joined(separator: ":")
        (self.line, self.column) = (line, column)
        text = parts[(index + 2)...].joined(separator: ":").trimmingBlanks
        return
      }
      return nil
    }
  }

  /// A line of the source's text below a message, and what stands under it.
  private struct Frame {
    /// The number of the line in the text that was compiled.
    let line: Int
    /// The marks under it: the offset in characters, and the text.
    var marks: [(offset: Int, text: String)] = []
  }

  /// The compiler's output with its messages about rewritten sources replaced.
  ///
  /// - Complexity: Linear in the output, but for the comparison of lines, which is bounded.
  package mutating func mapped(_ output: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    var result: [String] = []
    var index = 0
    while index < lines.count {
      let plain = Self.plain(lines[index])
      guard let head = Head(plain) else {
        result.append(String(lines[index]))
        index += 1
        continue
      }
      var end = index + 1
      while end < lines.count, Self.isFrame(Self.plain(lines[end])) { end += 1 }
      let frames = Self.frames(lines[(index + 1)..<end].map(Self.plain))
      if let source = find(head.path) {
        result += self.lines(head, frames, source)
      } else if head.path.hasPrefix("Plumb's rewriting of ") {
        result += lines[index..<end].map { Self.cut(Self.plain($0), around: 0) }
      } else {
        result += lines[index..<end].map(String.init)
      }
      result += reference(head) + listOfTests(head)
      index = end
    }
    return result.joined(separator: "\n")
  }

  private mutating func find(_ path: String) -> MappedSource? {
    if let known = sources[path] { return known }
    let found = source(path)
    sources[path] = found
    return found
  }

  /// A message about a rewritten source.
  private func lines(_ head: Head, _ frames: [Frame], _ source: MappedSource) -> [String] {
    guard head.line > 0, head.line <= source.own.count else {
      return ["\(head.path):\(head.line):\(head.column): \(head.text)"]
    }
    // The line that was compiled: the one below which the message stands again.
    let compiled =
      frames.first {
        $0.marks.contains { $0.text == head.text } && source.line(of: $0.line) == head.line
      }?
      .line ?? source.rewrittenLine(of: head.line) ?? head.line
    let place = Self.place(
      head.column - 1, compiled, line: head.line, source, Self.names(in: head.text))
    var marks: [Int: [(offset: Int, text: String)]] = [:]
    marks[head.line] = [(place.offset, head.text)]
    let isWarning =
      compiled > 0 && compiled <= source.rewritten.count
      && source.rewritten[compiled - 1].hasPrefix("#warning(")
    if !place.isOwn, !isWarning {
      marks[head.line]?.append((place.offset, "note: this is about Plumb's rewriting of the line"))
    }
    for frame in frames {
      guard let line = source.line(of: frame.line), frame.line <= source.rewritten.count else {
        continue
      }
      let text = source.rewritten[frame.line - 1]
      for mark in frame.marks where mark.text != head.text {
        let bytes = text.prefix(mark.offset).utf8.count
        let place = Self.place(bytes, frame.line, line: line, source, Self.names(in: mark.text))
        marks[line, default: []].append((place.offset, mark.text))
      }
    }
    var shown: Set<Int> = []
    for line in marks.keys {
      for near in (line - 2)...(line + 1) where near > 0 && near <= source.own.count {
        shown.insert(near)
      }
    }
    let gutter = String(shown.max() ?? 0).count
    let empty = String(repeating: " ", count: gutter) + " | "
    var result = ["\(head.path):\(head.line):\(place.offset + 1): \(head.text)"]
    for line in shown.sorted() {
      let own = source.own[line - 1]
      let first = marks[line]?.first?.offset ?? 0
      let number = String(line)
      let window = Window(own, around: first)
      result.append(
        String(repeating: " ", count: gutter - number.count) + "\(number) | \(window.text)")
      for mark in marks[line] ?? [] {
        result.append("\(empty)\(window.indent(to: mark.offset))`- \(mark.text)")
      }
    }
    return result
  }

  /// The own offset of an offset in a compiled line, in UTF-8; where that has no counterpart, that of a name in the message, or
  /// the line's first word.
  private static func place(
    _ offset: Int, _ compiled: Int, line: Int, _ source: MappedSource, _ names: [Substring]
  ) -> (offset: Int, isOwn: Bool) {
    let own = source.own[line - 1]
    let isMoved = source.rewrittenLine(of: line) != compiled
    let text =
      compiled > 0 && compiled <= source.rewritten.count ? source.rewritten[compiled - 1] : own
    if !isMoved, let found = ColumnMap(own: own, rewritten: text).offset(offset) {
      return (min(found, own.utf8.count), true)
    }
    for name in names {
      if let found = ColumnMap.offset(of: name, in: own) { return (found, true) }
    }
    return (own.utf8.prefix { $0 == 32 || $0 == 9 }.count, false)
  }

  /// The names in quotation marks in a message.
  private static func names(in text: String) -> [Substring] {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count - 1, by: 2).prefix(8).map { index in
      parts[index].split { ".(:<".contains($0) }.last.map { $0.prefix { $0 != ")" } }
        ?? parts[index]
    }
  }

  /// A note on a declaration that a message misses and that is not compiled.
  private func reference(_ head: Head) -> [String] {
    guard head.text.hasPrefix("error: "),
      head.text.contains("cannot find ") || head.text.contains("has no member '"),
      let name = Self.names(in: head.text).last, let place = dropped(String(name))
    else { return [] }
    return [
      "\(place.path):\(place.line):1: note: '\(name)' is declared here, and not compiled: it needs a module that is missing on Linux"
    ]
  }

  /// A note on a list of tests for Linux, which was never compiled on Apple's systems; it is said once.
  private mutating func listOfTests(_ head: Head) -> [String] {
    guard head.text.hasPrefix("error: "), head.path.hasSuffix("/LinuxMain.swift"), !saysListOfTests
    else { return [] }
    saysListOfTests = true
    return [
      "\(head.path):1:1: note: SwiftPM compiles this list of tests on Linux only; with --enable-test-discovery --enable-swift-testing, which `plumb test` adds, it finds the tests itself"
    ]
  }

  /// The lines of text below a message with their marks.
  private static func frames(_ lines: [String]) -> [Frame] {
    var result: [Frame] = []
    for line in lines {
      guard let bar = line.range(of: " | ") ?? line.range(of: " |") else { continue }
      let number = Int(line[..<bar.lowerBound].trimmingBlanks)
      if let number {
        result.append(Frame(line: number))
      } else if let start = line[bar.upperBound...].range(of: "- "), !result.isEmpty,
        let sign = line[bar.upperBound..<start.lowerBound].last, "`|".contains(sign)
      {
        let offset = line.distance(from: bar.upperBound, to: start.lowerBound) - 1
        result[result.count - 1].marks.append((offset, String(line[start.upperBound...])))
      }
    }
    return result
  }

  /// Whether a line belongs to the text below a message: a number or nothing, and a bar.
  private static func isFrame(_ line: String) -> Bool {
    let rest = line.drop { $0 == " " || ("0"..."9").contains($0) }
    return rest.first == "|" && line.first != "|"
  }

  /// A line without the terminal's colours.
  private static func plain(_ line: Substring) -> String {
    guard line.utf8.contains(27) else { return String(line) }
    var result = ""
    var rest = line
    while let escape = rest.firstIndex(of: "\u{1B}") {
      result += rest[..<escape]
      rest = rest[escape...].dropFirst()
      guard rest.first == "[" else { continue }
      rest = rest.dropFirst().drop { $0 == ";" || $0.isNumber }.dropFirst()
    }
    return result + rest
  }

  /// A line of a bounded length.
  static func cut(_ line: String, around offset: Int) -> String {
    Window(Substring(line), around: offset).text
  }
}

extension StringProtocol {
  /// The text without blanks around it.
  fileprivate var trimmingBlanks: String {
    var text = Substring(self).drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// The first range of a text.
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
