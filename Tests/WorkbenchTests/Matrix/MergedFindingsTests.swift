import Checking
import Diagnostics
import IBDocument
import Testing

@testable import Workbench

/// One finding for what holds in several layouts.
@Suite struct MergedFindingsTests {
  private static func finding(
    _ rule: Rule, _ subject: String, _ message: String = "is wrong", related: [String] = []
  ) -> Finding {
    Finding(
      rule, message, at: location(subject),
      related: related.map { Finding.Related($0, at: location($0)) })
  }

  private static func location(_ subject: String) -> Location {
    Location("A.xib", at: SourcePosition(line: 1, column: 1), subject: subject)
  }

  /// The document's own layout, a language, and a device that was not asked for.
  private static let layouts = [
    CheckLayout.own, CheckLayout(language: .translation("de")),
    CheckLayout(surroundings: Surroundings(textSize: .small), isAssumed: true),
  ]

  private static func merged(_ found: [[Finding]]) -> [Finding] {
    MergedFindings.merged(zip(layouts, found).map { ($0, $1) })
  }

  /// What is wrong in layouts alone that were not asked for is a note.
  @Test func assumedLayoutsAreNotes() {
    let one = Self.finding(.zeroSize, "a")
    #expect(Self.merged([[], [], [one]]).map(\.severity) == [.note])
    #expect(Self.merged([[], [one], [one]]).map(\.severity) == [.warning])
    #expect(Self.merged([[one], [], [one]]).map(\.severity) == [.warning])
  }

  /// A conflict on a current device is at least a warning, unless the canvas alone has it.
  @Test func conflictsOfAssumedLayoutsAreWarnings() {
    let one = Self.finding(.conflict, "a")
    #expect(Self.merged([[], [], [one]]).map(\.severity) == [.warning])
    #expect(Self.merged([[], [one], [one]]).map(\.severity) == [.error])
    #expect(Self.merged([[], [], [one.with(severity: .note)]]).map(\.severity) == [.note])
  }

  /// A finding of all layouts names none of them; figures in messages may differ.
  @Test func layoutsAreNamed() {
    let everywhere = (1...3).map { Self.finding(.clippedText, "a", "lacks \($0) points") }
    let some = Self.finding(.zeroSize, "b")
    let found = Self.merged([[everywhere[0]], [everywhere[1], some], [everywhere[2], some]])
    #expect(found.map(\.message) == ["lacks 1 points", "is wrong"])
    #expect(found.map(\.layouts) == [[], ["language de", "text size S"]])
    #expect(found[1].sentence == "is wrong (language de; text size S)")
  }

  /// Views that one parent has no room for in another layout are one finding; in the own layout each is one.
  @Test func causesAreOne() {
    let out = ["a", "b", "c"].map { Self.finding(.outsideParent, $0, related: ["p"]) }
    let other = Self.finding(.outsideParent, "d", related: ["q"])
    let own = Self.merged([out, out, out])
    #expect(own.count == 3)
    let found = Self.merged([[], out + [other], []])
    #expect(found.count == 2)
    #expect(found[0].message == "is wrong; the same holds for 2 more views of it")
    #expect(found[0].related.map(\.location?.subject) == ["p", "b", "c"])
  }

  /// A conflict of the own layout is not repeated where another of its constraints is broken.
  @Test func conflictsAreOne() {
    let own = Self.finding(.conflict, "a", related: ["b"])
    let same = Self.finding(.conflict, "b", related: ["a"])
    let new = Self.finding(.conflict, "c", related: ["d"])
    let found = Self.merged([[own], [same, new], []])
    #expect(found.map(\.location.subject) == ["a", "c"])
    #expect(found.map(\.layouts) == [[], ["language de"]])
  }
}
