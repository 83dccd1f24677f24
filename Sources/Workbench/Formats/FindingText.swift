package import Diagnostics

/// Findings as text.
package enum FindingText {
  /// The finding in the format of compilers: `path:line:column: severity: message [rule]`.
  ///
  /// Control characters are escaped.
  package static func line(_ finding: Finding) -> String {
    Printable.text("\(finding) [\(finding.rule)]")
  }

  /// One line per finding, each with a line feed.
  package static func lines(_ findings: [Finding]) -> String {
    findings.map { line($0) + "\n" }.joined()
  }
}
