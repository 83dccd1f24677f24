internal import Simplex

/// One run of the solver on a system.
struct UnseenTrial {
  private var solver = Solver()
  private var ids: [RowID] = []
  /// The rows that stand, by number; nil for those that went.
  private var standing: [UnseenSystem.Row?]
  private var variables: Int

  /// Adds all rows and solves.
  init(_ system: UnseenSystem) {
    standing = system.rows
    variables = system.variables
    for _ in 0..<variables { _ = solver.makeVariable() }
    ids.reserveCapacity(system.rows.count)
    for row in system.rows { ids.append(solver.add(row.expression, cost: row.cost)) }
    solver.solve()
  }

  /// Makes an edit; it is solved by ``solve()``.
  mutating func make(_ edit: UnseenSystem.Edit) {
    switch edit {
    case .constant(let row, let constant):
      solver.setConstant(ids[row], to: constant)
      standing[row]?.expression.constant = constant
    case .remove(let rows):
      for row in rows {
        solver.remove(ids[row])
        gone[row] = standing[row]
        standing[row] = nil
      }
    case .restore(let rows):
      for row in rows {
        guard let back = gone[row] else { continue }
        ids[row] = solver.add(back.expression, cost: back.cost)
        standing[row] = back
      }
    case .add(let rows, let count):
      for _ in 0..<count { _ = solver.makeVariable() }
      variables += count
      for row in rows {
        ids.append(solver.add(row.expression, cost: row.cost))
        standing.append(row)
      }
    }
  }

  private var gone: [Int: UnseenSystem.Row] = [:]

  /// Finds the optimum.
  mutating func solve() { solver.solve() }

  /// Bytes that the solver holds.
  var bytes: Int { solver.bytes }

  /// Whether the values are as good, level by level, as those of a solver that is given the rows which stand now, and
  /// neither gave up.
  var isOptimal: Bool {
    let other = Solver()
    for _ in 0..<variables { _ = other.makeVariable() }
    for case let row? in standing { other.add(row.expression, cost: row.cost) }
    other.solve()
    guard !solver.hasGivenUp, !other.hasGivenUp else { return false }
    let (own, fresh) = (costs { solver.value(of: $0) }, costs { other.value(of: $0) })
    for (level, cost) in fresh.sorted(by: { $0.key > $1.key }) {
      let found = own[level] ?? 0
      guard abs(found - cost) <= 1e-6 * max(1, cost) else { return false }
    }
    return true
  }

  /// Whether no other values cost less at the first priority at which they cost something else.
  ///
  /// - Parameter value: Another solver's value of a variable.
  func isNoWorse(than value: (Int) -> Double) -> Bool {
    let own = costs { solver.value(of: $0) }
    let others = costs { value(Int($0.index)) }
    for level in Set(own.keys).union(others.keys).sorted(by: >) {
      let (found, other) = (own[level] ?? 0, others[level] ?? 0)
      guard abs(found - other) > 1e-6 * max(1, found) else { continue }
      return found < other
    }
    return true
  }

  /// The sum of what rows miss, by priority.
  private func costs(_ value: (Variable) -> Double) -> [Float: Double] {
    var sums: [Float: Double] = [:]
    for case let row? in standing {
      var activity = row.expression.constant
      for term in row.expression.terms {
        activity += term.coefficient * value(term.variable)
      }
      let level = activity < 0 ? row.cost.below : row.cost.above
      if let level { sums[level.value, default: 0] += abs(activity) }
    }
    return sums
  }
}
