/// The limits for the search for repairs; findings beyond them are reported without a repair.
package enum FixLimits {
  /// The maximum number of checks that verify a document's repairs; prevents checking documents with thousands of
  /// findings as many times.
  package static let verifications = 500

  /// The maximum number of elements read by all checks that verify a document's repairs; prevents excessive time for
  /// large documents.
  package static let elements = 1_000_000

  /// The weight of a conflict among these elements, because explaining it takes about as long.
  package static let conflictElements = 16

  /// The maximum number of constraints in a conflict for which repairs are tried.
  package static let members = 4

  /// The maximum number of searches for repairs of a document after some were applied.
  package static let rounds = 4
}
