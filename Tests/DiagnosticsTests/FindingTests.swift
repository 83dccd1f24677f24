import Diagnostics
import Testing

/// Findings take what they do not say from their rules, and are moved between files whole.
struct FindingTests {
  private static let position = SourcePosition(line: 3, column: 7)

  private static func finding(_ file: String = "", hint: String? = nil) -> Finding {
    Finding(
      .duplicateEntry, "twice", hint: hint, at: Location(file, at: position, subject: "images[1]"),
      related: [
        Finding.Related("first", at: Location(file, subject: "images[0]")),
        Finding.Related("a mask", at: nil),
      ])
  }

  @Test(arguments: [Rule.overlap, .conflict, .noFrame]) func theSeverityIsTheRules(rule: Rule) {
    #expect(Finding(rule, "", at: Location("a")).severity == rule.severity)
    for severity in Severity.allCases {
      #expect(Finding(rule, "", severity: severity, at: Location("a")).severity == severity)
    }
  }

  @Test(
    arguments: [
      (nil, "a.json:3:7: warning: twice"),
      ("once is enough", "a.json:3:7: warning: twice; once is enough"),
    ] as [(String?, String)])
  func itIsWrittenAsCompilersDo(hint: String?, text: String) {
    #expect(Self.finding("a.json", hint: hint).description == text)
  }

  @Test func aFileIsGivenToWhatHasNone() {
    let given = Self.finding().inFile("a.json")
    #expect(given == Self.finding("a.json"))
    #expect(given.inFile("b.json") == given)
  }

  @Test func filesAreRenamedEverywhere() {
    let renamed = Self.finding("/tmp/a.json").renamingFiles { String($0.dropFirst(5)) }
    #expect(renamed == Self.finding("a.json"))
    #expect(renamed.related.map(\.location?.file) == ["a.json", nil])
  }

  /// What differs in anything is another finding; what is equal counts once.
  @Test func equalFindingsCountOnce() {
    let same = [Self.finding("a"), Self.finding("a")]
    let others = [Self.finding("b"), Self.finding("a", hint: "x")]
    #expect(Set(same + others).count == 3)
  }
}
