extension ActiveSet {
  /// The variables whose stay is in the basis, without those that no row mentions.
  func freeVariables() -> [Variable] {
    var result: [Variable] = []
    for variable in (0..<Int32(stayPosition.count)).reversed() where isFree(variable) {
      result.append(Variable(index: variable))
    }
    return result
  }

  private func isFree(_ variable: Int32) -> Bool {
    stayPosition[variable] >= 0 && rows.head[variable] >= 0
  }

  /// The direction in which a stay lets go.
  mutating func freeDirection(of variable: Variable) -> FreeDirection? {
    guard basisExists, !changes.needsSolve, variable.index < Int32(stayPosition.count),
      stayPosition[variable.index] >= 0
    else { return nil }
    factor.load(stayPosition[variable.index], 1)
    factor.solve(into: &direction)
    computeRates()
    defer { clearRates() }
    var result = FreeDirection(movements: movementsAlongDirection, rows: [])
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
