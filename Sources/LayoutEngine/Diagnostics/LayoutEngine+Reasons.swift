internal import Simplex

extension LayoutEngine {
  /// The constraints that determine operands, directly or through other items, in order of entry.
  ///
  /// Positions are relative to the parent: what moves parent and item together does not matter. Overruled
  /// constraints are not included.
  ///
  /// - Complexity: a sparse solve for each variable in it, O(constraints) for their names.
  package func holders(of operands: [Operand]) -> [ConstraintID] {
    solve()
    var rows: Set<RowID> = []
    for operand in operands {
      for term in seenFromParent(operand).terms where term.coefficient != 0 {
        rows.formUnion(solver.holders(of: term.variable).map(\.row))
      }
    }
    var ids: [ConstraintID] = []
    records.forEach { id, constraint in
      if let row = constraint.row, rows.contains(row) { ids.append(id) }
    }
    return ids.sorted()
  }
}

/// A contradiction between required constraints, and the constraint that was broken to resolve it.
package struct ConflictReport: Hashable, Sendable {
  /// The constraint that no longer takes part.
  package var broken: ConstraintID
  /// All constraints that contradict each other, including the broken one, in order of entry.
  package var conflicting: [ConstraintID]
  /// Whether removing any member resolves the conflict.
  package var isIrreducible: Bool
}
