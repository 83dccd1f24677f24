/// The importance of a finding; the words are those of reports.
package enum Severity: String, Sendable, Hashable, Codable, Comparable, CaseIterable {
  /// A remark; alone it fails no check.
  case note
  /// A part that may not be what its author meant.
  case warning
  /// A part that is lost or does not hold.
  case error

  /// By how much it matters.
  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
}
