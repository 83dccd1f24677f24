import TestSupport
import Testing

@testable import ConflictLogs

/// Reports with everything that pages, mails, terminals and hostile names do to them.
struct DamageTests {
  /// Checks what holds for any text: lines that are as they were say what they said, and nothing is made up.
  private func check(
    _ log: DamagedLog, _ what: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = log.text
    let entries = LogReader.read(text).flatMap { $0.entries + ($0.broken.map { [$0] } ?? []) }
    let found = Dictionary(grouping: entries, by: \.line)
    for (index, line) in log.lines.enumerated() {
      guard let constraint = line.constraint else { continue }
      let isKept = found[index + 1]?.map(\.constraint) == [constraint]
      let line = String(decoding: line.bytes, as: UTF8.self)
      #expect(isKept, "\(what()), line \(index + 1): \(line)", sourceLocation: sourceLocation)
    }
    let letters = Self.letters(text)
    for entry in entries {
      let isPart = letters.contains(Self.letters(entry.text))
      #expect(isPart, "\(what()), line \(entry.line)", sourceLocation: sourceLocation)
    }
    for message in MessageReader.read(text) {
      let isApart = found[message.line] == nil
      #expect(isApart, "\(what()), line \(message.line)", sourceLocation: sourceLocation)
    }
  }

  /// The letters and digits of a text: marks of pages and line ends between them are not the entries'.
  private static func letters(_ text: String) -> String {
    String(decoding: text.utf8.filter { $0.isLetter || $0.isDigit }, as: UTF8.self)
  }

  /// Runs damage of a kind on all logs; a failure states the seed.
  private func run(
    _ seed: UInt64, _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ damage: (inout DamagedLog, inout SeededRandom) -> Void
  ) {
    var random = SeededRandom(seed: seed)
    for (index, text) in WrittenLogs.all.enumerated() {
      var log = DamagedLog(text)
      damage(&log, &random)
      check(log, "\(what), log \(index), seed \(seed)", sourceLocation: sourceLocation)
    }
  }

  static let seeds: ClosedRange<UInt64> = 1...4

  @Test func noDamage() {
    run(0, "as written") { _, _ in }
    for text in WrittenLogs.all {
      let written = DamagedLog(text).lines.compactMap(\.constraint)
      #expect(written.count >= 3 || text == WrittenLogs.keyboard)
      #expect(written.count == text.split(separator: "\n").count { $0.contains("Constraint:") })
    }
  }

  /// A text may end after any byte.
  @Test(arguments: 0..<7) func cuts(offset: Int) {
    for (index, text) in WrittenLogs.all.enumerated() {
      for count in stride(from: offset, to: text.utf8.count, by: 42) {
        var log = DamagedLog(text)
        log.cut(after: count)
        check(log, "log \(index) cut after \(count)")
      }
    }
  }

  @Test(arguments: seeds) func mangledBytes(seed: UInt64) {
    for _ in 0..<3 { run(seed, "mangled") { $0.mangle(&$1) } }
  }

  @Test(arguments: seeds) func quotedLines(seed: UInt64) { run(seed, "quoted") { $0.quote(&$1) } }

  @Test(arguments: seeds) func wrappedLines(seed: UInt64) { run(seed, "wrapped") { $0.wrap(&$1) } }

  @Test(arguments: seeds) func doubledLines(seed: UInt64) {
    run(seed, "doubled") { $0.duplicate(&$1) }
  }

  @Test(arguments: seeds) func mixedLogs(seed: UInt64) {
    for other in WrittenLogs.all.dropFirst(Int(seed)).prefix(3) {
      run(seed, "mixed") { $0.interleave(DamagedLog(other), &$1) }
    }
  }

  @Test(arguments: seeds) func hostileNames(seed: UInt64) {
    run(seed, "renamed") { $0.rename(&$1) }
  }

  /// Several kinds of damage at once.
  @Test(arguments: seeds) func allDamage(seed: UInt64) {
    run(seed, "all") { log, random in
      log.rename(&random)
      log.duplicate(&random)
      log.interleave(DamagedLog(WrittenLogs.names), &random)
      log.mangle(&random)
      log.cut(after: log.bytes.count * 9 / 10)
      // What is wrapped and quoted still says what it said.
      log.wrap(&random)
      log.quote(&random)
    }
  }
}
