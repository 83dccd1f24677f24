/// The constraints that a node generates, by their ids in the engine, which stores their content.
package struct Stated {
  /// The constraints in order of entry.
  package private(set) var ids: [ConstraintID] = []
  /// The identifiers in reports, by constraint; empty if none has one, as in most nodes.
  private var identifiers: [String] = []
  /// The number of the node's own constraints; those of its arrangement follow.
  package var ownCount = 0

  /// Creates an empty list.
  package init() {}

  /// Creates an empty list with a capacity.
  package init(capacity: Int) { ids.reserveCapacity(capacity) }

  /// Adds a constraint that the engine contains.
  package mutating func append(_ id: ConstraintID, _ identifier: String?) {
    if let identifier {
      while identifiers.count < ids.count { identifiers.append("") }
      identifiers.append(identifier)
    } else if !identifiers.isEmpty {
      identifiers.append("")
    }
    ids.append(id)
  }

  /// The identifier in reports of the constraint at an index; empty for a natural length.
  package func identifier(_ index: Int) -> String { identifiers.isEmpty ? "" : identifiers[index] }

  /// The constraints of the node's arrangement.
  package var arranged: ArraySlice<ConstraintID> { ids[min(ownCount, ids.count)...] }
  /// The node's own constraints.
  package var own: ArraySlice<ConstraintID> { ids[..<min(ownCount, ids.count)] }
}
