extension Solver {
  /// Reserves space for additions, so that nothing is moved on the way.
  ///
  /// - Parameters:
  ///   - variables: The number of further variables.
  ///   - rows: The number of further rows.
  ///   - terms: The number of coefficients in all these rows.
  public func reserve(variables: Int, rows: Int, terms: Int) {
    core.values.reserve(core.values.count + variables)
    core.rows.reserve(variables: variables, rows: rows, terms: terms)
    core.changes.entered.reserve(core.changes.entered.count + rows)
  }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - expression: The activity. Every number must be finite; anything else traps.
  ///   - relation: What the activity should be, compared with zero.
  ///   - priority: How important that is.
  /// - Complexity: O(terms); settling it is part of the next ``solve()``.
  @discardableResult
  public func add(_ expression: LinearExpression, _ relation: Relation, _ priority: Priority)
    -> RowID
  {
    core.add(expression, RowCost(relation, priority))
  }

  /// Adds a row with its own cost on each side of zero.
  ///
  /// - Complexity: O(terms).
  @discardableResult
  public func add(_ expression: LinearExpression, cost: RowCost) -> RowID {
    core.add(expression, cost)
  }

  /// Removes a row.
  ///
  /// Variables that nothing holds any more keep their values.
  ///
  /// - Returns: Whether the row was still there.
  /// - Complexity: O(1); settling it is part of the next ``solve()``.
  @discardableResult
  public func remove(_ id: RowID) -> Bool { core.remove(id) }

  /// Changes what is added to a row's terms.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - constant: The new constant, finite.
  /// - Returns: Whether the row is still there.
  /// - Complexity: O(1).
  @discardableResult
  public func setConstant(_ id: RowID, to constant: Double) -> Bool {
    core.setConstant(id, constant)
  }

  /// Changes how important a row is, on each side.
  ///
  /// - Returns: Whether the row is still there.
  /// - Complexity: O(1).
  @discardableResult
  public func setCost(_ id: RowID, to cost: RowCost) -> Bool { core.setCost(id, cost) }

  /// Gives a row another place in the order by which ties are decided.
  ///
  /// Rows stand in the order in which they were added until this says otherwise. Places that differ by
  /// multiples of 1,048,576 count as one.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - order: The place, not negative.
  /// - Returns: Whether the row is still there.
  /// - Complexity: O(1); settling it is part of the next ``solve()``.
  @discardableResult
  public func setOrder(_ id: RowID, to order: Int32) -> Bool {
    require(order >= 0, "A row's place in the order is not negative.")
    return core.setOrder(id, order)
  }

  /// A row's place in the order by which ties are decided; nil after its removal.
  public func order(of id: RowID) -> Int32? {
    core.rows.slot(of: id).map { core.rows[$0].order }
  }

  /// Moves a variable that no row fixes when the next ``solve()`` comes; one that rows fix stays there.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - value: Where it should be, finite.
  ///   - claims: Whether a variable that rows only tie to others goes there too, and those follow it.
  ///     Variables that claimed a place since the last ``solve()`` do not follow each other.
  public func setStay(_ variable: Variable, to value: Double, claims: Bool = false) {
    core.setStay(variable, value, claims: claims)
  }

  /// The cost of a row that is still there.
  public func cost(of id: RowID) -> RowCost? {
    guard let slot = core.rows.slot(of: id) else { return nil }
    let row = core.rows[slot]
    return RowCost(
      below: core.levels.priority(of: row.below), above: core.levels.priority(of: row.above))
  }

  /// The activity of a row after the last ``solve()``; nil after its removal.
  public func activity(of id: RowID) -> Double? {
    guard let slot = core.rows.slot(of: id) else { return nil }
    return core.rows.activity(slot, core.values) * core.rows[slot].scale
  }
}
