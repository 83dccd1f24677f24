internal import Simplex

/// Items and constraints on alignment rectangles, solved by the simplex solver.
///
/// One engine serves one tree. It knows no views, no frames and no coordinates but its own: points,
/// y down, each item relative to its parent's alignment origin. As seen by its children a parent's
/// left and upper edges are zero and its right and lower edges its width and height.
///
///     let engine = LayoutEngine()
///     let root = engine.makeItem(parent: nil)
///     let child = engine.makeItem(parent: root)
///     engine.add(ConstraintSpec(Operand(root, .width), constant: 320))
///     engine.add(ConstraintSpec(Operand(child, .centerX), .equal, Operand(root, .centerX)))
///     engine.solve()
///
/// Changes are collected; ``solve()`` settles them. A contradiction between required constraints is
/// broken and reported, never thrown.
package final class LayoutEngine {
  let solver = Solver()
  @exclusivity(unchecked) var items: [Item] = []
  /// The own constraints of each item.
  @exclusivity(unchecked) var own: [OwnConstraints] = []
  @exclusivity(unchecked) var records = ConstraintStore()
  /// The number of constraints with ``ConstraintSpec/tightensFreePlaces``.
  var inequalityCount = 0
  /// A reusable expression for passing rows to the solver.
  var scratch = LinearExpression()
  /// The indices of removed items, for reuse.
  var freeItems: [ItemID] = []
  /// The items whose direction, baseline or parent changed: rows that mention them are rebuilt.
  var staleItems: Set<ItemID> = []
  /// The items created since ``consumeMoved()``; one more than exist means all of them.
  var createdItems: [ItemID] = []
  /// The current conflicts: their broken constraints are inactive until a constraint of the set changes.
  package internal(set) var conflicts: [ConflictReport] = []
  var hasUnsolvedChanges = false
  /// The items whose first mention was in a removed constraint, so that their own constraints may have a
  /// different position.
  var uncertain: Set<ItemID> = []
  /// The constraints that were ordered individually since ``beginPlacing()``.
  var placed: [ConstraintID] = []
  /// The cached result of ``ambiguities()`` for the current solution; nil before the first call.
  var foundAmbiguities: [AmbiguityReport]?
  /// The displacements of items along a tie, until the next solve.
  var displacements: [ItemID: LayoutRect] = [:]
  /// A counter that increases whenever values may have changed: by a solve, or by a move along a tie.
  package internal(set) var generation = 0
  /// Whether items were displaced at the last ``consumeMoved()``.
  var wereDisplaced = false

  /// Creates an engine without items.
  package init() {}

  /// Solves all changes; afterwards rectangles can be read.
  ///
  /// - Complexity: that of the solver, plus one more solve for each constraint that must be broken.
  package func solve() {
    guard hasUnsolvedChanges else { return }
    foundAmbiguities = nil
    displacements = [:]
    generation += 1
    refreshStaleRows()
    // Clear before solving: breaking a constraint is part of settling, not a new change.
    hasUnsolvedChanges = false
    solver.solve()
    // Made when the first contradiction is met; then rows only go.
    var ids: [RowID: ConstraintID]?
    solver.breakContradictions { infeasibility in
      let known = ids ?? idsByRow()
      ids = known
      return breakConstraint(for: infeasibility, known)
    }
    tightenLoneInequalities()
  }

  /// The constraints by row; rows of non-negative lengths have none.
  func idsByRow() -> [RowID: ConstraintID] {
    var result: [RowID: ConstraintID] = [:]
    records.forEach { id, constraint in constraint.row.map { result[$0] = id } }
    return result
  }

  /// Records the constraint that a contradiction breaks, and returns its row for removal from the solver.
  private func breakConstraint(
    for infeasibility: Infeasibility, _ ids: [RowID: ConstraintID]
  ) -> RowID? {
    let members = infeasibility.members.compactMap { ids[$0.row] }.sorted(by: comesBefore)
    let limitsGoFirst = members.contains { yielding(of: $0) == .held }
    let choice = members.max { one, other in
      let (first, second) = (yielding(of: one), yielding(of: other))
      guard first == second else { return first < second }
      if limitsGoFirst, isInequality(one) != isInequality(other) { return isInequality(other) }
      return comesBefore(one, other)
    }
    guard let choice, let row = records.row(of: choice) else { return nil }
    records.setRow(nil, of: choice)
    conflicts.append(
      ConflictReport(
        broken: choice, conflicting: members, isIrreducible: infeasibility.isIrreducible))
    return row
  }

  private func yielding(of id: ConstraintID) -> Yielding { records[id]?.yielding ?? .first }

  private func isInequality(_ id: ConstraintID) -> Bool {
    guard case .relation(let spec)? = records[id]?.body else { return false }
    return spec.relation != .equal
  }
}

extension LayoutEngine {
  /// Whether a change is pending since the last ``solve()``.
  package var needsSolve: Bool { hasUnsolvedChanges }
}
