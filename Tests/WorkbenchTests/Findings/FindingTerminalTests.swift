import Checking
import Diagnostics
import ReportFormats
import Testing

@testable import Workbench

/// Findings for people: by file, folded, with colours only where they are asked for.
struct FindingTerminalTests {
  private static func result(_ counts: [(file: String, rule: Rule, count: Int)]) -> CheckReport {
    let findings = counts.flatMap { file, rule, count in
      (1...count).map {
        Finding(rule, "wrong", at: Location(file, at: SourcePosition(line: $0, column: 2)))
      }
    }
    return CheckReport(
      findings: findings, files: ["A.xcassets", "B.xib", "C.xib"],
      paths: ReportPath(in: "/projects"))
  }

  @Test func filesAreHeadings() {
    let result = Self.result([("B.xib", .overlap, 1), ("A.xcassets/x/C.json", .badJSON, 1)])
    #expect(
      FindingTerminal(isColoured: false, showsAll: false).text(result) == """
        A.xcassets
          x/C.json:1:2: error: wrong [bad-json]

        B.xib
          1:2: warning: wrong [overlap]

        """)
    #expect(FindingTerminal(isColoured: true, showsAll: true).text(Self.result([])) == "")
  }

  @Test func repetitionsAreFolded() {
    let listed = FindingTerminal.listed
    for count in [1, listed, listed + 1, listed + 40] {
      let result = Self.result([("B.xib", .overlap, count), ("B.xib", .conflict, 2)])
      let folded = FindingTerminal(isColoured: false, showsAll: false).text(result)
      let all = FindingTerminal(isColoured: false, showsAll: true).text(result)
      #expect(all.split(separator: "\n").count == 1 + count + 2)
      if count <= listed {
        #expect(folded == all)
      } else {
        #expect(folded.split(separator: "\n").count == 1 + listed + 2 + 1)
        #expect(folded.hasSuffix("  and \(count - listed) more [overlap]; see --all\n"))
      }
    }
  }

  /// A document's own control characters never reach the terminal.
  @Test func colours() {
    let result = CheckReport(
      findings: [Finding(.overlap, "a\u{1B}[31mb", at: Location("x\u{1B}.xib"))], files: [])
    let plain = FindingTerminal(isColoured: false, showsAll: false).text(result)
    #expect(!plain.contains("\u{1B}"))
    let text = FindingTerminal(isColoured: true, showsAll: false).text(result)
    #expect(text.contains("\u{1B}[33mwarning\u{1B}[0m: a\\u{1b}[31mb"))
    #expect(text.replacing(/\u{1B}\[\d+m/, with: "") == plain)
  }

  @Test(
    arguments: [
      ([], "no findings in 3 files (1.2 s)"),
      ([("B.xib", .overlap, 1)], "1 warning in 1 of 3 files (1.2 s)"),
      (
        [("B.xib", .overlap, 3), ("A.xcassets/x", .badJSON, 2), ("C.xib", .leftRight, 1)],
        "2 errors, 3 warnings, 1 note in 3 of 3 files (1.2 s)"
      ),
    ] as [([(String, Rule, Int)], String)])
  func theSummary(counts: [(String, Rule, Int)], text: String) {
    let result = Self.result(counts.map { (file: $0.0, rule: $0.1, count: $0.2) })
    #expect(CheckSummary.line(result, seconds: 1.234) == text)
    // Without a time equal runs say the same.
    #expect(
      CheckSummary.line(result, seconds: nil) == text.replacing(" (1.2 s)", with: ""))
  }
}
