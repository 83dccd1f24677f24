internal import Simplex

/// Our solver.
struct PlumbContestant: Contestant {
  let name = Results.plumb

  func prepare(_ stream: WorkloadStream) -> any Trial { PlumbTrial(stream) }
}

/// A run of our solver; an intrinsic size is one row with a cost on each side.
private final class PlumbTrial: Trial {
  /// What is added: made ahead, since it is the engine that is measured, not the objects.
  private struct Row {
    var expression: LinearExpression
    var cost: RowCost
  }

  private let stream: WorkloadStream
  private var rows: [Row] = []
  private var leaves: [Int] = []
  private var grown: [Row] = []
  private var churned: [Int] = []
  private let edits: [Row]

  private var solver = Solver()
  private var ids: [RowID] = []
  private var widthEdit: RowID?

  init(_ stream: WorkloadStream) {
    self.stream = stream
    let cost = RowCost(.equal, Priority(WorkloadStream.editPriority))
    edits = [
      (WorkloadStream.rootWidth, stream.firstWidth),
      (WorkloadStream.rootHeight, stream.firstHeight),
    ].map {
      Row(
        expression: LinearExpression(Variable(index: Int32($0.0)), 1, constant: -$0.1), cost: cost)
    }
    let intrinsic = Set(stream.intrinsicSizes)
    var rowOfConstraint: [Int32: Int] = [:]
    var index = 0
    while index < stream.constraintCount {
      rowOfConstraint[Int32(index)] = rows.count
      let isIntrinsic = intrinsic.contains(Int32(index))
      rows.append(Self.row(stream, index, isIntrinsic: isIntrinsic))
      index += isIntrinsic ? 2 : 1
    }
    leaves = stream.editedLeaves.compactMap { rowOfConstraint[$0] }
    churned = stream.editedChurn.compactMap { rowOfConstraint[$0] }
    grown = zip(leaves, stream.editedLeaves).map { row, leaf in
      var grown = rows[row]
      grown.expression.constant = stream.grownConstant(ofLeaf: leaf)
      return grown
    }
    ids.reserveCapacity(rows.count)
  }

  private static func row(_ stream: WorkloadStream, _ index: Int, isIntrinsic: Bool) -> Row {
    var expression = LinearExpression(constant: stream.constant[index])
    for term in Int(stream.start[index])..<Int(stream.start[index + 1]) {
      expression.add(Variable(index: stream.variable[term]), stream.coefficient[term])
    }
    let priority = Priority(stream.priority[index])
    guard !isIntrinsic else {
      let below = Priority(stream.priority[index + 1])
      return Row(expression: expression, cost: RowCost(below: below, above: priority))
    }
    let relation: Relation =
      switch stream.relation[index] {
      case 0: .equal
      case ..<0: .lessThanOrEqual
      default: .greaterThanOrEqual
      }
    return Row(expression: expression, cost: RowCost(relation, priority))
  }

  func build() {
    solver = Solver()
    for _ in 0..<stream.variableCount { _ = solver.makeVariable() }
    for (index, edit) in edits.enumerated() {
      let id = add(edit)
      if index == 0 { widthEdit = id }
    }
    for row in rows { ids.append(add(row)) }
    solver.solve()
  }

  private func add(_ row: Row) -> RowID { solver.add(row.expression, cost: row.cost) }

  func resize(to width: Double) {
    if let widthEdit { solver.setConstant(widthEdit, to: -width) }
    solver.solve()
  }

  func replaceLeaf(_ index: Int) {
    solver.remove(ids[leaves[index]])
    ids[leaves[index]] = add(grown[index])
    solver.solve()
  }

  func resetLeaves() -> Bool {
    for leaf in leaves { solver.setConstant(ids[leaf], to: rows[leaf].expression.constant) }
    solver.solve()
    return true
  }

  func growLeaf(_ index: Int) {
    solver.setConstant(ids[leaves[index]], to: grown[index].expression.constant)
    solver.solve()
  }

  func churn() {
    for row in churned { solver.remove(ids[row]) }
    // Without it the same rows would take the places of those that went, and nothing be solved at all.
    solver.solve()
    for row in churned { ids[row] = add(rows[row]) }
    solver.solve()
  }

  func value(_ variable: Int) -> Double { solver.value(of: Variable(index: Int32(variable))) }
}
