package import Diagnostics

/// A written or proposed repair.
package struct AppliedFix: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The repaired finding, at its original location.
  package let finding: Finding
  /// The repair.
  package let fix: Fix

  /// The text `path:line:column: fixed: description [rule]`.
  package var description: String { text("fixed") }

  /// Returns the same text with another word for what was done.
  package func text(_ word: String) -> String {
    "\(finding.location): \(word): \(fix.title) [\(finding.rule)]"
  }
}
