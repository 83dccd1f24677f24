package import Diagnostics

/// A repair that was written.
package struct AppliedFix: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The finding that is gone, where it was before.
  package let finding: Finding
  /// The repair.
  package let fix: Fix

  /// The text `path:line:column: fixed: what was done [rule]`.
  package var description: String { "\(finding.location): fixed: \(fix.title) [\(finding.rule)]" }
}
