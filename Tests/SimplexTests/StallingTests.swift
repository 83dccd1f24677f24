import TestSupport
import Testing

@testable import Simplex

/// Programs nearly all of whose steps move nothing.
@Suite struct StallingTests {
  /// Machol, Wien 1976, "A hard assignment problem": costs i · j.
  ///
  /// By the rearrangement inequality the least cost is that of i ↦ n + 1 − i, n (n + 1) (n + 2) / 6.
  @Test(arguments: 2...7) func assignment(n: Int) throws {
    try expect(
      transport(
        "Machol, Wien \(n)", supplies: Array(repeating: 1, count: n),
        demands: Array(repeating: 1, count: n), { Double(($0 + 1) * ($1 + 1)) },
        least: Double(n * (n + 1) * (n + 2) / 6)))
  }

  /// Costs (i − j)² have Monge's property: the north-west corner rule gives the least cost.
  ///
  /// Partial sums that agree make it degenerate. Hoffman 1963, "On simple linear programming problems".
  @Test(arguments: [
    ([10, 10, 10, 10], [10, 10, 10, 10]), ([30, 10, 20], [10, 20, 10, 20]),
    ([5, 5, 5, 5, 5], [10, 10, 5]), ([7, 1, 7, 1, 7], [1, 7, 1, 7, 7]),
  ])
  func transportation(supplies: [Int], demands: [Int]) throws {
    var (left, open) = (supplies, demands)
    var (least, i, j) = (0, 0, 0)
    while i < left.count, j < open.count {
      let moved = min(left[i], open[j])
      least += moved * (i - j) * (i - j)
      left[i] -= moved
      open[j] -= moved
      if left[i] == 0 { i += 1 } else { j += 1 }
    }
    try expect(
      transport(
        "Monge", supplies: supplies, demands: demands, { Double(($0 - $1) * ($0 - $1)) },
        least: Double(least)))
  }

  /// Every constraint goes through the origin; the objective is a positive sum of them, so that by duality
  /// nothing above zero can be had.
  @Test(arguments: 1...10 as ClosedRange<UInt64>) func cone(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let rows = (0..<40).map { _ in
      (0..<8).map { _ in Double(Int.random(in: -3...3, using: &random)) }
    }
    let objective = (0..<8).map { column in rows.prefix(12).reduce(0) { $0 + $1[column] } }
    try expect(
      LinearProgram(
        "cone, seed \(seed)", max: objective, rows, Array(repeating: 0, count: 40), optimum: 0))
  }

  /// A transportation problem with its greatest value, minus the least cost.
  private func transport(
    _ name: String, supplies: [Int], demands: [Int], _ cost: (Int, Int) -> Double, least: Double
  ) -> LinearProgram {
    let cells = supplies.indices.flatMap { i in demands.indices.map { (i, $0) } }
    let rows =
      supplies.indices.map { i in cells.map { $0.0 == i ? 1.0 : 0 } }
      + demands.indices.map { j in cells.map { $0.1 == j ? 1.0 : 0 } }
    return LinearProgram(
      name, max: cells.map { -cost($0.0, $0.1) }, rows, (supplies + demands).map(Double.init),
      equalities: true, optimum: -least)
  }

  private func expect(_ program: LinearProgram) throws {
    var random = SeededRandom(seed: 6)
    for round in 0..<6 {
      let found = try #require(
        program.solve(
          { round < 2 ? Array(0..<$0) : (0..<$0).shuffled(using: &random) },
          isIncremental: round.isMultiple(of: 2)), "\(program.name), seed 6, round \(round)")
      // Coefficients and multipliers are whole numbers below a hundred; rows hold to 1e-7.
      let allowed = 1e-7 * 100 * Double(program.objective.count)
      #expect(
        abs(found.value - (program.optimum ?? 0)) <= allowed,
        "\(program.name), seed 6, round \(round)")
      #expect(found.pivots < 3000)
    }
  }
}
