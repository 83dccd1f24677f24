internal import Foundation
internal import ReportFormats

/// The outcomes of a package's tests.
package struct TestTable: Sendable {
  /// The outcomes by test.
  package var outcomes: [TestIdentifier: TestOutcome]

  /// Creates a table.
  package init(_ outcomes: [TestIdentifier: TestOutcome] = [:]) { self.outcomes = outcomes }

  /// The tests that ended in a way, by name.
  package func tests(_ kind: TestOutcome.Kind) -> [TestIdentifier] {
    outcomes.filter { $0.value.kind == kind }.map(\.key).sorted()
  }

  /// Whether no test failed, crashed or was left.
  package var isGood: Bool {
    outcomes.values.allSatisfy { $0.kind == .passed || $0.kind == .skipped }
  }

  /// The numbers, with the names of tests that did not pass.
  package var text: String {
    var lines: [String] = []
    let counts = TestOutcome.Kind.allCases.map { ($0, tests($0)) }
    let width = counts.map { String($0.1.count).count }.max() ?? 1
    for (kind, tests) in counts where !tests.isEmpty || kind == .passed {
      let number =
        String(repeating: " ", count: width - String(tests.count).count) + "\(tests.count)"
      lines.append("  \(number)  \(kind.rawValue)")
      guard kind != .passed, kind != .skipped else { continue }
      for test in tests.prefix(50) {
        let reason = outcomes[test]?.messages.first?.prefix { !$0.isNewline } ?? ""
        lines.append("      \(test.text)" + (reason.isEmpty ? "" : ": \(reason.prefix(200))"))
      }
      if tests.count > 50 { lines.append("      and \(tests.count - 50) more") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The outcomes in the format of JUnit, which CI servers read: a test that crashed has an error.
  package var junit: String {
    let suites = Dictionary(grouping: outcomes.keys.sorted(), by: \.suite)
      .sorted { $0.key < $1.key }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites\(numbers(of: outcomes.keys.sorted()))>",
    ]
    for (suite, tests) in suites {
      lines.append("  <testsuite name=\"\(Markup.text(suite))\"\(numbers(of: tests))>")
      for test in tests {
        guard let outcome = outcomes[test] else { continue }
        let head =
          "    <testcase classname=\"\(Markup.text(suite))\" name=\"\(Markup.text(test.name))\" time=\"\(Self.number(outcome.seconds ?? 0))\""
        let text = outcome.messages.joined(separator: "\n")
        let first = Markup.text(String(text.prefix { !$0.isNewline }))
        switch outcome.kind {
        case .passed: lines.append("\(head)/>")
        case .skipped: lines.append("\(head)><skipped message=\"\(first)\"/></testcase>")
        case .notRun:
          lines.append("\(head)><skipped message=\"not run\"/></testcase>")
        case .failed:
          lines.append(
            "\(head)><failure message=\"\(first)\">\(Markup.text(text, keepsLines: true))</failure></testcase>"
          )
        case .crashed:
          lines.append(
            "\(head)><error type=\"crash\" message=\"\(first)\">\(Markup.text(text, keepsLines: true))</error></testcase>"
          )
        }
      }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private func numbers(of tests: [TestIdentifier]) -> String {
    let found = tests.compactMap { outcomes[$0] }
    func count(_ kinds: TestOutcome.Kind...) -> Int { found.count { kinds.contains($0.kind) } }
    let seconds = found.compactMap(\.seconds).filter(\.isFinite).reduce(0, +)
    return
      " tests=\"\(tests.count)\" failures=\"\(count(.failed))\" errors=\"\(count(.crashed))\" skipped=\"\(count(.skipped, .notRun))\" time=\"\(Self.number(seconds))\""
  }

  private static func number(_ seconds: Double) -> String {
    String(format: "%.3f", seconds.isFinite ? seconds : 0)
  }
}
