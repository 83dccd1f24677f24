extension ActiveSet {
  /// The variables whose stay is in the basis and that some row mentions; the youngest first.
  mutating func freeVariables() -> [Variable] {
    var stays = StayList()
    swap(&stays, &self.stays)
    var result: [Variable] = []
    for variable in stays.youngestFirst({ stayPosition[$0] >= 0 }) where rows.head[variable] >= 0 {
      result.append(Variable(index: variable))
    }
    swap(&stays, &self.stays)
    assert(
      result.map(\.index)
        == (0..<Int32(stayPosition.count)).reversed().filter {
          stayPosition[$0] >= 0 && rows.head[$0] >= 0
        }, "what came into the basis was noted")
    return result
  }

  /// Records that the stay of a variable entered the basis.
  mutating func recordStay(_ variable: Int32) {
    var stays = StayList()
    swap(&stays, &self.stays)
    stays.append(variable) { stayPosition[$0] >= 0 }
    swap(&stays, &self.stays)
  }

  /// The direction in which a stay leaves the basis; nil if the stay is not in it.
  mutating func freeDirection(of variable: Variable) -> FreeDirection? {
    guard condition.basis != .absent, !changes.needsSolve,
      variable.index < Int32(stayPosition.count),
      stayPosition[variable.index] >= 0
    else { return nil }
    factor.load(stayPosition[variable.index], 1)
    factor.solve(into: &direction)
    computeRates()
    defer { clearRates() }
    var result = FreeDirection(movements: Self.movements(along: direction), rows: [])
    for index in 0..<touched.count {
      let (slot, rate) = (touched[index].slot, touched[index].rate)
      let row = rows[slot]
      guard row.position < 0, row.isCostly, abs(rate) > Tolerance.dependence else { continue }
      result.rows.append(
        FreeDirection.Reached(
          row: rows.id(of: slot), rate: rate * row.scale,
          activity: row.activity * row.scale, isUpperBound: row.below < 0))
    }
    result.rows.sort { rows[$0.row.slot].order < rows[$1.row.slot].order }
    return result
  }
}
