internal import Checking
package import Diagnostics
internal import ReportFormats

/// Findings as text.
package enum FindingText {
  /// Returns the finding in the format of compilers: `path:line:column: severity: message [rule]`.
  ///
  /// Control characters are escaped.
  package static func line(_ finding: Finding) -> String {
    Printable.text("\(finding) [\(finding.rule)]")
  }

  /// Returns one line per finding, each ending with a line feed.
  package static func lines(_ findings: [Finding]) -> String {
    findings.map { line($0) + "\n" }.joined()
  }

  /// The maximum number of listed conflict members; longer lists are folded.
  private static let listedMembers = 12

  /// Returns the constraints of a conflict, each with its location, for human readers; empty for other findings.
  static func members(of finding: Finding) -> [String] {
    guard finding.rule == .conflict else { return [] }
    let folded = finding.related.count - listedMembers
    return finding.related.prefix(listedMembers).map { member in
      Printable.text("    \(member.message)\(member.location.map { "   \($0)" } ?? "")")
    } + (folded > 0 ? ["    and \(folded) more"] : [])
  }
}
