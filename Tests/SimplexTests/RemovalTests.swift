import MirroredSolver
import TestSupport
import Testing

@testable import Simplex

/// What was added and removed again, or changed and changed back, leaves no trace.
@Suite struct RemovalTests {
  @Test(arguments: RowShape.allCases, Array(1...20) as [UInt64])
  func backToTheStart(shape: RowShape, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var mirror = MirroredSolver()
    for index in 0..<16 { mirror.makeVariable(heldAt: Priority(1 + Float(index))) }
    for _ in 0..<40 { mirror.add(shape.expression(mirror.variables, &random), shape.cost(&random)) }
    mirror.solver.solve()
    let start = mirror
    let before = mirror.values
    for round in 0..<10 {
      perturb(&mirror, shape, &random, to: start)
      mirror.solver.solve()
      for (index, (value, old)) in zip(mirror.values, before).enumerated() {
        #expect(
          abs(value - old) <= 1e-6, "\(shape), seed \(seed), round \(round), variable \(index)")
      }
    }
    #expect(!mirror.solver.hasGivenUp)
  }

  /// Adds rows, among them required and contradicting ones, and edits old ones; then takes all back.
  private func perturb(
    _ mirror: inout MirroredSolver, _ shape: RowShape, _ random: inout SeededRandom,
    to start: MirroredSolver
  ) {
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      mirror.add(shape.expression(mirror.variables, &random), shape.cost(&random))
      let index = Int.random(in: start.rows.indices, using: &random)
      mirror.setConstant(at: index, to: shape.constant(&random))
      mirror.setCost(at: index, to: shape.cost(&random))
      if Bool.random(using: &random) { mirror.solver.solve() }
    }
    while mirror.rows.count > start.rows.count {
      mirror.remove(
        at: Int.random(in: start.rows.count..<mirror.rows.count, using: &random))
      if Int.random(in: 0..<4, using: &random) == 0 { mirror.solver.solve() }
    }
    for (index, row) in start.rows.enumerated() {
      mirror.setConstant(at: index, to: row.expression.constant)
      mirror.setCost(at: index, to: row.cost)
    }
  }
}
