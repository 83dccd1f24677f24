import TestSupport
import Testing

@testable import Simplex

/// The optimum value is unique, whatever the path: built at once, row by row, in any order, or with
/// rows added and taken away again.
@Suite struct RecordedSystemsTests {
  @Test func enoughSystemsAreRecorded() {
    #expect(RecordedSystem.all.count >= 2000)
  }

  @Test func builtAtOnce() {
    var failures: [String] = []
    for system in RecordedSystem.all {
      let (solver, variables) = system.makeSolver()
      for index in system.rows.indices { _ = system.add(index, to: solver, variables) }
      solver.solve()
      if let failure = system.mismatch(solver, variables) {
        failures.append(failure)
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5))")
  }

  @Test func solvedAfterEveryRow() {
    var failures: [String] = []
    for system in RecordedSystem.all {
      let (solver, variables) = system.makeSolver()
      for index in system.rows.indices {
        _ = system.add(index, to: solver, variables)
        solver.solve()
      }
      if let failure = system.mismatch(solver, variables) {
        failures.append(failure)
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5))")
  }

  @Test(arguments: [1, 2] as [UInt64])
  func inAnyOrder(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var failures: [String] = []
    for system in RecordedSystem.all {
      let (solver, variables) = system.makeSolver()
      for index in system.rows.indices.shuffled(using: &random) {
        _ = system.add(index, to: solver, variables)
      }
      solver.solve()
      if let failure = system.mismatch(solver, variables) {
        failures.append(failure)
      }
    }
    #expect(failures.isEmpty, "seed \(seed), \(failures.count): \(failures.prefix(5))")
  }

  @Test(arguments: [3, 4] as [UInt64])
  func afterRowsCameAndWent(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var failures: [String] = []
    for system in RecordedSystem.all {
      let (solver, variables) = system.makeSolver()
      var present = system.rows.indices.map { system.add($0, to: solver, variables) }
      solver.solve()
      for _ in 0..<6 {
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
      if let failure = system.mismatch(solver, variables) {
        failures.append(failure)
      }
    }
    #expect(failures.isEmpty, "seed \(seed), \(failures.count): \(failures.prefix(5))")
  }

  @Test func theSameInputGivesTheSameBits() {
    for system in RecordedSystem.all.prefix(200) {
      let answers = (0..<2).map { _ in
        let (solver, variables) = system.makeSolver()
        for index in system.rows.indices { _ = system.add(index, to: solver, variables) }
        solver.solve()
        return variables.map { solver.value(of: $0).bitPattern }
      }
      #expect(answers[0] == answers[1], "\(system.name)")
    }
  }
}
