extension ActiveSet {
  /// Computes the multipliers of the tight rows from scratch: `basisᵀ · y = −Σ y_j a_j` over the others, by
  /// rank.
  ///
  /// - Complexity: O(entries of factor and rows) for each rank with costs.
  mutating func computeMultipliers() {
    levels.hasMoved = false
    stride = rankCount
    multipliers.reset(0, count: members.count * stride)
    largest.reset(1, count: rankCount)
    assert(flipped.isEmpty)
    for slot in 0..<Int32(rows.slots) where rows[slot].position < 0 && rows[slot].sideLevel >= 0 {
      flipped.append(slot)
    }
    for rank in 0..<rankCount {
      var isUsed = false
      for index in 0..<flipped.count {
        let slot = flipped[index]
        let row = rows[slot]
        let value = sideMultiplier(row, rank)
        guard value != 0 else { continue }
        isUsed = true
        factor.load(rows, slot, times: -value)
      }
      guard isUsed else { continue }
      factor.solveTransposed(into: &weights)
      for index in 0..<weights.count {
        let value = weights.values[index]
        multipliers[Int(weights.indices[index]) &* stride &+ rank] = value
        largest[rank] = max(largest[rank], abs(value))
      }
    }
    flipped.removeAll()
    condition.setComplete()
    queueAll()
  }

  /// The multiplier of a row outside the basis, at one rank: the cost of its side.
  @inline(__always)
  func sideMultiplier(_ row: Row, _ rank: Int) -> Double {
    row.side > 0 ? costAbove(row, rank) : -costBelow(row, rank)
  }

  /// Adds the multiplier of a row's side to `shift`, times a sign.
  @inline(__always)
  mutating func addSideMultiplier(_ row: Row, times sign: Double) {
    let rank = levels.rank(of: row.sideLevel)
    guard rank >= 0 else { return }
    let signed = row.side > 0 ? sign : -sign
    shift.add(rank, signed * row.weight)
    guard rank > 0 else { return }
    let tie = levels.count
    shift.add(tie, signed * (row.side > 0 ? costAbove(row, tie) : costBelow(row, tie)))
  }

  /// Passes a change of a row's multiplier outside the basis on to the tight rows of its representation.
  ///
  /// - Complexity: O(positions in the row's representation).
  mutating func applyShift(_ slot: Int32) {
    guard condition.hasMultipliers, shift.count > 0 else { return }
    factor.load(rows, slot, times: -1)
    factor.solveTransposed(into: &weights)
    addShifted()
  }

  /// Adds `shift` times weights by position to the multipliers.
  private mutating func addShifted() {
    recordWideMembers()
    for index in 0..<weights.count {
      let position = weights.indices[index]
      let weight = weights.values[index]
      for entry in 0..<shift.count {
        addMultiplier(position, Int(shift.ranks[entry]), weight * shift.values[entry])
      }
      enqueue(position)
    }
  }

  /// Records whether wide rows are among the indices of `weights`.
  private mutating func recordWideMembers() {
    guard rows.wideCount > 0, condition.proof != .necessary else { return }
    for index in 0..<weights.count {
      let member = members[weights.indices[index]]
      if member >= 0, rows[member].marks.contains(.wide) { condition.require(.necessary) }
    }
  }

  @inline(__always)
  private mutating func addMultiplier(_ position: Int32, _ rank: Int, _ change: Double) {
    let index = Int(position) &* stride &+ rank
    let value = multipliers[index] + change
    multipliers[index] = value
    if abs(value) > largest[rank] { largest[rank] = abs(value) }
  }

  /// Moves the rows in `flipped` to their other side.
  ///
  /// - Parameter passed: Whether a step passed them, each once; otherwise only those flip whose activity
  ///   requires it, and a row may be listed twice. When many flip, recomputing all multipliers is cheaper.
  mutating func flip(passed: Bool = false) {
    if flipped.count > 16 + values.count / 32 { condition.discardMultipliers() }
    let budget = factor.visits + 4 * (factor.entries + 64)
    for index in 0..<flipped.count {
      let slot = flipped[index]
      guard passed || needsFlip(rows[slot]) else { continue }
      shift.clear()
      if condition.hasMultipliers { addSideMultiplier(rows[slot], times: -1) }
      rows[slot].side = -rows[slot].side
      let isWide =
        rows[slot].marks.contains(.wide) || (rows.wideCount > 0 && !condition.hasMultipliers)
      condition.require(isWide ? .necessary : .ifDoubtful)
      guard condition.hasMultipliers else { continue }
      addSideMultiplier(rows[slot], times: 1)
      applyShift(slot)
      if factor.visits > budget { condition.discardMultipliers() }
    }
    flipped.removeAll()
  }

  /// Updates multipliers when `slot` enters at a position: `weights` is its row in terms of the basis.
  ///
  /// The leaving row's multiplier becomes the cost of its new side; the entering row absorbs the difference,
  /// distributed over the basis by its weights.
  mutating func exchangeMultipliers(
    _ position: Int32, pivot: Double, leaving: Int32, entering: Int32
  ) {
    guard condition.hasMultipliers else { return }
    shift.clear()
    let base = Int(position) &* stride
    for rank in 0..<rankCount {
      let bound = leaving >= 0 ? sideMultiplier(rows[leaving], rank) : 0
      let change = multipliers[base &+ rank] - bound
      if change != 0 { shift.add(rank, -change / pivot) }
    }
    if shift.count > 0 { addShifted() }
    // The position itself starts from what its new row had outside: nothing if it has just come.
    let wasOutside = entering >= 0 && !rows[entering].marks.contains(.entered)
    for rank in 0..<rankCount {
      multipliers[base &+ rank] = wasOutside ? sideMultiplier(rows[entering], rank) : 0
    }
    for entry in 0..<shift.count {
      addMultiplier(position, Int(shift.ranks[entry]), -shift.values[entry])
    }
    enqueue(position)
  }
}
