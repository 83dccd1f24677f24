internal import Simplex

/// An inequality alone on a place that nothing else holds is met exactly.
///
/// `v.top <= superview.top + 23` puts the view at 23 if no other constraint says where it is, although 0
/// would do as well. An inequality whose view can't move without a change of some size says nothing of
/// the kind: sizes keep what they have before places do.
///
/// - SeeAlso: `Documentation/Decisions/levels-and-ties.md`, "A lone inequality is tight".
extension LayoutEngine {
  /// Smaller distances count as zero: a thousandth of a pixel at any scale in use.
  private static let tolerance = 1e-4

  /// Moves what is free to where the first inequality along its way is met exactly.
  ///
  /// - Complexity: O(items) where something is free, and a sparse solve for each free place.
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
