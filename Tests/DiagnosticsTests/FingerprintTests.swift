import Diagnostics
import Testing

/// What recognises a finding in later runs.
struct FingerprintTests {
  private static func print(
    _ rule: Rule = .overlap, _ message: String = "m", line: Int = 1, subject: String? = "v",
    path: String = "a.xib"
  ) -> Fingerprint {
    let place = SourcePosition(line: line, column: 1)
    return Fingerprint(
      Finding(rule, message, at: Location("given", at: place, subject: subject)), path: path)
  }

  @Test func movedLinesAndOtherFiguresDoNotMatter() {
    #expect(Self.print(line: 7) == Self.print())
    #expect(Self.print(.overlap, "covers 3 points") == Self.print())
  }

  @Test func rulePathAndSubjectMatter() {
    let all = [
      Self.print(), Self.print(.conflict), Self.print(subject: "w"), Self.print(path: "b.xib"),
      Self.print(subject: nil), Self.print(.overlap, "n", subject: nil),
    ]
    #expect(Set(all).count == all.count)
  }

  /// An element without an identifier is called by its line, which moves.
  @Test func aLineIsNotASubject() {
    #expect(Self.print(subject: "#3:4") == Self.print(subject: "#5:4"))
    #expect(Self.print(.overlap, "n", subject: "#3:4") != Self.print(subject: "#3:4"))
  }

  /// FNV-1a of the three parts, computed by a program of another language.
  @Test func theHashIsTheDocumentedOne() {
    let finding = Finding(.overlap, "m", at: Location("a.xib", subject: "v"))
    #expect("\(Fingerprint(finding, path: "a.xib"))" == "3f44ac4e8aefb45d")
  }
}
