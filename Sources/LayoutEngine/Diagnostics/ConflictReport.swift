/// A contradiction between required constraints, and the constraint that was broken to resolve it.
package struct ConflictReport: Hashable, Sendable {
  /// The constraint that no longer takes part.
  package var broken: ConstraintID
  /// All constraints that contradict each other, including the broken one, in order of entry.
  package var conflicting: [ConstraintID]
  /// Whether removing any member resolves the conflict.
  package var isIrreducible: Bool
}
