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
  public func infeasibility() -> Infeasibility? {
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
  private func firstContradiction(_ failing: [Int]) -> Infeasibility? {
    let kept = failing.map { (rows.below[$0], rows.above[$0]) }
    for slot in failing { setLevels(slot, (-1, -1)) }
    solve()
    let required = levels.id(of: .required)
    let almost = levels.id(of: .almostRequired)
    var found: Infeasibility?
    for (index, slot) in failing.enumerated() {
      if found == nil {
        let (below, above) = kept[index]
        setLevels(slot, (below == required ? almost : -1, above == required ? almost : -1))
        solve()
        if isUnsatisfied(slot) { found = certificate(slot) }
      }
      setLevels(slot, kept[index])
    }
    solve()
    return found
  }

  /// Slots of required rows that the solution breaks, in entry order.
  func unsatisfiedRequiredRows() -> [Int] {
    var result: [Int] = []
    for slot in 0..<rows.slots where rows.isLive[slot] && isUnsatisfied(slot) {
      let level = activity[slot] > 0 ? rows.above[slot] : rows.below[slot]
      if level >= 0, levels.rank(of: level) == 0 { result.append(slot) }
    }
    return result.sorted { rows.serial[$0] < rows.serial[$1] }
  }

  /// Whether a row is off zero on a side that costs, by more than noise.
  private func isUnsatisfied(_ slot: Int) -> Bool {
    guard !basis.contains(row: slot) else { return false }
    let level = activity[slot] > 0 ? rows.above[slot] : rows.below[slot]
    return level >= 0
      && abs(activity[slot]) > Tolerance.feasibility * max(1, abs(rows.constant[slot]))
  }

  private func setLevels(_ slot: Int, _ level: (below: Int32, above: Int32)) {
    rows.below[slot] = level.below
    rows.above[slot] = level.above
    multipliersAreValid = false
    needsSolve = true
  }

  private func certificate(_ slot: Int) -> Infeasibility {
    fillScratch()
    for index in byVariable.indices { byVariable[index] = 0 }
    addRow(slot, times: 1)
    factor.solveTransposed(&byVariable, into: &byPosition)
    var result = Infeasibility(members: [member(slot, 1)], isIrreducible: true)
    for position in byPosition.indices where abs(byPosition[position]) > Tolerance.dependence {
      let row = basis.members[position]
      guard row >= 0 else { continue }
      if isRequired(Int(row)) {
        result.members.append(member(Int(row), -byPosition[position]))
      } else {
        result.isIrreducible = false
      }
    }
    return result
  }

  private func member(_ slot: Int, _ multiplier: Double) -> Infeasibility.Member {
    Infeasibility.Member(
      row: RowID(slot: Int32(slot), serial: rows.serial[slot]),
      multiplier: multiplier / rows.scale[slot])
  }

  private func isRequired(_ slot: Int) -> Bool {
    levels.rank(of: rows.below[slot]) == 0 || levels.rank(of: rows.above[slot]) == 0
  }
}
