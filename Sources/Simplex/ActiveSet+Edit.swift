extension ActiveSet {
  /// Creates a variable, which keeps its value until a row moves it.
  mutating func makeVariable(_ value: Double) -> Variable {
    require(value.isFinite, "A variable's value is finite.")
    values.append(max(-Tolerance.range, min(Tolerance.range, value)))
    rows.addVariable()
    log.grow(variables: values.count)
    log.record(variable: Int32(values.count - 1))
    changes.structure += 1
    changes.needsSolve = true
    return Variable(index: Int32(values.count - 1))
  }

  /// Adds a row.
  mutating func add(_ expression: LinearExpression, _ cost: RowCost) -> RowID {
    require(
      expression.constant.isFinite && expression.terms.allSatisfy { $0.coefficient.isFinite },
      "A row has finite numbers.")
    for term in expression.terms { requireOwn(term.variable) }
    let slot = rows.add(
      expression, below: levels.id(of: cost.below), above: levels.id(of: cost.above))
    changes.entered.append(slot)
    changes.structure += 1
    changes.needsSolve = true
    return rows.id(of: slot)
  }

  /// Removes a row; its slot is freed when the next solve has redistributed its multiplier.
  mutating func remove(_ id: RowID) -> Bool {
    guard let slot = rows.slot(of: id) else { return false }
    rows[slot].marks.insert(.removed)
    changes.removed.append(slot)
    changes.structure += 1
    changes.needsSolve = true
    return true
  }

  /// Changes a row's constant.
  mutating func setConstant(_ id: RowID, _ constant: Double) -> Bool {
    require(constant.isFinite, "A row has finite numbers.")
    guard let slot = rows.slot(of: id) else { return false }
    let row = rows[slot]
    let scaled = RowStore.cut(constant / row.scale)
    guard row.constant != scaled else { return true }
    if !row.marks.contains(.edited) {
      changes.edited.append(Changes.Edit(slot: slot, constant: row.constant))
      rows[slot].marks.insert(.edited)
    }
    rows[slot].constant = scaled
    changes.needsSolve = true
    return true
  }

  /// Changes the costs of a row.
  mutating func setCost(_ id: RowID, _ cost: RowCost) -> Bool {
    guard let slot = rows.slot(of: id) else { return false }
    setLevels(slot, below: levels.id(of: cost.below), above: levels.id(of: cost.above))
    return true
  }

  /// Changes the levels of a row's costs.
  mutating func setLevels(_ slot: Int32, below: Int32, above: Int32) {
    let row = rows[slot]
    guard row.below != below || row.above != above else { return }
    recordRepriced(slot)
    rows[slot].below = below
    rows[slot].above = above
    changes.needsSolve = true
  }

  /// Sets the order number of a row, by which ties are resolved.
  mutating func setOrder(_ id: RowID, _ order: Int32) -> Bool {
    guard let slot = rows.slot(of: id) else { return false }
    guard rows[slot].order != order else { return true }
    // Only costs below required ones have a share in the tie rule.
    if !rows[slot].marks.contains(.entered) { recordRepriced(slot) }
    rows.setOrder(slot, order)
    changes.needsSolve = true
    return true
  }

  /// Records the current costs of a row before their first change.
  private mutating func recordRepriced(_ slot: Int32) {
    let row = rows[slot]
    guard !row.marks.contains(.repriced) else { return }
    changes.repriced.append(
      Changes.Repricing(slot: slot, below: row.below, above: row.above, order: row.order))
    rows[slot].marks.insert(.repriced)
  }

  /// Sets the value of a variable that no row determines.
  mutating func setStay(_ variable: Variable, _ value: Double, claims: Bool) {
    require(value.isFinite, "A variable's value is finite.")
    requireOwn(variable)
    let cut = max(-Tolerance.range, min(Tolerance.range, value))
    guard claims || values[variable.index] != cut || !changes.stays.isEmpty else { return }
    changes.stays.append(Changes.Stay(variable: variable.index, value: cut, claims: claims))
    changes.needsSolve = true
  }

  /// Ends the program for a variable that this solver cannot have created: memory is not checked later.
  func requireOwn(_ variable: Variable) {
    require(
      variable.index >= 0 && Int(variable.index) < values.count,
      "A variable belongs to the solver that made it.")
  }
}
