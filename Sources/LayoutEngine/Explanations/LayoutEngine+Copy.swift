internal import Simplex

extension LayoutEngine {
  /// Returns a copy with the same items and constraints, for trials.
  ///
  /// Items and constraints have the same ids in both. Free variables keep their current values; broken
  /// constraints are broken in the copy.
  ///
  /// - Complexity: O(items and constraints), and a complete solve on first use.
  package func copy() -> LayoutEngine {
    solve()
    let copy = LayoutEngine()
    copy.items = items
    copy.own = own
    copy.records = records
    copy.inequalityCount = inequalityCount
    copy.freeItems = freeItems
    copy.conflicts = conflicts
    // Variables are numbered as they are made, so that they have the same names as well.
    for index in 0..<solver.variableCount {
      _ = copy.solver.makeVariable(value: solver.value(of: Variable(index: index)))
    }
    for index in items.indices where items[index].notNegative != nil {
      copy.items[index].notNegative = copy.notNegativeRows(items[index])
    }
    var ids: [ConstraintID] = []
    records.forEach { id, constraint in if constraint.row != nil { ids.append(id) } }
    for id in ids.sorted(by: comesBefore) {
      guard let record = records[id] else { continue }
      let row = copy.addRow(record.body, order(of: id) ?? 0)
      copy.records.setRow(row, of: id)
    }
    copy.hasUnsolvedChanges = true
    return copy
  }
}
