import Diagnostics
import Drawing
import Foundation
import Testing
import Workbench

/// Findings as people and as other programs read them.
struct FindingFormatTests {
  private static let position = SourcePosition(line: 3, column: 7)

  static let cases: [(finding: Finding, text: String)] = [
    (
      Finding(.document, "odd", at: Location("a.xib", at: position, subject: "v")),
      "a.xib:3:7: warning: odd [document]"
    ),
    (
      Finding(.missingContents, "no file", at: Location("A.xcassets/x.imageset")),
      "A.xcassets/x.imageset: error: no file [missing-contents]"
    ),
    (
      Finding(
        .misspeltKey, "the key 'scal' is unknown", hint: "probably 'scale' is meant",
        severity: .note, at: Location("C.json", at: position)),
      "C.json:3:7: note: the key 'scal' is unknown; probably 'scale' is meant [misspelt-key]"
    ),
    // What a terminal might obey, and what would make two lines of one, is shown as an escape.
    (
      Finding(.document, "\u{1B}[2J\n", at: Location("a\nb")),
      #"a\nb: warning: \u{1b}[2J\n [document]"#
    ),
  ]

  @Test(arguments: cases) func aLineIsAsCompilersWriteIt(finding: Finding, text: String) {
    #expect(FindingText.line(finding) == text)
  }

  @Test func eachFindingIsALine() {
    let text = FindingText.lines(Self.cases.map(\.finding))
    #expect(text == Self.cases.map { $0.text + "\n" }.joined())
    #expect(FindingText.lines([]).isEmpty)
  }

  /// Other programs get the same, member by member; what is not there has no member.
  @Test func jsonHasAllOfAFinding() throws {
    let findings = Self.cases.map(\.finding)
    let data = Data(FindingJSON.lines(findings).utf8)
    let read = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(read.count == findings.count)
    for (object, finding) in zip(read, findings) {
      #expect(object["path"] as? String == finding.location.file)
      #expect(object["line"] as? Int == finding.location.position?.line)
      #expect(object["column"] as? Int == finding.location.position?.column)
      #expect(object["severity"] as? String == finding.severity.rawValue)
      #expect(object["rule"] as? String == finding.rule.name)
      #expect(object["message"] as? String == finding.sentence)
      #expect(object["place"] as? String == finding.location.subject)
    }
  }

  /// The reader of documents cannot see the module that lays texts out.
  @Test func theReaderReportsWhatLayoutLeavesOut() {
    #expect(DocumentLimits.textBytes == TextLimits.maximumBytes)
  }
}
