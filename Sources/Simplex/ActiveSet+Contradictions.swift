/// The resolution of many contradictions in one pass over the failing rows, instead of one search per
/// contradiction.
extension ActiveSet {
  /// The maximum number of failing rows that are resolved one at a time.
  private static let sequentialLimit = 4

  /// Removes rows until all required ones hold.
  ///
  /// - Parameter choose: Returns the row of a contradiction to remove; nil ends the pass.
  mutating func breakContradictions(_ choose: (Infeasibility) -> RowID?) {
    solve()
    let failing = failingRequiredRows()
    if failing.isEmpty { return }
    if failing.count > Self.sequentialLimit { sweep(failing, choose) }
    while let contradiction = infeasibility() {
      guard let row = choose(contradiction), remove(row) else { return }
      solve()
    }
  }

  /// Restores failing rows one at a time, in entry order, and removes a row for each that contradicts those
  /// that hold by then.
  ///
  /// The row under test counts just below required, as in `firstContradiction`. What that cannot prove is not
  /// changed.
  private mutating func sweep(_ failing: [Int32], _ choose: (Infeasibility) -> RowID?) {
    let ids = failing.map { rows.id(of: $0) }
    let levels = failing.map { (below: rows[$0].below, above: rows[$0].above) }
    for slot in failing { setLevels(slot, below: -1, above: -1) }
    solve()
    let required = self.levels.id(of: .required)
    let almost = self.levels.id(of: .almostRequired)
    var next = 0
    while next < failing.count {
      let slot = failing[next]
      let (below, above) = levels[next]
      while true {
        setLevels(
          slot, below: below == required ? almost : -1, above: above == required ? almost : -1)
        solve()
        guard isUnsatisfied(slot) else { break }
        guard let proof = certificate(slot) ?? degenerateProof(slot, below, above),
          let row = choose(proof), remove(row)
        else { return restore(ids[next...], levels[next...]) }
        if row == ids[next] { break }
      }
      restore(ids[next...next], levels[next...next])
      next += 1
    }
  }

  /// Returns a proof at a degenerate vertex: the row is required again, and dispensable rows among those that
  /// resist it are filtered out.
  private mutating func degenerateProof(
    _ slot: Int32, _ below: Int32, _ above: Int32
  ) -> Infeasibility? {
    setLevels(slot, below: below, above: above)
    solve()
    let failing = unsatisfiedRequiredRows()
    return failing.isEmpty ? nil : filteredContradiction(failing)
  }

  /// Restores the costs of rows that still exist.
  private mutating func restore(
    _ ids: ArraySlice<RowID>, _ levels: ArraySlice<(below: Int32, above: Int32)>
  ) {
    for (id, level) in zip(ids, levels) {
      guard let slot = rows.slot(of: id) else { continue }
      setLevels(slot, below: level.below, above: level.above)
    }
  }
}

extension Solver {
  /// Removes rows from the system until all required ones hold.
  ///
  /// Contradictions are found as by ``infeasibility()``. Where many rows fail, each is compared with those that
  /// hold when its turn comes, in entry order, so that all of them cost one pass.
  ///
  /// - Parameter choose: Returns the row of a contradiction to remove; nil leaves it and all others. It may not
  ///   use this solver.
  /// - Complexity: Two solves for each row that fails.
  package func breakContradictions(_ choose: (Infeasibility) -> RowID?) {
    core.breakContradictions(choose)
  }
}
