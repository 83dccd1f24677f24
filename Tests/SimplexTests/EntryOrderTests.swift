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
}
