internal import Diagnostics
internal import Foundation

/// Sentences that summarise a check.
package enum CheckSummary {
  /// Returns the numbers of findings and files, such as `12 errors, 1 warning, 40 notes in 31 of 212 files (1.2 s)`.
  ///
  /// - Parameter seconds: The duration of the check; nil omits it, so that output is reproducible.
  package static func line(_ result: CheckReport, seconds: Double?) -> String {
    let severities: [Severity] = [.error, .warning, .note]
    let counts = severities.compactMap { severity -> String? in
      let count = result.findings.count { $0.severity == severity }
      return count > 0 ? CountText.text(count, severity.rawValue) : nil
    }
    let time = seconds.map { " (\(String(format: "%.1f", $0)) s)" } ?? ""
    let groups = result.groups
    let total = CountText.text(groups.count, "file")
    guard !counts.isEmpty else { return "no findings in \(total)\(time)" }
    let found = groups.count { !$0.findings.isEmpty }
    return "\(counts.joined(separator: ", ")) in \(found) of \(total)\(time)"
  }

  /// Returns a sentence about a new baseline.
  static func accepted(_ count: Int, _ path: String) -> String {
    "\(path): \(CountText.text(count, "finding")) accepted."
  }

  /// Returns a sentence about baseline entries without findings; empty without any.
  static func gone(_ count: Int) -> [String] {
    guard count > 0 else { return [] }
    return [
      "\(CountText.text(count, "finding")) of the baseline \(count == 1 ? "is" : "are") gone; write it again "
        + "to remove \(count == 1 ? "it" : "them")."
    ]
  }

  /// Returns a sentence about pictures that were not fetched; empty without any.
  ///
  /// - Parameter count: The number of pictures that are Git LFS pointers.
  static func pointers(_ count: Int) -> [String] {
    guard count > 0 else { return [] }
    let are = count == 1 ? "is a Git LFS pointer; fetch it" : "are Git LFS pointers; fetch them"
    return ["note: \(CountText.text(count, "picture")) \(are) (`git lfs pull`)."]
  }
}
