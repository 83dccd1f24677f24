/// A contradiction between required constraints, and which one was given up for it.
package struct ConflictReport: Hashable, Sendable {
  /// The constraint that no longer takes part.
  package var broken: ConstraintID
  /// All constraints that contradict each other, the broken one among them, in order of entry.
  package var conflicting: [ConstraintID]
  /// Whether removing any member resolves the conflict.
  package var isIrreducible: Bool
}
