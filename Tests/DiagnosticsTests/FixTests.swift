import Testing

@testable import Diagnostics

/// Repairs as edits of a text.
struct FixTests {
  /// Edits of `abcdef`, and the text they make; nil where they cannot be made.
  static let cases: [([TextEdit], String?)] = [
    ([], "abcdef"),
    ([TextEdit(0..<0, "x")], "xabcdef"),
    ([TextEdit(6..<6, "x")], "abcdefx"),
    ([TextEdit(0..<6, "")], ""),
    // Edits are in the order of the text, whichever is given first.
    ([TextEdit(4..<5, "E"), TextEdit(0..<1, "A")], "AbcdEf"),
    ([TextEdit(0..<2, "1"), TextEdit(2..<4, "2")], "12ef"),
    ([TextEdit(1..<1, "x"), TextEdit(1..<2, "B")], "axBcdef"),
    // The same edit twice is one.
    ([TextEdit(1..<2, "B"), TextEdit(1..<2, "B")], "aBcdef"),
    ([TextEdit(1..<3, "B"), TextEdit(2..<4, "C")], nil),
    ([TextEdit(1..<3, "B"), TextEdit(1..<3, "C")], nil),
    ([TextEdit(1..<1, "B"), TextEdit(1..<1, "C")], nil),
    ([TextEdit(6..<7, "")], nil),
  ]

  @Test(arguments: cases)
  func editsMakeATextOrNone(edits: [TextEdit], text: String?) {
    let bytes = Array("abcdef".utf8)
    let fix = Fix("title", edits)
    #expect(Fix.applied([fix], to: bytes).map { String(decoding: $0, as: UTF8.self) } == text)
    #expect(fix.isApplicable(to: bytes) == (text != nil))
    // Edits of several repairs are those of one.
    let parts = edits.map { Fix("part", [$0]) }
    #expect(Fix.applied(parts, to: bytes) == Fix.applied([fix], to: bytes))
  }

  /// A finding keeps everything else with a repair and with another severity.
  @Test func findingsCarryRepairs() {
    let location = Location("Main.xib", at: SourcePosition(line: 1, column: 2), subject: "a")
    let finding = Finding(
      .conflict, "broken", hint: "change it", at: location, related: [.init("b", at: nil)])
    let fix = Fix("title", [TextEdit(0..<1, "x")])
    let fixed = finding.fixed(by: fix)
    #expect(fixed.fix == fix && fixed.hint == "change it" && fixed.related == finding.related)
    #expect(finding.fixed(by: fix, hint: "so").sentence == "broken; so")
    let note = fixed.with(severity: .note)
    #expect(note.severity == .note && note.fix == fix && note.location == location)
  }
}
