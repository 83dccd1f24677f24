/// The limits of a search for repairs; findings beyond get none and stay reported.
package enum FixLimits {
  /// Checks of a document that verify its repairs: stops documents with thousands of findings from being checked
  /// as many times.
  package static let verifications = 500

  /// The elements that all checks which verify a document's repairs read: stops large documents whose every
  /// check takes seconds.
  package static let elements = 1_000_000

  /// The weight of a conflict among these elements, as it takes about as long to explain.
  package static let conflictElements = 16

  /// Constraints of a conflict for which a repair is tried.
  package static let members = 4

  /// The number of searches for all repairs of a document after some were applied.
  package static let rounds = 4
}
