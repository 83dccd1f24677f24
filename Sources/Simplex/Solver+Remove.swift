extension Solver {
  /// Removes a row.
  ///
  /// A tight row gives its place to the stay of the variable that it held hardest, so that nothing
  /// moves until the next ``solve()`` finds a reason.
  ///
  /// - Returns: Whether the row was still there.
  @discardableResult
  public func remove(_ id: RowID) -> Bool {
    guard let slot = rows.slot(of: id) else { return false }
    if basisExists, slot < basis.positionOfRow.count, basis.contains(row: slot) {
      dropFromBasis(position: Int(basis.positionOfRow[slot]))
    }
    rows.remove(slot)
    structureChanges += 1
    multipliersAreValid = false
    needsSolve = true
    return true
  }

  /// Replaces a tight row by a stay.
  private func dropFromBasis(position: Int) {
    guard !needsNewBasis, factor.count == values.count, basis.count == values.count else {
      // Much changed, or variables came, since the last solve: the basis is rebuilt anyway.
      basisExists = false
      return
    }
    fillScratch()
    for index in byPosition.indices { byPosition[index] = 0 }
    byPosition[position] = 1
    factor.solve(&byPosition, into: &direction)
    var best = -1
    for variable in direction.indices where basis.positionOfStay[variable] < 0 {
      if best < 0 || abs(direction[variable]) > abs(direction[best]) + Tolerance.coefficient {
        best = variable
      }
    }
    guard best >= 0, abs(direction[best]) > Tolerance.dependence else {
      basisExists = false
      return
    }
    for index in byVariable.indices { byVariable[index] = 0 }
    byVariable[best] = 1
    factor.solveTransposed(&byVariable, into: &byPosition)
    factor.update(position: position, weights: byPosition)
    basis.replace(position, with: ~Int32(best))
  }
}
