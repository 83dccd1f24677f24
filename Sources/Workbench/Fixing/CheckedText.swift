internal import Diagnostics
internal import Foundation
internal import NibBuilding

/// A text of a document in memory with its findings, by which repairs are compared.
@MainActor struct CheckedText {
  /// The parts that a finding has before and after a repair.
  struct Key: Hashable {
    private let rule: String
    private let subject: String

    init(_ finding: Finding) {
      rule = finding.rule.name
      let subject = finding.location.subject ?? ""
      // Names that state a line do not outlive a removed one.
      self.subject = subject.hasPrefix("#") ? "#" : subject
    }
  }

  /// The text.
  let data: Data
  /// The findings, without those about pictures.
  let found: DocumentFindings
  private var counts: [Key: Int] = [:]

  /// Creates a text that was checked.
  init(_ data: Data, _ found: DocumentFindings) {
    self.data = data
    self.found = found
    // Repairs do not change pictures, and to search them takes long.
    for finding in found.findings where finding.rule != .ornamentNotCovered {
      counts[Key(finding), default: 0] += 1
    }
  }

  /// Whether another text lacks some findings and has no new ones.
  func isImproved(in other: CheckedText, by findings: [Finding]) -> Bool {
    var limits = counts
    for finding in findings { limits[Key(finding), default: 0] -= 1 }
    guard limits.values.allSatisfy({ $0 >= 0 }),
      let before = found.laidOut, let after = other.found.laidOut
    else { return false }
    return other.counts.allSatisfy { $0.value <= limits[$0.key] ?? 0 }
      && after.conflicts.count <= before.conflicts.count
  }

  /// The number of findings like one.
  func count(of finding: Finding) -> Int { counts[Key(finding)] ?? 0 }

  /// Returns the number of views that have another frame in another text with the same views, by more than
  /// rounding.
  func movedViews(in other: CheckedText) -> Int {
    guard let before = found.laidOut, let after = other.found.laidOut else { return 0 }
    return LayoutSnapshot(before).moved(in: LayoutSnapshot(after)).count
  }
}
