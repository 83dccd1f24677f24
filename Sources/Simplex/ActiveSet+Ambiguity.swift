extension ActiveSet {
  /// Returns the directions along which the cost of no priority increases.
  ///
  /// A stay in the basis is a free direction. A tight row whose multiplier is on its bound at every priority
  /// can leave the basis at no cost: another vertex costs the same, and only the rank of the tie rule decided
  /// between them. At a degenerate vertex the step from it may have length zero, which moves nothing; such a
  /// row is ignored.
  mutating func ambiguities() -> [Ambiguity] {
    solve()
    guard condition.basis != .absent else { return [] }
    var result: [Ambiguity] = []
    for position in 0..<Int32(members.count) {
      if members[position] < 0 {
        if let found = freeMovement(position) { result.append(found) }
      } else {
        for sign in [1.0, -1.0] where canLeaveFreely(position, sign) {
          if let found = movement(position, sign, .tie) { result.append(found) }
        }
      }
    }
    return result
  }

  /// The movement of a free variable, in the direction with the longer step.
  private mutating func freeMovement(_ position: Int32) -> Ambiguity? {
    guard let there = movement(position, 1, .free) else { return movement(position, -1, .free) }
    guard there.length.isFinite, let back = movement(position, -1, .free) else { return there }
    return back.length > there.length ? back : there
  }

  /// Whether a tight row's multiplier is on the bound of a side at every priority.
  private mutating func canLeaveFreely(_ position: Int32, _ sign: Double) -> Bool {
    let row = rows[members[position]]
    let base = Int(position) &* stride
    for rank in 0..<levels.count {
      let value = sign * multipliers[base &+ rank]
      let bound = sign > 0 ? costAbove(row, rank) : costBelow(row, rank)
      if abs(value - bound) > noise(rank) { return false }
    }
    return true
  }

  /// The step along the direction in which a position leaves the basis, up to the first row that begins to
  /// cost.
  private mutating func movement(
    _ position: Int32, _ sign: Double, _ kind: Ambiguity.Kind
  ) -> Ambiguity? {
    factor.load(position, sign)
    factor.solve(into: &direction)
    computeRates()
    defer { clearRates() }
    var length = Double.infinity
    for index in 0..<touched.count {
      let rate = touched[index].rate
      let row = rows[touched[index].slot]
      guard row.position < 0, row.isCostly, abs(rate) > Tolerance.dependence else { continue }
      // A row that moves towards zero costs more once it is past; one at zero at once, or not at all.
      guard (rate > 0) != (row.side > 0) else { continue }
      length = min(length, max(0, -row.activity / rate))
    }
    guard length > Tolerance.activity else { return nil }
    let movements = Self.movements(along: direction)
    return movements.isEmpty ? nil : Ambiguity(kind: kind, movements: movements, length: length)
  }

  /// The variables that a direction moves, in the order of their creation.
  static func movements(along direction: borrowing SparseVector) -> [Ambiguity.Movement] {
    var movements: [Ambiguity.Movement] = []
    for index in 0..<direction.count where abs(direction.values[index]) > Tolerance.coefficient {
      movements.append(
        Ambiguity.Movement(
          variable: Variable(index: direction.indices[index]), rate: direction.values[index]))
    }
    movements.sort { $0.variable.index < $1.variable.index }
    return movements
  }
}
