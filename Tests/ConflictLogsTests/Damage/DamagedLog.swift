import TestSupport

@testable import ConflictLogs

/// A log with damage, and what of it is as it was.
struct DamagedLog {
  /// A line, and the constraint that it must still state; nil for a line with damage or without a constraint.
  struct Line {
    var bytes: [UInt8]
    var constraint: LogConstraint?
  }

  var lines: [Line]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      Line(bytes: Array(line.utf8), constraint: Self.constraint(of: line))
    }
  }

  var bytes: [UInt8] { Array(lines.map(\.bytes).joined(separator: [0x0A])) }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  private static func constraint(of line: Substring) -> LogConstraint? {
    guard let start = line.firstIndex(of: "<"), let end = line.lastIndex(of: ">") else {
      return nil
    }
    return ConstraintReader.read(line[start...end])
  }

  /// Cuts the text after a number of bytes.
  mutating func cut(after count: Int) {
    var rest = count
    for index in lines.indices {
      guard lines[index].bytes.count > rest else {
        rest -= lines[index].bytes.count + 1
        if rest >= 0 { continue }
        lines.removeSubrange((index + 1)...)
        return
      }
      lines[index].bytes.removeSubrange(rest...)
      lines[index].constraint = nil
      lines.removeSubrange((index + 1)...)
      return
    }
  }

  /// Exchanges bytes at some places by any others.
  mutating func mangle(_ random: inout SeededRandom) {
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      guard let index = lines.indices.randomElement(using: &random),
        let place = lines[index].bytes.indices.randomElement(using: &random)
      else { continue }
      // Any byte but a line's end: lines keep their numbers.
      let byte = UInt8.random(in: 0...255, using: &random)
      guard !(0x0A...0x0D).contains(byte), byte != 0xA8, byte != 0xA9 else { continue }
      lines[index].bytes[place] = byte
      lines[index].constraint = nil
    }
  }

  /// Puts a mark of quotations before each line.
  mutating func quote(_ random: inout SeededRandom) {
    let marks = ["> ", "> > ", "// ", "\t", "    ", "[      ] ", "`", "** "]
    let mark = Array((marks.randomElement(using: &random) ?? "").utf8)
    for index in lines.indices { lines[index].bytes = mark + lines[index].bytes }
  }

  /// Breaks lines at blanks, as terminals and pages do; what they state is as it was.
  mutating func wrap(_ random: inout SeededRandom) {
    for index in lines.indices.reversed() where lines[index].constraint != nil {
      let bytes = lines[index].bytes
      // The name of the class and the address stay on the first line.
      let start = bytes.firstIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex
      let places = bytes.indices.filter {
        bytes[$0] == 0x20 && $0 > start + 22 && $0 + 1 < bytes.count && bytes[$0 + 1] != 0x20
          && bytes[$0 - 1] != 0x20
      }
      guard let place = places.randomElement(using: &random) else { continue }
      lines[index].bytes = Array(bytes[..<place])
      let rest = Line(bytes: Array("      ".utf8) + bytes[(place + 1)...], constraint: nil)
      lines.insert(rest, at: index + 1)
    }
  }

  /// Doubles some lines.
  mutating func duplicate(_ random: inout SeededRandom) {
    for index in lines.indices.reversed() where Int.random(in: 0..<3, using: &random) == 0 {
      lines.insert(lines[index], at: index)
    }
  }

  /// Mixes the lines with those of another log, both in their order.
  mutating func interleave(_ other: DamagedLog, _ random: inout SeededRandom) {
    var mixed: [Line] = []
    var (first, second) = (lines[...], other.lines[...])
    while !first.isEmpty || !second.isEmpty {
      let isFirst = second.isEmpty || !first.isEmpty && Bool.random(using: &random)
      if let line = isFirst ? first.popFirst() : second.popFirst() { mixed.append(line) }
    }
    lines = mixed
  }

  /// Gives views hostile texts.
  mutating func rename(_ random: inout SeededRandom) {
    let names = [
      "\u{1B}[2J\u{1B}]0;x\u{7}", "'", "\"", "''''", "])>", "(active", "'|':A:0x1 )>", "<<<<",
      ">>>>",
      "[[[(((", "0x0x", ".width == 3", "Unable to simultaneously satisfy constraints",
      "- AMBIGUOUS LAYOUT", String(repeating: "x", count: 10_000), "\u{202E}é\u{0}", "\\", "\\n",
    ]
    for index in lines.indices where Bool.random(using: &random) {
      guard let place = lines[index].bytes.firstIndex(of: UInt8(ascii: "'")),
        let name = names.randomElement(using: &random)
      else { continue }
      lines[index].bytes.insert(contentsOf: name.utf8, at: place + 1)
      lines[index].constraint = nil
    }
  }
}
