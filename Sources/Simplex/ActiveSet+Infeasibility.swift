extension ActiveSet {
  /// An irreducible contradiction, or nil when all required rows hold.
  mutating func infeasibility() -> Infeasibility? {
    solve()
    let failing = unsatisfiedRequiredRows()
    guard let first = failing.first else { return nil }
    if failing.count == 1, let proof = certificate(first) { return proof }
    if failing.count > 1, let proof = firstContradiction(failing) { return proof }
    return filteredContradiction(failing)
  }

  /// The slots of required rows that the solution violates, in entry order.
  mutating func unsatisfiedRequiredRows() -> [Int32] {
    var result: [Int32] = []
    for slot in 0..<Int32(rows.slots) where isRequiredAndBroken(slot) { result.append(slot) }
    return result.sorted { rows[$0].order < rows[$1].order }
  }

  /// The slots of violated required rows, computed from the rows moved since the last call if they are known.
  mutating func failingRequiredRows() -> [Int32] {
    if log.hasAllRows {
      failing = unsatisfiedRequiredRows()
    } else {
      var candidates = failing
      for index in 0..<log.rows.count { candidates.append(log.rows[index]) }
      candidates.sort()
      failing = []
      for slot in candidates where failing.last != slot && isRequiredAndBroken(slot) {
        failing.append(slot)
      }
      failing.sort { rows[$0].order < rows[$1].order }
      assert(failing == unsatisfiedRequiredRows(), "what broke a required row was noted")
    }
    log.forgetRows()
    return failing
  }

  private mutating func isRequiredAndBroken(_ slot: Int32) -> Bool {
    let row = rows[slot]
    return isUnsatisfied(slot)
      && levels.rank(of: row.activity > 0 ? row.above : row.below) == 0
  }

  /// Restores violated rows one at a time until one contradicts those that hold.
  ///
  /// The row under test counts just below required: all others then hold exactly, it alone fails, and no
  /// optional row can be part of the proof.
  private mutating func firstContradiction(_ failing: [Int32]) -> Infeasibility? {
    let kept = failing.map { (rows[$0].below, rows[$0].above) }
    for slot in failing { setLevels(slot, below: -1, above: -1) }
    solve()
    let required = levels.id(of: .required)
    let almost = levels.id(of: .almostRequired)
    var found: Infeasibility?
    var isDone = false
    for (index, slot) in failing.enumerated() {
      let (below, above) = kept[index]
      if !isDone {
        setLevels(
          slot, below: below == required ? almost : -1, above: above == required ? almost : -1)
        solve()
        if isUnsatisfied(slot) {
          found = certificate(slot)
          isDone = true
        }
      }
      setLevels(slot, below: below, above: above)
    }
    solve()
    return found
  }

  /// Whether a row is off zero on a side with a cost, by more than noise.
  mutating func isUnsatisfied(_ slot: Int32) -> Bool {
    let row = rows[slot]
    guard row.position < 0, row.isCostly else { return false }
    let level = row.activity > 0 ? row.above : row.below
    return level >= 0
      && abs(row.activity) > Tolerance.feasibility * max(1, abs(row.constant))
  }

  /// Returns a row and the tight rows of its representation, if they contradict it; otherwise nil.
  ///
  /// At a degenerate vertex, a row outside the basis, at zero, may resist in place of one inside.
  mutating func certificate(_ slot: Int32) -> Infeasibility? {
    if rows.wideCount > 0 || factor.needsProof || condition.precision == .doubtful {
      return preciseCertificate(slot)
    }
    factor.load(rows, slot, times: 1)
    factor.solveTransposed(into: &weights)
    let isAbove = rows[slot].activity > 0
    var result = Infeasibility(members: [member(slot, rows[slot].scale)], isIrreducible: true)
    for index in 0..<weights.count where abs(weights.values[index]) > Tolerance.rounding {
      // A chain of rows multiplies its coefficients, so a weight can be far below the tolerance and still be exact.
      guard abs(weights.values[index]) > Tolerance.dependence else {
        return preciseCertificate(slot)
      }
      let other = members[weights.indices[index]]
      let weight = -weights.values[index]
      guard other >= 0, resists(other, above: (weight > 0) == isAbove) else { return nil }
      result.members.append(member(other, weight * rows[slot].scale))
    }
    return result
  }

  /// Returns the certificate in double-double precision: in double precision zero weights are lost in the noise
  /// of large ones.
  private mutating func preciseCertificate(_ slot: Int32) -> Infeasibility? {
    var state = PreciseState()
    guard factorise(&state), rows[slot].position < 0 else { return nil }
    let isAbove = rows[slot].activity > 0
    var result = Infeasibility(members: [member(slot, rows[slot].scale)], isIrreducible: true)
    state.computeWeights(&self, of: slot)
    for position in 0..<members.count {
      let weight = state.weights[position]
      guard weight.sign != 0 else { continue }
      let other = members[position]
      guard other >= 0, resists(other, above: (weight.sign < 0) == isAbove) else { return nil }
      result.members.append(member(other, -weight.value.high * rows[slot].scale))
    }
    return result
  }

  /// Whether a row is required not to be above, or not to be below zero.
  private mutating func resists(_ slot: Int32, above: Bool) -> Bool {
    levels.rank(of: above ? rows[slot].above : rows[slot].below) == 0
  }

  private func member(_ slot: Int32, _ multiplier: Double) -> Infeasibility.Member {
    Infeasibility.Member(
      row: rows.id(of: slot), multiplier: multiplier / rows[slot].scale)
  }

  // MARK: Degenerate contradictions

  /// Returns required rows whose multipliers prove the contradiction, filtered until none is dispensable.
  ///
  /// All multipliers at the required rank together are a proof, though one that may contain several
  /// contradictions. Rows are removed as long as the remaining ones are contradictory, unsatisfied ones first,
  /// then younger ones before older ones.
  mutating func filteredContradiction(_ failing: [Int32]) -> Infeasibility? {
    let noise = Tolerance.dependence * largest[0]
    var support: [Int32] = []
    for slot in 0..<Int32(rows.slots) where rows[slot].marks.contains(.live) {
      let row = rows[slot]
      let multiplier =
        row.position >= 0
        ? multipliers[Int(row.position) * stride] : sideMultiplier(row, 0)
      if abs(multiplier) > noise { support.append(slot) }
    }
    support.sort { rows[$0].order < rows[$1].order }
    var part = RequiredPart(of: &self, slots: support)
    let spared = Set(failing.dropFirst())
    for index in support.indices.sorted(by: {
      (spared.contains(support[$0]) ? 1 : 0, $0) > (spared.contains(support[$1]) ? 1 : 0, $1)
    }) {
      part.removeIfContradictory(without: index)
    }
    return part.proof().map { proof in
      let first = proof.first { failing.contains(support[$0.index]) } ?? proof[0]
      let rest = proof.filter { $0.index != first.index }
      return Infeasibility(
        members: ([first] + rest).map { entry in
          Infeasibility.Member(
            row: member(support[entry.index], 1).row,
            multiplier: entry.multiplier / first.multiplier)
        }, isIrreducible: true)
    }
  }
}

/// A subset of the required rows of a system, in a separate solver.
private struct RequiredPart: ~Copyable {
  private var solver = ActiveSet()
  private var ids: [RowID?] = []
  private var costs: [RowCost] = []

  init(of whole: inout ActiveSet, slots: [Int32]) {
    var variables: [Int32: Variable] = [:]
    for slot in slots {
      let row = whole.rows[slot]
      var expression = LinearExpression(constant: row.constant * row.scale)
      for index in row.start..<row.start + row.count {
        let term = whole.rows.terms[index]
        let variable = variables[term.variable] ?? solver.makeVariable(whole.values[term.variable])
        variables[term.variable] = variable
        expression.add(variable, term.coefficient * row.scale)
      }
      let cost = RowCost(
        below: whole.levels.rank(of: row.below) == 0 ? .required : nil,
        above: whole.levels.rank(of: row.above) == 0 ? .required : nil)
      costs.append(cost)
      ids.append(solver.add(expression, cost))
    }
  }

  /// Removes a row permanently if the others are contradictory without it.
  mutating func removeIfContradictory(without index: Int) {
    guard let id = ids[index] else { return }
    _ = solver.setCost(id, .none)
    solver.solve()
    if solver.unsatisfiedRequiredRows().isEmpty {
      _ = solver.setCost(id, costs[index])
    } else {
      _ = solver.remove(id)
      ids[index] = nil
    }
  }

  /// The remaining rows, with the multipliers that prove them contradictory; nil if they are not.
  mutating func proof() -> [(index: Int, multiplier: Double)]? {
    solver.solve()
    guard !solver.unsatisfiedRequiredRows().isEmpty else { return nil }
    var result: [(index: Int, multiplier: Double)] = []
    for index in ids.indices {
      guard let id = ids[index], let slot = solver.rows.slot(of: id) else { continue }
      let row = solver.rows[slot]
      let multiplier =
        row.position >= 0
        ? solver.multipliers[Int(row.position) * solver.stride] : solver.sideMultiplier(row, 0)
      if abs(multiplier) > Tolerance.dependence {
        result.append((index, multiplier / row.scale))
      }
    }
    return result.isEmpty ? nil : result
  }
}
