/// The constraints that a node generates, by their names in the engine, which knows what they say.
package struct Stated {
  /// In order of entry.
  package private(set) var ids: [ConstraintID] = []
  /// By constraint: its name in reports; empty where none has one, as in most nodes.
  private var identifiers: [String] = []
  /// The number of the node's own constraints; those of what it arranges follow.
  package var ownCount = 0

  /// Creates an empty list.
  package init() {}

  /// Creates an empty list with space for a number of constraints.
  package init(capacity: Int) { ids.reserveCapacity(capacity) }

  /// Adds a constraint that the engine holds.
  package mutating func append(_ id: ConstraintID, _ identifier: String?) {
    if let identifier {
      while identifiers.count < ids.count { identifiers.append("") }
      identifiers.append(identifier)
    } else if !identifiers.isEmpty {
      identifiers.append("")
    }
    ids.append(id)
  }

  /// The name in reports of the constraint at a place; empty for a natural length.
  package func identifier(_ index: Int) -> String { identifiers.isEmpty ? "" : identifiers[index] }

  /// The constraints of what it arranges.
  package var arranged: ArraySlice<ConstraintID> { ids[min(ownCount, ids.count)...] }
  /// The node's own.
  package var own: ArraySlice<ConstraintID> { ids[..<min(ownCount, ids.count)] }
}
