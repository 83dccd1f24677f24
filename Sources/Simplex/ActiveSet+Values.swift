extension ActiveSet {
  /// Computes the values of all variables from the tight rows, and activities and sides of all other rows.
  ///
  /// - Precondition: The factor has no updates.
  /// - Complexity: O(entries of factor and rows).
  mutating func computeValues() {
    log.recordAll()
    dense.reset(0, count: members.count)
    for position in 0..<members.count {
      let member = members[position]
      dense[position] = member >= 0 ? -rows[member].constant : values[~member]
    }
    factor.solveAll(&dense, into: &values)
    dense.reset(0, count: 0)
    if factor.needsRefinement || condition.range.losesDigits { refine() }
    measureRange()
    for slot in 0..<Int32(rows.slots) where rows[slot].position < 0 && rows[slot].isCostly {
      let sum = rows.activity(slot, values)
      rows[slot].activity = sum
      if needsFlip(rows[slot]) {
        rows[slot].side = -rows[slot].side
        condition.discardMultipliers()
      }
    }
  }

  /// Determines the range of newly computed values.
  mutating func measureRange() {
    condition.resetRange()
    for variable in 0..<values.count where !(abs(values[variable]) < Tolerance.coarse) {
      condition.extend(abs(values[variable]) < Tolerance.range ? .large : .exceeded)
    }
  }

  /// Corrects the values by a second solve with the residuals of the tight rows.
  ///
  /// - SeeAlso: Wilkinson 1963 on iterative refinement.
  private mutating func refine() {
    var isLoaded = false
    for position in 0..<Int32(members.count) where members[position] >= 0 {
      let miss = rows.activity(members[position], values)
      guard miss != 0, miss.isFinite else { continue }
      factor.load(position, -miss)
      isLoaded = true
    }
    guard isLoaded else { return }
    factor.solve(into: &direction)
    for index in 0..<direction.count {
      values[direction.indices[index]] += direction.values[index]
    }
  }

  /// Whether a row outside the basis is on the wrong side.
  @inline(__always)
  func needsFlip(_ row: Row) -> Bool {
    row.side > 0 ? row.activity < -Tolerance.activity : row.activity > Tolerance.activity
  }

  /// Computes the rates at which `direction` moves the rows, collected in `touched`.
  ///
  /// - Complexity: O(rows that mention a variable of the direction).
  mutating func computeRates() {
    assert(touched.isEmpty)
    for index in 0..<direction.count {
      let step = direction.values[index]
      var link = rows.head[direction.indices[index]]
      while link >= 0 {
        let term = rows.terms[link]
        let touch = rows[term.row].touch
        if touch >= 0 {
          touched[touch].rate += term.coefficient * step
        } else {
          rows[term.row].touch = Int32(truncatingIfNeeded: touched.count)
          touched.append(RowRate(slot: term.row, rate: term.coefficient * step))
        }
        link = term.next
      }
    }
  }

  /// Clears the rates.
  mutating func clearRates() {
    for index in 0..<touched.count {
      rows[touched[index].slot].touch = -1
    }
    touched.removeAll()
  }

  /// Moves values and activities along `direction`, whose rates are known.
  mutating func move(by length: Double) {
    guard length != 0 else { return }
    log.record(variables: direction)
    log.record(touched: touched)
    for index in 0..<direction.count {
      moveValue(direction.indices[index], by: length * direction.values[index])
    }
    for index in 0..<touched.count {
      let moved = touched[index]
      rows[moved.slot].activity += length * moved.rate
    }
  }

  /// Collects the rows moved by the last step that are now on the wrong side.
  mutating func collectFlips() {
    for index in 0..<touched.count {
      let slot = touched[index].slot
      let row = rows[slot]
      guard row.position < 0, row.isCostly, row.marks.isDisjoint(with: [.entered, .removed]),
        needsFlip(row)
      else { continue }
      flipped.append(slot)
    }
  }

  /// Adds to one value, and records a loss of precision.
  @inline(__always)
  mutating func moveValue(_ variable: Int32, by step: Double) {
    let value = values[variable] + step
    values[variable] = value
    if !(abs(value) + abs(step) < Tolerance.coarse) { condition.extend(.coarse) }
  }

  /// Rebuilds the state after values left the range of numbers, and keeps the remaining ones within it.
  ///
  /// Only systems whose solution is beyond the range need it.
  mutating func repair() {
    log.recordAll()
    for variable in 0..<values.count {
      let value = values[variable]
      values[variable] =
        value.isNaN ? 0 : max(-Tolerance.range, min(Tolerance.range, value))
    }
    condition.setRepaired()
    changes.needsSolve = false
  }
}
