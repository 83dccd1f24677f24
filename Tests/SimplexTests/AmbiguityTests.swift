import TestSupport
import Testing

@testable import Simplex

/// A direction that is called free or a tie moves the solution without costing more at any priority.
@Suite struct AmbiguityTests {
  @Test func aVariableThatNothingHolds() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(value: 3), solver.makeVariable(value: 5))
    var together = LinearExpression(y, 1, constant: -10)
    together.add(x, -1)
    solver.add(together, .equal, .required)
    let found = solver.ambiguities()
    try #require(found.count == 1)
    #expect(found[0].kind == .free)
    #expect(Set(found[0].movements.map(\.variable)) == [x, y])
    #expect(found[0].length == .infinity)
    solver.add(LinearExpression(x, 1, constant: -1), .equal, Priority(50))
    #expect(solver.ambiguities().isEmpty)
  }

  /// Two sizes want 40 equally much, and together they have 100: any split costs 20.
  @Test func twoThatHugEquallyHard() throws {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    for size in [a, b] {
      solver.add(
        LinearExpression(size, 1, constant: -40),
        cost: RowCost(below: Priority(750), above: Priority(250)))
    }
    var sum = LinearExpression(a, 1, constant: -100)
    sum.add(b, 1)
    solver.add(sum, .equal, .required)
    let found = solver.ambiguities()
    try #require(found.count == 1)
    #expect(found[0].kind == .tie)
    #expect(found[0].length == 20)
    #expect(solver.value(of: a) == 60, "the first takes the slack")
  }

  /// Sizes that want 20 each and share more: all but one could give way to another, and each counts.
  @Test(arguments: [(1, 0), (2, 1), (5, 4), (100, 99)])
  func tiesCount(sizes: Int, ties: Int) {
    let solver = Solver()
    let widths = (0..<sizes).map { _ in solver.makeVariable() }
    solver.add(widths.reduce(LinearExpression()) { $0 + $1 } == 32 * Double(sizes))
    for width in widths { solver.add(width == 20, Priority(250)) }
    let found = solver.ambiguities()
    #expect(found.count == ties)
    #expect(found.allSatisfy { $0.kind == .tie && $0.length == 12 * Double(sizes) })
    // What the tie rule chose stays the answer: the first takes all.
    #expect(solver.value(of: widths[0]) == 20 + 12 * Double(sizes))
  }

  @Test func equalPrioritiesThatDoNotCompete() {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    solver.add(LinearExpression(a, 1, constant: -40), .equal, Priority(250))
    solver.add(LinearExpression(b, 1, constant: -40), .equal, Priority(250))
    #expect(solver.ambiguities().isEmpty)
  }

  /// On recorded systems: halfway along each direction every priority costs what it did, and beyond its
  /// end some priority costs more.
  @Test(arguments: ["layout", "degenerate", "redundant"]) func directionsKeepTheOptimum(
    shape: String
  ) {
    var checked = 0
    for system in RecordedSystem.all(shape).prefix(400) {
      let (solver, variables) = system.solved()
      let values = variables.map { solver.value(of: $0) }
      for found in solver.ambiguities() {
        checked += 1
        let step = min(found.length, 100)
        #expect(
          system.isOptimal(moved(values, found, by: step / 2)), "\(system.name): \(found)")
        if found.kind == .tie, found.length < 1e4 {
          let beyond = moved(values, found, by: found.length + 5)
          #expect(!system.isOptimal(beyond), "\(system.name): goes on after \(found)")
        }
      }
    }
    #expect(checked > 100)
  }

  /// A free variable that is held is free no longer; one that was not free has no free direction.
  @Test func holdingEverythingLeavesNoFreedom() {
    for system in RecordedSystem.all("layout").prefix(200) {
      let (solver, variables) = system.solved()
      for variable in variables {
        solver.add(LinearExpression(variable), .equal, Priority(1))
      }
      #expect(!solver.ambiguities().contains { $0.kind == .free }, "\(system.name)")
    }
  }

  private func moved(_ values: [Double], _ found: Ambiguity, by length: Double) -> [Double] {
    var result = values
    for movement in found.movements {
      result[Int(movement.variable.index)] += length * movement.rate
    }
    return result
  }
}

extension RecordedSystem {
  /// Whether values cost what the recorded optimum costs, at every priority.
  func isOptimal(_ values: [Double]) -> Bool {
    var costs: [Priority: Double] = [:]
    for row in rows {
      let activity = row.terms.reduce(row.constant) { $0 + $1.coefficient * values[$1.variable] }
      if let level = activity > 0 ? row.cost.above : row.cost.below {
        costs[level, default: 0] += abs(activity)
      }
    }
    return optimum.allSatisfy { abs((costs[$0.priority] ?? 0) - $0.cost) <= 1e-6 * max(1, $0.cost) }
  }
}
