import Checking
import Diagnostics
import Foundation
import Testing
import Workbench

/// JUnit's XML: which cases there are, and what they say.
struct FindingJUnitTests {
  private static func count(_ text: String, _ part: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  /// The text of a suite by its name as it is written.
  private static func suite(_ name: String, in text: String) throws -> String {
    let start = try #require(text.range(of: "  <testsuite name=\"\(name)\""))
    let end = try #require(
      text.range(of: "  </testsuite>", range: start.upperBound..<text.endIndex))
    return String(text[start.lowerBound..<end.upperBound])
  }

  @Test func aFileIsASuiteAndARuleACase() throws {
    let text = FindingJUnit.text(SampleFindings.hostile)
    // Three files that were checked, two with findings, and two inputs that could not be read.
    #expect(Self.count(text, "<testsuite ") == 7)
    let main = try Self.suite("Main.xib", in: text)
    let rules =
      RuleCatalog.rules(about: .documents) + RuleCatalog.rules(about: .layout)
      + RuleCatalog.rules(about: .alignment) + RuleCatalog.rules(about: .resources)
      + RuleCatalog.rules(about: .accessibility) + [.ornamentNotCovered]
    let applied = rules.filter(\.isOnByDefault)
    #expect(main.hasPrefix("  <testsuite name=\"Main.xib\" time=\"0\" tests=\"\(applied.count)\" "))
    for rule in applied { #expect(main.contains("<testcase name=\"\(rule)\" ")) }
    #expect(Self.count(main, "<testcase ") == applied.count)
    let catalog = try Self.suite("A.xcassets", in: text)
    #expect(Self.count(catalog, "<testcase ") == RuleCatalog.catalogs.count)
    // Nothing is wrong with it.
    let other = try Self.suite("Other.xib", in: text)
    #expect(Self.count(other, "<testcase ") == applied.count)
    #expect(!other.contains("<failure") && !other.contains("</testcase>"))
  }

  @Test func errorsAndWarningsFailAndNotesDoNot() throws {
    let main = try Self.suite("Main.xib", in: FindingJUnit.text(SampleFindings.hostile))
    #expect(main.contains("failures=\"2\" errors=\"0\" skipped=\"0\">"))
    #expect(Self.count(main, "<failure ") == 2)
    #expect(main.contains("<failure message=\"covers 3 × 4 (and 1 more)\" type=\"warning\">"))
    #expect(main.contains("covers 3 × 4 [overlap]\nMain.xib: warning: covers 5 × 6 [overlap]\n"))
    #expect(Self.count(main, "<system-out>") == 1)
    #expect(main.contains("<system-out>Main.xib: note: wide [fixed-size-text]\n</system-out>"))
  }

  /// With `--strict` a note fails, and with a threshold of errors a warning does not.
  @Test(arguments: [
    (Severity.note, 2), (.warning, 1), (.error, 0),
  ])
  func theThresholdDecides(threshold: Severity, failures: Int) throws {
    let findings = [
      Finding(.overlap, "covers", at: Location("Main.xib")),
      Finding(.fixedSizeText, "wide", severity: .note, at: Location("Main.xib")),
    ]
    let result = CheckReport(
      findings: findings, files: ["Main.xib"], wrong: findings.filter { $0.severity >= threshold })
    let main = try Self.suite("Main.xib", in: FindingJUnit.text(result))
    #expect(main.contains(" failures=\"\(failures)\" "))
    #expect(Self.count(main, "<failure ") == failures)
    #expect(Self.count(main, "<system-out>") == 2 - failures)
  }

  @Test func unreadInputsAreErrors() throws {
    let text = FindingJUnit.text(SampleFindings.hostile)
    let suite = try Self.suite("gone &amp; &lt;lost&gt;", in: text)
    #expect(suite.contains("tests=\"1\" failures=\"0\" errors=\"1\""))
    #expect(Self.count(suite, "<error ") == 1)
    #expect(Self.count(text, "<error ") == 2)
  }

  /// The sums of the whole are those of its parts, and every element has what Surefire's schema requires as well.
  @Test func countsAgree() throws {
    for result in [SampleFindings.hostile, SampleFindings.empty] {
      let text = FindingJUnit.text(result)
      let pattern =
        /<testsuite name="[^"]*" time="0" tests="(\d+)" failures="(\d+)" errors="(\d+)" skipped="0">/
      let suites = text.matches(of: pattern)
      #expect(suites.count == Self.count(text, "<testsuite "))
      let tests = suites.reduce(0) { $0 + (Int($1.1) ?? 0) }
      let failures = suites.reduce(0) { $0 + (Int($1.2) ?? 0) }
      let errors = suites.reduce(0) { $0 + (Int($1.3) ?? 0) }
      #expect(
        text.contains(
          "<testsuites name=\"plumb check\" time=\"0\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\">"
        ))
      #expect(tests == Self.count(text, "<testcase "))
      #expect(failures == Self.count(text, "<failure ") && errors == Self.count(text, "<error "))
      #expect(text.matches(of: /<testcase name="[^"]+" classname="[^"]+" time="0"/).count == tests)
      #expect(
        text.matches(of: /<(failure|error) message="[^"]+" type="[a-z]+">/).count
          == failures + errors)
    }
  }
}
