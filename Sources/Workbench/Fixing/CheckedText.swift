internal import Diagnostics
internal import Foundation
internal import NibBuilding

/// A version of a document's text in memory with its findings, for the comparison of repairs.
@MainActor struct CheckedText {
  /// The properties of a finding that a repair does not change.
  struct Key: Hashable {
    private let rule: String
    private let subject: String

    init(_ finding: Finding) {
      rule = finding.rule.name
      let subject = finding.location.subject ?? ""
      // Names with a line number are not stable when lines are removed.
      self.subject = subject.hasPrefix("#") ? "#" : subject
    }
  }

  /// The text.
  let data: Data
  /// The findings, except those about pictures.
  let found: DocumentFindings
  private var counts: [Key: Int] = [:]

  /// Creates a checked text.
  init(_ data: Data, _ found: DocumentFindings) {
    self.data = data
    self.found = found
    // Repairs do not change pictures, and examining them is slow.
    for finding in found.findings where finding.rule != .ornamentNotCovered {
      counts[Key(finding), default: 0] += 1
    }
  }

  /// Whether another text lacks the given findings and has no new ones.
  func isImproved(in other: CheckedText, by findings: [Finding]) -> Bool {
    var limits = counts
    for finding in findings { limits[Key(finding), default: 0] -= 1 }
    guard limits.values.allSatisfy({ $0 >= 0 }),
      let before = found.laidOut, let after = other.found.laidOut
    else { return false }
    return other.counts.allSatisfy { $0.value <= limits[$0.key] ?? 0 }
      && after.conflicts.count <= before.conflicts.count
  }

  /// The number of findings equal to the given one.
  func count(of finding: Finding) -> Int { counts[Key(finding)] ?? 0 }

  /// Returns the number of views whose frames differ by more than rounding in another text with the same views.
  func movedViews(in other: CheckedText) -> Int {
    guard let before = found.laidOut, let after = other.found.laidOut else { return 0 }
    return LayoutSnapshot(before).moved(in: LayoutSnapshot(after)).count
  }
}
