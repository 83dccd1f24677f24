internal import Simplex

/// Items and constraints on alignment rectangles, settled by the solver.
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
  /// By item: what it states of itself.
  @exclusivity(unchecked) var own: [OwnConstraints] = []
  @exclusivity(unchecked) var records = ConstraintStore()
  /// The number of constraints with ``ConstraintSpec/tightensFreePlaces``.
  @exclusivity(unchecked) var inequalityCount = 0
  /// Carries rows into the solver.
  @exclusivity(unchecked) var scratch = LinearExpression()
  /// Places among the items that removed ones left.
  @exclusivity(unchecked) var freeItems: [ItemID] = []
  /// Items whose direction, baseline or parent changed: rows that mention them are rebuilt.
  var staleItems: Set<ItemID> = []
  /// Items that were made since ``takeMoved()``; one more than there are where these may be more.
  @exclusivity(unchecked) var madeItems: [ItemID] = []
  /// Conflicts in force: constraints that are out until something in their set changes.
  package internal(set) var conflicts: [ConflictReport] = []
  @exclusivity(unchecked) var hasUnsolvedChanges = false
  /// Items that a constraint mentioned first which is gone, so that their own constraints may belong elsewhere.
  var uncertain: Set<ItemID> = []
  /// Constraints that got places one by one since ``beginPlacing()``.
  var placed: [ConstraintID] = []
  /// The result of ``ambiguities()`` for the present solution; nil before it was asked.
  var foundAmbiguities: [AmbiguityReport]?
  /// The displacements of items that were moved along a tie, until the next solve.
  @exclusivity(unchecked) var displacements: [ItemID: LayoutRect] = [:]
  /// Increases whenever values may have changed: by a solve, or by a move along a tie.
  package internal(set) var generation = 0
  /// Whether items were moved so when ``takeMoved()`` was last asked.
  var wereDisplaced = false

  /// Creates an engine without items.
  package init() {}

  /// Settles all changes; afterwards rectangles can be read.
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

  /// The names of the constraints that rows stand for; rows by which lengths are not negative have none.
  func idsByRow() -> [RowID: ConstraintID] {
    var result: [RowID: ConstraintID] = [:]
    records.forEach { id, constraint in constraint.row.map { result[$0] = id } }
    return result
  }

  /// Records which member of a contradiction gives way, and names its row, which the solver takes out.
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
  /// Whether anything changed since the last ``solve()``.
  package var needsSolve: Bool { hasUnsolvedChanges }
}
