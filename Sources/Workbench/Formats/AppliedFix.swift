package import Diagnostics

/// A repair that was written.
package struct AppliedFix: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The repaired finding, at its former location.
  package let finding: Finding
  /// The repair.
  package let fix: Fix

  /// The text `path:line:column: fixed: what was done [rule]`.
  package var description: String { "\(finding.location): fixed: \(fix.title) [\(finding.rule)]" }
}
