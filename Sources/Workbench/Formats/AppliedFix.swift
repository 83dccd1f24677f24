package import Diagnostics

/// A written repair.
package struct AppliedFix: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The repaired finding, at its original location.
  package let finding: Finding
  /// The repair.
  package let fix: Fix

  /// The text `path:line:column: fixed: description [rule]`.
  package var description: String { "\(finding.location): fixed: \(fix.title) [\(finding.rule)]" }
}
