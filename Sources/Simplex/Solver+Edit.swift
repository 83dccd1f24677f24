extension Solver {
  /// Adds a row.
  ///
  /// - Parameters:
  ///   - expression: The activity. Every number must be finite; anything else traps.
  ///   - relation: What the activity should be, compared with zero.
  ///   - priority: How important that is.
  /// - Complexity: O(terms); settling it is part of the next ``solve()``.
  @discardableResult
  public func add(_ expression: Expression, _ relation: Relation, _ priority: Priority) -> RowID {
    add(expression, cost: RowCost(relation, priority))
  }

  /// Adds a row with its own cost on each side of zero.
  @discardableResult
  public func add(_ expression: Expression, cost: RowCost) -> RowID {
    precondition(
      expression.constant.isFinite && expression.terms.allSatisfy { $0.coefficient.isFinite },
      "A row has finite numbers.")
    let id = rows.add(
      expression, below: levels.id(of: cost.below), above: levels.id(of: cost.above))
    structureChanges += 1
    multipliersAreValid = false
    needsSolve = true
    let slot = Int(id.slot)
    if slot < side.count { side[slot] = 1 }
    return id
  }

  /// Changes what is added to a row's terms.
  ///
  /// - Returns: Whether the row is still there.
  @discardableResult
  public func setConstant(_ id: RowID, to constant: Double) -> Bool {
    precondition(constant.isFinite, "A row has finite numbers.")
    guard let slot = rows.slot(of: id) else { return false }
    let scaled = constant / rows.scale[slot]
    guard rows.constant[slot] != scaled else { return true }
    rows.constant[slot] = scaled
    needsSolve = true
    return true
  }

  /// Changes how important a row is, on each side.
  @discardableResult
  public func setCost(_ id: RowID, to cost: RowCost) -> Bool {
    guard let slot = rows.slot(of: id) else { return false }
    rows.below[slot] = levels.id(of: cost.below)
    rows.above[slot] = levels.id(of: cost.above)
    multipliersAreValid = false
    needsSolve = true
    return true
  }

  /// The cost of a row that is still there.
  public func cost(of id: RowID) -> RowCost? {
    guard let slot = rows.slot(of: id) else { return nil }
    return RowCost(
      below: levels.priority(of: rows.below[slot]), above: levels.priority(of: rows.above[slot]))
  }

  /// The activity of a row after the last ``solve()``; nil after its removal.
  public func activity(of id: RowID) -> Double? {
    rows.slot(of: id).map { rows.activity($0, values) * rows.scale[$0] }
  }
}
