import TestSupport
import Testing

@testable import Simplex

/// Values do not wander away from the truth however long a layout lives.
@Suite(.anyMagnitude) struct DriftTests {
  /// Small, so that a hundred thousand solves without optimisation take seconds.
  static let layouts: [(name: String, size: Int, edits: Int)] = [
    ("chain", 4, 40_000), ("cells", 8, 30_000), ("form", 6, 30_000),
  ]

  /// Windows are resized and texts change, each followed by a solve; now and then everything is compared
  /// with a solver that is given the same constants at once.
  @Test(arguments: layouts)
  func aHundredThousandEdits(layout: (name: String, size: Int, edits: Int)) {
    let seed: UInt64 = 11
    var random = SeededRandom(seed: seed)
    let workload = Workload(layout.name, layout.size)
    var constants: [RowID: Double] = [:]
    workload.solver.solve()
    for edit in 1...layout.edits {
      if let row = workload.editable.randomElement(using: &random) {
        // Halves, thirds and long fractions: rounding must happen to be seen.
        let constant =
          -Double.random(in: 1...900, using: &random)
          / Double(Int.random(in: 1...3, using: &random))
        workload.solver.setConstant(row, to: constant)
        constants[row] = constant
      }
      workload.solver.solve()
      guard edit.isMultiple(of: layout.edits / 10) else { continue }
      let fresh = Workload(layout.name, layout.size)
      for (row, constant) in constants { fresh.solver.setConstant(row, to: constant) }
      fresh.solver.solve()
      for (ours, theirs) in zip(workload.variables, fresh.variables) {
        let (value, scratch) = (workload.solver.value(of: ours), fresh.solver.value(of: theirs))
        #expect(
          abs(value - scratch) <= 1e-6, "\(layout.name), seed \(seed), edit \(edit), \(ours)")
      }
    }
    #expect(!workload.solver.hasGivenUp)
  }
}
