internal import Simplex

/// The reasons of a value without redundant ones, determined by trials on a copy of an engine.
///
/// If more constraints are met exactly than necessary, the solver's selection may contain one without which
/// nothing would change. Such a constraint is removed, and the reasons are computed again.
struct EssentialReasons {
  /// The movement of the value below which it is rounding.
  private static let movement = 1e-6
  /// The change of a constraint's constant that tests whether the value depends on it, in points.
  private static let step = 1.0

  /// The copy on which constraints are tested.
  let trial: LayoutEngine
  /// The reasons of the value.
  private(set) var reasons: Reasons
  /// The constraints of the rows of ``reasons``: a constraint has another row after a test.
  private(set) var names: [RowID: ConstraintID]
  /// The redundant constraints, in order of entry.
  private(set) var repetitions: [ConstraintID] = []
  private let expression: LinearExpression

  /// Creates the reasons of an expression's value.
  init(of expression: LinearExpression, in engine: LayoutEngine) {
    trial = engine.copy()
    trial.solve()
    self.expression = expression
    reasons = trial.solver.reasons(for: expression)
    names = trial.idsByRow()
    while let idle = idleConstraint() {
      let before = value
      trial.remove(idle)
      trial.solve()
      let next = trial.solver.reasons(for: expression)
      guard abs(value - before) <= Self.movement, next.stays.count <= reasons.stays.count else {
        break
      }
      repetitions.append(idle)
      reasons = next
      names = trial.idsByRow()
    }
    repetitions.sort()
  }

  /// The constraint of lowest priority that may be redundant and whose absence changes nothing.
  private func idleConstraint() -> ConstraintID? {
    let doubtful = Set(reasons.ties.flatMap(\.opponents)).sorted(by: >)
    guard !doubtful.isEmpty else { return nil }
    return doubtful.lazy.compactMap { names[reasons.holders[$0].row] }.first { !matters($0) }
  }

  private var value: Double { trial.value(of: expression) }

  /// Whether the value depends on a constraint's constant, or becomes free without the constraint.
  private func matters(_ id: ConstraintID) -> Bool {
    let before = value
    for step in [Self.step, -Self.step] {
      trial.shift(id, by: step)
      trial.solve()
      let moves = abs(value - before) > Self.movement
      trial.shift(id, by: -step)
      trial.solve()
      if moves || abs(value - before) > Self.movement { return true }
    }
    let free = reasons.stays.count
    trial.suspend(id)
    let moves = abs(value - before) > Self.movement
    let isFree = trial.solver.reasons(for: expression).stays.count > free
    trial.resume(id)
    return moves || isFree
  }
}

extension LayoutEngine {
  /// The value of an expression in the current solution.
  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * solver.value(of: $1.variable)
    }
  }

  /// Adds to a constraint's constant, in points.
  fileprivate func shift(_ id: ConstraintID, by step: Double) {
    switch records[id]?.body {
    case .relation(let spec): setConstant(spec.constant + step, of: id)
    case .intrinsic(var size, _):
      size.length += step
      setIntrinsicSize(size, of: id)
    case nil: break
    }
  }

  /// Removes a constraint's row and solves, until ``resume(_:)``.
  fileprivate func suspend(_ id: ConstraintID) {
    guard let row = records.row(of: id) else { return }
    solver.remove(row)
    solver.solve()
  }

  fileprivate func resume(_ id: ConstraintID) {
    guard let record = records[id] else { return }
    let row = addRow(record.body, order(of: id) ?? 0)
    records.setRow(row, of: id)
    solver.solve()
  }
}
