/// The constraints that a node generates, each with its identifier in the engine.
package struct Stated {
  /// What they say, in order of entry.
  package var bodies: [GeneratedConstraint] = []
  /// Their names in the engine.
  package var ids: [ConstraintID] = []
  /// How many are the node's own; those of what it arranges follow.
  package var ownCount = 0

  /// Nothing stated.
  package init() {}

  /// Those of what it arranges.
  package var arranged: ArraySlice<ConstraintID> { ids[min(ownCount, ids.count)...] }
  /// The node's own.
  package var own: ArraySlice<ConstraintID> { ids[..<min(ownCount, ids.count)] }
}
