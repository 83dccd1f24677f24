/// Required rows that cannot all hold, with the proof.
public struct Infeasibility: Sendable, Equatable {
  /// One row of the set and its weight in the contradiction.
  public struct Member: Sendable, Equatable {
    /// The row.
    public var row: RowID
    /// Its multiplier: the weighted sum of all members has no variable left.
    public var multiplier: Double
  }

  /// The row that the solver left unsatisfied, first, then the rows it contradicts.
  public var members: [Member]
  /// Whether taking any one member away makes the others satisfiable.
  ///
  /// False only when rounding noise hid which row fails; the set may then hold too much.
  public var isIrreducible: Bool
}

extension Solver {
  /// A set of required rows that contradict each other, or nil when all required rows hold.
  ///
  /// The row left unsatisfied is written in terms of the tight rows; at an optimum only required
  /// ones can resist it, and tight rows are independent, so the set is irreducible. Several
  /// unsatisfied rows are looked at one at a time, in entry order, the others set aside.
  ///
  /// - Complexity: a solve for each required row that does not hold.
  public func infeasibility() -> Infeasibility? { core.infeasibility() }
}

extension ActiveSet {
  mutating func infeasibility() -> Infeasibility? {
    solve()
    let failing = unsatisfiedRequiredRows()
    guard let first = failing.first else { return nil }
    if failing.count == 1 { return certificate(first) }
    return firstContradiction(failing) ?? certificate(first)
  }

  /// Puts unsatisfied rows back one at a time until one contradicts those that hold.
  ///
  /// The row in question counts just below required: all others then hold exactly, it alone fails,
  /// and no optional row can share in its reasons.
  private mutating func firstContradiction(_ failing: [Int32]) -> Infeasibility? {
    let kept = failing.map { (rows[$0].below, rows[$0].above) }
    for slot in failing { setLevels(slot, below: -1, above: -1) }
    solve()
    let required = levels.id(of: .required)
    let almost = levels.id(of: .almostRequired)
    var found: Infeasibility?
    for (index, slot) in failing.enumerated() {
      let (below, above) = kept[index]
      if found == nil {
        setLevels(
          slot, below: below == required ? almost : -1, above: above == required ? almost : -1)
        solve()
        if isUnsatisfied(slot) { found = certificate(slot) }
      }
      setLevels(slot, below: below, above: above)
    }
    solve()
    return found
  }

  /// Slots of required rows that the solution breaks, in entry order.
  func unsatisfiedRequiredRows() -> [Int32] {
    var result: [Int32] = []
    for slot in 0..<Int32(rows.slots) where isUnsatisfied(slot) {
      if levels.rank(of: rows[slot].sideLevel) == 0 { result.append(slot) }
    }
    return result.sorted { rows[$0].serial < rows[$1].serial }
  }

  /// Whether a row is off zero on a side that costs, by more than noise.
  private func isUnsatisfied(_ slot: Int32) -> Bool {
    let row = rows[slot]
    guard row.position < 0, row.isCostly else { return false }
    let level = row.activity > 0 ? row.above : row.below
    return level >= 0
      && abs(row.activity) > Tolerance.feasibility * max(1, abs(row.constant))
  }

  private mutating func certificate(_ slot: Int32) -> Infeasibility {
    factor.load(rows, slot, times: 1)
    factor.solveTransposed(into: &weights)
    var result = Infeasibility(members: [member(slot, 1)], isIrreducible: true)
    for index in 0..<weights.count where abs(weights.values[index]) > Tolerance.dependence {
      let row = members[weights.indices[index]]
      guard row >= 0 else { continue }
      if isRequired(row) {
        result.members.append(member(row, -weights.values[index]))
      } else {
        result.isIrreducible = false
      }
    }
    return result
  }

  private func member(_ slot: Int32, _ multiplier: Double) -> Infeasibility.Member {
    Infeasibility.Member(
      row: RowID(slot: slot, serial: rows[slot].serial), multiplier: multiplier / rows[slot].scale)
  }

  private func isRequired(_ slot: Int32) -> Bool {
    levels.rank(of: rows[slot].below) == 0 || levels.rank(of: rows[slot].above) == 0
  }
}
