import Checking
import Diagnostics
import ReportFormats
import Testing
import Workbench

/// GitHub's workflow commands.
struct FindingAnnotationTests {
  /// "Workflow commands for GitHub Actions": `%`, carriage returns and line feeds are escaped, in properties colons and
  /// commas too.
  static let cases: [(finding: Finding, line: String)] = [
    (
      Finding(
        .conflict, "broken: a, b",
        at: Location("a/b.xib", at: SourcePosition(line: 3, column: 7))),
      "::error file=a/b.xib,line=3,col=7,title=conflict::broken: a, b"
    ),
    (
      Finding(.overlap, "100%\r\nno", hint: "yes", at: Location("./a,b:c%.xib")),
      "::warning file=a%2Cb%3Ac%25.xib,title=overlap::100%25%0D%0Ano; yes"
    ),
    (
      Finding(.fixedSizeText, "\u{1B}[2J\u{202E}", at: Location("/projects/app/é.xib")),
      #"::notice file=é.xib,title=fixed-size-text::\u{1b}[2J\u{202e}"#
    ),
  ]

  @Test(arguments: cases) func aFindingIsACommand(finding: Finding, line: String) {
    let result = CheckReport(findings: [finding], files: [], paths: ReportPath(in: "/projects/app"))
    #expect(FindingAnnotations.lines(result) == line + "\n")
  }

  /// No text of a document begins a line of its own.
  @Test func everyLineIsOurs() {
    let result = SampleFindings.hostile
    let lines = FindingAnnotations.lines(result).split(separator: "\n")
    #expect(lines.count == result.findings.count + result.failures.count)
    #expect(lines.allSatisfy { $0.wholeMatch(of: /::(error|warning|notice) \w+=[^\s].*/) != nil })
    #expect(lines.last?.hasPrefix("::error title=input::nothing: ") == true)
    #expect(FindingAnnotations.lines(SampleFindings.empty) == "")
  }
}
