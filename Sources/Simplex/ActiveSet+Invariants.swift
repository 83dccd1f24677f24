#if SIMPLEX_CHECKS
  /// Checks of ``ActiveSet`` in builds with `SIMPLEX_CHECKS`.
  package enum Invariants {
    /// Whether the current task performs them.
    @TaskLocal package static var areChecked = true
  }
#endif

extension ActiveSet {
  /// Checks, in builds with `SIMPLEX_CHECKS`, the invariants that the type documents.
  func checkInvariants() {
    #if SIMPLEX_CHECKS
      guard Invariants.areChecked else { return }
      checkCondition()
      checkBasis()
      checkValues()
      checkMultipliers("the end")
    #endif
  }

  /// Checks the balance of the multipliers during an update.
  func checkBalance(_ stage: StaticString) {
    #if SIMPLEX_CHECKS
      guard Invariants.areChecked else { return }
      checkMultipliers(stage)
    #endif
  }

  #if SIMPLEX_CHECKS
    /// Checks the steps of the ladders at which a solve may end.
    private func checkCondition() {
      require(condition.proof == .unnecessary, "nothing is left to prove")
      require(condition.range != .exceeded, "values are within the range of numbers")
      require(
        condition.basis != .factored || hasGivenUp,
        "multipliers are valid after a solve, unless it gave up")
      require(
        condition.basis != .complete || multipliers.count == members.count * stride,
        "a complete basis has a multiplier a position and rank")
    }

    /// Checks that positions and rows refer to each other, with one member per variable.
    private func checkBasis() {
      guard condition.basis != .absent else { return }
      require(members.count == values.count, "one member a variable")
      for position in 0..<Int32(members.count) {
        let member = members[position]
        if member >= 0 {
          require(rows[member].position == position, "row and position agree")
          let pending = rows[member].marks.subtracting(.wide)
          require(pending == .live, "a tight row is live and settled")
        } else {
          require(stayPosition[~member] == position, "stay and position agree")
        }
      }
      var tight = 0
      for slot in 0..<Int32(rows.slots) where rows[slot].position >= 0 { tight += 1 }
      for variable in 0..<stayPosition.count where stayPosition[variable] >= 0 { tight += 1 }
      require(tight == members.count, "no other row claims a position of the basis")
    }

    /// Checks that tight rows are tight, and that activities and sides of the others are up to date.
    private func checkValues() {
      guard condition.basis != .absent, condition.range != .exceeded else { return }
      for slot in 0..<Int32(rows.slots) where rows[slot].isCostly {
        let row = rows[slot]
        var size = abs(row.constant)
        for index in row.start..<row.start + row.count {
          let term = rows.terms[index]
          size = max(size, abs(term.coefficient * values[term.variable]))
        }
        let activity = rows.activity(slot, values)
        let noise = max(1, size) * Tolerance.feasibility
        if row.position >= 0 {
          require(abs(activity) <= noise, "a tight row is tight: \(activity)")
        } else {
          require(abs(activity - row.activity) <= noise, "an activity is up to date")
          require(!needsFlip(row), "a side is the sign of its activity")
        }
        require(row.touch < 0, "rates are cleared")
      }
    }

    /// Checks that the multipliers of all rows balance at every rank: `Σ y a = 0`.
    private func checkMultipliers(_ stage: StaticString) {
      guard condition.hasMultipliers, condition.range != .exceeded else { return }
      for rank in 0..<rankCount {
        var balance = Buffer<Double>()
        balance.reset(0, count: values.count)
        for slot in 0..<Int32(rows.slots)
        where rows[slot].marks.contains(.live) && !rows[slot].marks.contains(.entered) {
          let row = rows[slot]
          let value =
            row.position >= 0
            ? multipliers[Int(row.position) * stride + rank] : sideMultiplier(row, rank)
          for index in row.start..<row.start + row.count {
            let term = rows.terms[index]
            balance[term.variable] += value * term.coefficient
          }
        }
        for variable in 0..<values.count where stayPosition[variable] >= 0 {
          balance[variable] += multipliers[Int(stayPosition[variable]) * stride + rank]
        }
        for variable in 0..<values.count {
          require(
            abs(balance[variable]) <= Tolerance.feasibility * largest[rank],
            "multipliers balance at rank \(rank) after \(stage): \(balance[variable])")
        }
      }
    }
  #endif
}
