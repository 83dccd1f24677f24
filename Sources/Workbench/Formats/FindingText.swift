package import Diagnostics

/// Findings as text.
package enum FindingText {
  /// The line that compilers would write: `path:line:column: severity: message [rule]`.
  ///
  /// Control characters in it are shown as escapes.
  package static func line(_ finding: Finding) -> String {
    Printable.text("\(finding) [\(finding.rule)]")
  }

  /// A line each, with a line feed at the end of each.
  package static func lines(_ findings: [Finding]) -> String {
    findings.map { line($0) + "\n" }.joined()
  }
}
