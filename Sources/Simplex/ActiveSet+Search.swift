/// The point at which a row becomes zero along a direction.
struct Breakpoint: BitwiseCopyable {
  var length: Double
  var entry: Int32
  /// The index of the row among those that the direction moves, or its slot.
  ///
  /// It distinguishes rows of equal length and entry order.
  var place: Int32

  /// Whether it precedes another one along the direction.
  @inline(__always)
  func precedes(_ other: Breakpoint) -> Bool {
    if length != other.length { return length < other.length }
    return entry != other.entry ? entry < other.entry : place < other.place
  }
}

extension ActiveSet {
  /// Follows the direction in which a tight row leaves, as far as the cost decreases.
  ///
  /// Along the direction the cost is convex and piecewise linear: each row at zero adds the sum of its two
  /// slopes, and the row at which the total becomes non-negative becomes tight. Afterwards `direction` and the
  /// rates are those of the step, `passed` contains the rows that change side, and the last of them is the row
  /// that enters.
  ///
  /// - Parameter shortStep: Whether to stop at the first row, as the rule against cycling requires.
  /// - Returns: The length; nil when no row stops the step, which only rounding noise can cause, since costs
  ///   are bounded below.
  mutating func search(from leaving: Leaving, shortStep: Bool) -> Double? {
    factor.load(leaving.position, leaving.sign)
    factor.solve(into: &direction)
    computeRates()
    setInitialSlope(leaving)
    let ignoresSlowRows = collectBreakpoints()
    passed.removeAll()
    var index = 0
    var ordered = 0
    while index < breakpoints.count {
      if index == ordered { orderBreakpoints(&ordered) }
      let moved = touched[breakpoints[index].place]
      let row = rows[moved.slot]
      let rate = abs(moved.rate)
      for rank in 0..<rankCount {
        slope[rank] += rate * (costBelow(row, rank) + costAbove(row, rank))
      }
      passed.append(moved.slot)
      if shortStep || !isSlopeNegative() { break }
      index += 1
    }
    guard index < breakpoints.count else {
      if ignoresSlowRows { condition.precision = .doubtful }
      return nil
    }
    // Among rows met at the same place a larger pivot is safer; it is only taken when the first one
    // is dangerously small, so that entry order decides otherwise.
    if rate(of: breakpoints[index]) < 1e-5, let safer = saferPivot(after: index, &ordered) {
      while index < safer {
        index += 1
        passed.append(touched[breakpoints[index].place].slot)
      }
    }
    return breakpoints[index].length
  }

  /// Collects the rows with a cost that the direction moves towards zero.
  ///
  /// - Returns: Whether it skipped rows that move too slowly to be reliable, but faster than noise.
  private mutating func collectBreakpoints() -> Bool {
    breakpoints.removeAll()
    var ignoresSlowRows = false
    for index in 0..<touched.count {
      let slot = touched[index].slot
      let rate = touched[index].rate
      let row = rows[slot]
      guard row.position < 0, row.isCostly, (rate > 0) != (row.side > 0) else { continue }
      guard abs(rate) > Tolerance.dependence else {
        if abs(rate) > Tolerance.rounding { ignoresSlowRows = true }
        continue
      }
      let length = max(0, -row.activity / rate)
      breakpoints.append(Breakpoint(length: length, entry: row.order, place: Int32(index)))
    }
    return ignoresSlowRows
  }

  /// Sorts the next breakpoints: doubles the sorted part, since most searches end at the first few.
  ///
  /// - Parameter ordered: The number of sorted breakpoints, which precede all others.
  private mutating func orderBreakpoints(_ ordered: inout Int) {
    let rest = ordered..<breakpoints.count
    let end = min(ordered + max(32, ordered), rest.upperBound)
    breakpoints.select(rest, first: end - ordered) { $0.precedes($1) }
    breakpoints.sort(ordered..<end) { $0.precedes($1) }
    ordered = end
  }

  /// Sorts the breakpoints by distance, then by entry order.
  mutating func sortBreakpoints() {
    breakpoints.sort(0..<breakpoints.count) { $0.precedes($1) }
  }

  /// The absolute rate at which a row moves.
  private func rate(of breakpoint: Breakpoint) -> Double {
    abs(touched[breakpoint.place].rate)
  }

  private mutating func saferPivot(after index: Int, _ ordered: inout Int) -> Int? {
    var later = index + 1
    while later < breakpoints.count {
      if later == ordered { orderBreakpoints(&ordered) }
      guard breakpoints[later].length <= breakpoints[index].length + Tolerance.activity else {
        break
      }
      if rate(of: breakpoints[later]) > 1e-3 { return later }
      later += 1
    }
    return nil
  }

  /// Sets the change of cost per unit of step at its start, by rank: the row's cost minus its multiplier.
  private mutating func setInitialSlope(_ leaving: Leaving) {
    slope.removeAll()
    let member = members[leaving.position]
    let base = Int(leaving.position) &* stride
    for rank in 0..<rankCount {
      var value = -leaving.sign * multipliers[base &+ rank]
      if member >= 0 {
        value +=
          leaving.sign > 0 ? costAbove(rows[member], rank) : costBelow(rows[member], rank)
      }
      slope.append(value)
    }
  }

  private mutating func isSlopeNegative() -> Bool {
    for rank in 0..<rankCount where abs(slope[rank]) > noise(rank) { return slope[rank] < 0 }
    return false
  }
}
