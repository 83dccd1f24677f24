internal import Simplex

/// The exact fulfilment of an inequality that is the only constraint of a position.
///
/// `v.top <= superview.top + 23` positions the view at 23 if no other constraint determines its position,
/// although 0 would satisfy it as well. The rule does not apply to an inequality whose view can't move without
/// changing a size: sizes keep their values before positions do.
///
/// - SeeAlso: `Documentation/Decisions/levels-and-ties.md`, "A lone inequality is tight".
extension LayoutEngine {
  /// The distance below which values are equal: a thousandth of a pixel at any scale in use.
  private static let tolerance = 1e-4

  /// Moves free positions to the point where the first inequality in their direction is fulfilled exactly.
  ///
  /// - Complexity: O(items) where something is free, and a sparse solve for each free position.
  func tightenLoneInequalities() {
    guard inequalityCount > 0 else { return }
    let places = solver.freeVariables().filter { !Item.isSize($0) }
    guard !places.isEmpty else { return }
    var rows: Set<RowID> = []
    records.forEach { _, constraint in
      if constraint.tightensFreePlaces, let row = constraint.row { rows.insert(row) }
    }
    for variable in places {
      // An earlier move may have ended where something holds this one.
      guard let direction = solver.freeDirection(of: variable),
        !direction.movements.contains(where: { Item.isSize($0.variable) }),
        // A place at an upper bound is not a free one, whether or not the bound had to be enforced.
        !direction.rows.contains(where: {
          $0.isUpperBound && abs($0.activity / $0.rate) <= Self.tolerance
        }),
        let first = direction.rows.first(where: { rows.contains($0.row) })
      else { continue }
      let step = -first.activity / first.rate
      guard abs(step) > Self.tolerance else { continue }
      solver.setStay(variable, to: solver.value(of: variable) + step)
      solver.solve()
    }
  }
}
