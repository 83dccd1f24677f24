internal import Checking
package import Diagnostics
internal import ReportFormats

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

  /// The members of a conflict that are listed; longer lists are folded.
  private static let listedMembers = 12

  /// Returns the constraints of a conflict, each with its location, for people; empty for other findings.
  static func members(of finding: Finding) -> [String] {
    guard finding.rule == .conflict else { return [] }
    let folded = finding.related.count - listedMembers
    return finding.related.prefix(listedMembers).map { member in
      Printable.text("    \(member.message)\(member.location.map { "   \($0)" } ?? "")")
    } + (folded > 0 ? ["    and \(folded) more"] : [])
  }
}
