extension Solver {
  /// Reserves capacity, so that no memory is moved while adding.
  ///
  /// - Parameters:
  ///   - variables: The number of additional variables.
  ///   - rows: The number of additional rows.
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
  ///   - relation: The relation of the activity to zero.
  ///   - priority: The priority of the relation.
  /// - Complexity: O(terms); solving it is part of the next ``solve()``.
  @discardableResult
  public func add(_ expression: LinearExpression, _ relation: Relation, _ priority: Priority)
    -> RowID
  {
    core.add(expression, RowCost(relation, priority))
  }

  /// Adds a row with a cost on each side of zero.
  ///
  /// - Complexity: O(terms).
  @discardableResult
  public func add(_ expression: LinearExpression, cost: RowCost) -> RowID {
    core.add(expression, cost)
  }

  /// Removes a row.
  ///
  /// Variables that are no longer determined keep their values.
  ///
  /// - Returns: Whether the row existed.
  /// - Complexity: O(1); solving it is part of the next ``solve()``.
  @discardableResult
  public func remove(_ id: RowID) -> Bool { core.remove(id) }

  /// Changes the constant of a row.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - constant: The new constant, finite.
  /// - Returns: Whether the row exists.
  /// - Complexity: O(1).
  @discardableResult
  public func setConstant(_ id: RowID, to constant: Double) -> Bool {
    core.setConstant(id, constant)
  }

  /// Changes the costs of a row on both sides.
  ///
  /// - Returns: Whether the row exists.
  /// - Complexity: O(1).
  @discardableResult
  public func setCost(_ id: RowID, to cost: RowCost) -> Bool { core.setCost(id, cost) }

  /// Sets the order number of a row, by which ties are resolved.
  ///
  /// By default rows are in the order in which they were added. Numbers that differ by multiples of 1,048,576
  /// count as equal.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - order: The number, not negative.
  /// - Returns: Whether the row exists.
  /// - Complexity: O(1); solving it is part of the next ``solve()``.
  @discardableResult
  public func setOrder(_ id: RowID, to order: Int32) -> Bool {
    require(order >= 0, "A row's place in the order is not negative.")
    return core.setOrder(id, order)
  }

  /// The order number of a row, by which ties are resolved; nil after its removal.
  public func order(of id: RowID) -> Int32? {
    core.rows.slot(of: id).map { core.rows[$0].order }
  }

  /// Moves a free variable at the next ``solve()``; one that rows determine does not move.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - value: The value, finite.
  ///   - claims: Whether a variable that rows only relate to others takes the value too, and those follow it.
  ///     Variables that claimed a value since the last ``solve()`` do not follow each other.
  public func setStay(_ variable: Variable, to value: Double, claims: Bool = false) {
    core.setStay(variable, value, claims: claims)
  }

  /// The cost of a row; nil after its removal.
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
