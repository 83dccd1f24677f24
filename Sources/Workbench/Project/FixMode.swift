/// The treatment of repairs in a check.
///
/// Each repair is verified, whether it is stated or written: the edited document is laid out and checked again.
package enum FixMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// No repairs.
  case off
  /// Repairs of conflicts are stated in hints.
  case hints
  /// Repairs of all findings are stated.
  case stated
  /// Repairs are written to the documents.
  case applied
}
