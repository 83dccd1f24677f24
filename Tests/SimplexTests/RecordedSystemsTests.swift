import TestSupport
import Testing

@testable import Simplex

/// The optimum is unique at every level, whatever the path: built at once, row by row, in any order, or
/// with rows added and taken away again.
@Suite(.anyMagnitude) struct RecordedSystemsTests {
  @Test func enoughSystemsAreRecorded() {
    #expect(RecordedSystem.all.count >= 10_000)
    #expect(RecordedSystem.all.allSatisfy { !$0.optimum.isEmpty && !$0.rows.isEmpty })
  }

  @Test(arguments: RecordedSystem.shapes)
  func builtAtOnce(shape: String) {
    expectAll(RecordedSystem.all(shape), of: shape) { $0.solved() }
  }

  @Test(arguments: RecordedSystem.shapes)
  func solvedAfterEveryFourthRow(shape: String) {
    expectAll(RecordedSystem.all(shape), of: shape) { solved($0, everyRows: 4) }
  }

  @Test(arguments: RecordedSystem.shapes)
  func solvedAfterEveryRow(shape: String) {
    let seed: UInt64 = 5
    var random = SeededRandom(seed: seed)
    expectAll(sample(shape, &random), of: shape, seed: seed) { solved($0, everyRows: 1) }
  }

  @Test(arguments: RecordedSystem.shapes, [1, 2] as [UInt64])
  func inAnyOrder(shape: String, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    expectAll(sample(shape, &random), of: shape, seed: seed) { system in
      system.solved(order: system.rows.indices.shuffled(using: &random))
    }
  }

  @Test(arguments: RecordedSystem.shapes, [3, 4] as [UInt64])
  func afterRowsCameAndWent(shape: String, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    expectAll(sample(shape, &random), of: shape, seed: seed) { system in
      let (solver, variables) = system.makeSolver()
      var present = system.rows.indices.map { system.add($0, to: solver, variables) }
      solver.solve()
      for _ in 0..<6 where !solver.hasGivenUp {
        let index = Int.random(in: present.indices, using: &random)
        solver.remove(present[index])
        if Bool.random(using: &random) { solver.solve() }
        present[index] = system.add(index, to: solver, variables)
        if Bool.random(using: &random) { solver.solve() }
        let other = Int.random(in: present.indices, using: &random)
        solver.setConstant(present[other], to: system.rows[other].constant + 40)
        if Bool.random(using: &random) { solver.solve() }
        solver.setConstant(present[other], to: system.rows[other].constant)
      }
      solver.solve()
      return (solver, variables)
    }
  }

  @Test(arguments: RecordedSystem.shapes)
  func theSameInputGivesTheSameBits(shape: String) {
    for system in RecordedSystem.all(shape).prefix(100) {
      let answers = (0..<2).map { _ in
        let (solver, variables) = system.solved()
        return variables.map { solver.value(of: $0).bitPattern }
      }
      #expect(answers[0] == answers[1], "\(system.name)")
    }
  }

  /// Rows come one by one, with a solve now and then.
  private func solved(
    _ system: RecordedSystem, everyRows: Int
  ) -> (solver: Solver, variables: [Variable]) {
    let (solver, variables) = system.makeSolver()
    for index in system.rows.indices {
      _ = system.add(index, to: solver, variables)
      if index % everyRows == 0 { solver.solve() }
      // That is a failure whatever comes, and giving up takes thousands of pivots.
      if solver.hasGivenUp { break }
    }
    solver.solve()
    return (solver, variables)
  }

  /// Systems of a shape for the slower tests: a tenth, drawn by the seed.
  private func sample(_ shape: String, _ random: inout SeededRandom) -> [RecordedSystem] {
    Array(RecordedSystem.all(shape).shuffled(using: &random).prefix(150))
  }

  /// Solves each system and lists those whose answer is not the optimum; seed 0 stands for no chance.
  private func expectAll(
    _ systems: [RecordedSystem], of shape: String, seed: UInt64 = 0,
    _ solve: (RecordedSystem) -> (solver: Solver, variables: [Variable])
  ) {
    var failures: [String] = []
    var known: [String] = []
    for system in systems {
      let (solver, variables) = solve(system)
      guard let mismatch = system.mismatch(solver, variables) else { continue }
      if Self.misread.contains(system.name) {
        known.append(mismatch)
      } else {
        failures.append(mismatch)
      }
    }
    #expect(failures.isEmpty, "seed \(seed), \(failures.count) of \(systems.count): \(failures)")
    guard !known.isEmpty else { return }
    withKnownIssue("The recorded optimum takes the rounding of 0.16 to a double for a number.") {
      Issue.record("\(shape), seed \(seed), \(known.count) of \(systems.count): \(known)")
    }
  }

  /// Systems whose recorded optimum is not that of the rows as written.
  ///
  /// Two rows of `scaled-731` have the terms 0.0112 a + 0.287 c and −0.16 a − 4.1 c: −0.07 times one is
  /// the other, so that the required rows do not leave room for a row at 999, whose least violation is
  /// 621.2904580305948 in decimals, the solver's answer. Rounded to doubles the rows are independent by
  /// 1e-18, and values of 1e21 satisfy them all: that was recorded.
  private static let misread: Set<String> = ["scaled-731"]
}
