internal import Diagnostics
internal import ReportFormats

/// Findings as JUnit XML, as in Jenkins and Maven's Surefire.
///
/// Each checked file is a suite, and each rule applied to it a case. A case fails if it has findings that affect the
/// exit code; the other findings are its output. An unreadable input is a suite with an error.
package enum FindingJUnit {
  private struct Suite {
    let path: String
    var cases: [String] = []
    var failures = 0
    var errors = 0
  }

  /// Returns the document, ending with a line feed.
  package static func text(_ result: CheckReport) -> String {
    let suites = result.groups.map { suite($0, Set(result.wrong)) } + result.failures.map(suite)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let total = counts(
      tests: suites.reduce(0) { $0 + $1.cases.count },
      failures: suites.reduce(0) { $0 + $1.failures }, errors: suites.reduce(0) { $0 + $1.errors })
    text += "<testsuites name=\"plumb check\" time=\"0\"\(total)>\n"
    for suite in suites {
      let own = counts(tests: suite.cases.count, failures: suite.failures, errors: suite.errors)
      text += "  <testsuite name=\"\(Markup.text(suite.path))\" time=\"0\"\(own) skipped=\"0\">\n"
      text += suite.cases.joined()
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func counts(tests: Int, failures: Int, errors: Int) -> String {
    " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private static func suite(_ group: CheckReport.Group, _ counting: Set<Finding>) -> Suite {
    var suite = Suite(path: group.path)
    let found = Dictionary(grouping: group.findings.map(\.finding), by: \.rule)
    for rule in group.rules {
      let wrong = (found[rule] ?? []).filter { counting.contains($0) }
      let notes = (found[rule] ?? []).filter { !counting.contains($0) }
      var inside = ""
      if let first = wrong.first {
        suite.failures += 1
        let more = wrong.count > 1 ? " (and \(wrong.count - 1) more)" : ""
        inside += element(
          "failure", first.sentence + more, type: first.severity.rawValue,
          body: FindingText.lines(wrong))
      }
      if !notes.isEmpty {
        let lines = Markup.text(FindingText.lines(notes), keepsLines: true)
        inside += "      <system-out>\(lines)</system-out>\n"
      }
      suite.cases.append(testCase(rule.name, in: group.path, inside))
    }
    return suite
  }

  private static func suite(_ failure: WorkbenchError) -> Suite {
    var suite = Suite(path: failure.path ?? "plumb check", errors: 1)
    let error = element("error", failure.sentence, type: "input", body: failure.description)
    suite.cases.append(testCase("input", in: suite.path, error))
    return suite
  }

  private static func testCase(_ name: String, in path: String, _ inside: String) -> String {
    let head = "    <testcase name=\"\(name)\" classname=\"\(Markup.text(path))\" time=\"0\""
    return inside.isEmpty ? head + "/>\n" : head + ">\n\(inside)    </testcase>\n"
  }

  private static func element(
    _ name: String, _ message: String, type: String, body: String
  ) -> String {
    "      <\(name) message=\"\(Markup.text(message))\" type=\"\(type)\">"
      + "\(Markup.text(body, keepsLines: true))</\(name)>\n"
  }
}
