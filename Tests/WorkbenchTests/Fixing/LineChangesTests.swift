import Foundation
import TestSupport
import Testing

@testable import Workbench

/// The lines in which two texts differ.
struct LineChangesTests {
  static let texts: [(old: String, new: String, changes: [String])] = [
    ("", "", []), ("a\nb\n", "a\nb\n", []),
    ("a\n  b\nc", "a\n  B\nc", ["f:2:\n- b\n+ B"]),
    ("a\nb\nc", "a\nc", ["f:2:\n- b"]), ("a\nc", "a\nb\nc", ["f:2:\n+ b"]),
    ("a\nb", "a\nb\nc", ["f:3:\n+ c"]), ("a\nb\nc", "a", ["f:2:\n- b\n- c"]),
    ("a\nb\nc\nd\ne", "A\nb\nc\nd\nE", ["f:1:\n- a\n+ A", "f:5:\n- e\n+ E"]),
    ("a\r\nb\r\n", "a\r\nB\r\n", ["f:2:\n- b\n+ B"]),
    ("a", "\u{1B}[1m", ["f:1:\n- a\n+ \\u{1b}[1m"]),
  ]

  @Test(arguments: texts.indices) func changes(index: Int) {
    let (old, new, changes) = Self.texts[index]
    #expect(LineChanges.texts(from: Data(old.utf8), to: Data(new.utf8), path: "f") == changes)
  }

  /// All lines that go and come are there, in order, however the texts differ.
  @Test(arguments: [UInt64(1), 2, 3, 4]) func nothingIsLost(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<50 {
      let old = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        String(Int.random(in: 0...20, using: &random))
      }
      let new = old.flatMap { line -> [String] in
        switch Int.random(in: 0..<8, using: &random) {
        case 0: []
        case 1: [line, "new"]
        case 2: ["other"]
        default: [line]
        }
      }
      let changes = LineChanges.texts(
        from: Data(old.joined(separator: "\n").utf8),
        to: Data(new.joined(separator: "\n").utf8), path: "f")
      // Applied from the end, so that numbers of lines stay those of the original.
      var lines = old.isEmpty ? [""] : old
      for change in changes.reversed() {
        let parts = change.split(separator: "\n", omittingEmptySubsequences: false)
        let start = Int(parts[0].dropFirst(2).dropLast()).map { $0 - 1 } ?? 0
        let gone = parts.filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
        let come = parts.filter { $0.hasPrefix("+ ") }.map { String($0.dropFirst(2)) }
        #expect(Array(lines[start..<(start + gone.count)]) == gone, "seed \(seed)")
        lines.replaceSubrange(start..<(start + gone.count), with: come)
      }
      #expect(lines == (new.isEmpty ? [""] : new), "seed \(seed)")
    }
  }
}
