import MirroredSolver
import TestSupport
import Testing

@testable import Simplex

/// The order in which rows come chooses among equal optima and nothing else.
@Suite struct EntryOrderTests {
  @Test(arguments: RowShape.allCases, Array(1...30) as [UInt64])
  func permutationsHaveOneOptimum(shape: RowShape, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var mirror = MirroredSolver()
    // Each variable is held at a level of its own: there is only one optimum, values and all.
    for index in 0..<24 { mirror.makeVariable(heldAt: Priority(1 + Float(index))) }
    for _ in 0..<72 { mirror.add(shape.expression(mirror.variables, &random), shape.cost(&random)) }
    mirror.solver.solve()
    for _ in 0..<4 {
      let other = mirror.fromScratch(order: mirror.rows.indices.shuffled(using: &random))
      let mismatch = mirror.costMismatch(other) ?? mirror.valueMismatch(other)
      #expect(mismatch == nil, "\(shape), seed \(seed): \(mismatch.map(\.description) ?? "")")
      #expect(!other.solver.hasGivenUp, "\(shape), seed \(seed)")
    }
  }

  /// Lengths that compete for the room of groups, all at one priority: the tie rule decides.
  private static func rows(
    _ variables: [Variable], _ random: inout SeededRandom
  ) -> [(LinearExpression, RowCost)] {
    var rows = variables.map { variable in
      let length = Double(Int.random(in: 1...40, using: &random))
      return (LinearExpression(variable, 1, constant: -length), RowCost(.equal, Priority(250)))
    }
    for start in stride(from: 0, to: variables.count - 3, by: 3) {
      var sum = LinearExpression(constant: -Double(Int.random(in: 10...90, using: &random)))
      for variable in variables[start...start + 3] { sum.add(variable, 1) }
      rows.append((sum, RowCost(.equal, .required)))
    }
    for variable in variables {
      rows.append((LinearExpression(variable), RowCost(.greaterThanOrEqual, .required)))
    }
    return rows
  }

  /// `setOrder` has the effect of adding the rows in that order, before the first solve and after it.
  @Test(arguments: Array(1...60) as [UInt64], [false, true])
  func anOrderThatIsSetIsThatOfEntry(seed: UInt64, solvesBefore: Bool) {
    var random = SeededRandom(seed: seed)
    let (first, second) = (Solver(), Solver())
    let variables = (0..<16).map { _ in first.makeVariable() }
    for _ in variables { _ = second.makeVariable() }
    let rows = Self.rows(variables, &random)
    for (expression, cost) in rows { first.add(expression, cost: cost) }
    let shuffled = rows.indices.shuffled(using: &random)
    let ids = shuffled.map { second.add(rows[$0].0, cost: rows[$0].1) }
    if solvesBefore { second.solve() }
    for (index, id) in zip(shuffled, ids) {
      #expect(second.setOrder(id, to: Int32(index)))
      #expect(second.order(of: id) == Int32(index))
    }
    first.solve()
    second.solve()
    for variable in variables {
      #expect(abs(first.value(of: variable) - second.value(of: variable)) < 1e-9, "seed \(seed)")
    }
  }

  @Test func aRemovedRowHasNoOrder() {
    let solver = Solver()
    let id = solver.add(LinearExpression(solver.makeVariable()), .equal, Priority(1))
    solver.remove(id)
    #expect(!solver.setOrder(id, to: 7))
    #expect(solver.order(of: id) == nil)
  }
}
