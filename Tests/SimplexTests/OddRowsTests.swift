import MirroredSolver
import TestSupport
import Testing

@testable import Simplex

/// Rows that say nothing, say it a thousand times, or are gone.
@Suite(.anyMagnitude) struct OddRowsTests {
  @Test func emptyRows() throws {
    let solver = Solver()
    let x = solver.makeVariable(value: 9)
    for relation in [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
      for priority in [Priority.required, Priority(500)] {
        solver.add(LinearExpression(), relation, priority)
      }
      solver.add(LinearExpression(constant: 4), relation, Priority(500))
    }
    solver.add(LinearExpression(constant: 4), .greaterThanOrEqual, .required)
    solver.solve()
    #expect(solver.value(of: x) == 9)
    #expect(solver.infeasibility() == nil)
    let wrong = solver.add(LinearExpression(constant: 4), .lessThanOrEqual, .required)
    #expect(try #require(solver.infeasibility()).members.map(\.row) == [wrong])
    #expect(solver.activity(of: wrong) == 4)
    solver.setConstant(wrong, to: -4)
    #expect(solver.infeasibility() == nil)
  }

  @Test func zeroCoefficients() {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable(value: 6))
    var row = LinearExpression(x, 1, constant: -8)
    row.add(y, 0)
    row.add(y, 2)
    row.add(y, -2)
    let id = solver.add(row, .equal, .required)
    var nothing = LinearExpression(x, 0, constant: 1)
    nothing.add(y, -0.0)
    solver.add(nothing, .equal, Priority(500))
    solver.solve()
    #expect(solver.value(of: x) == 8 && solver.value(of: y) == 6)
    solver.remove(id)
    solver.solve()
    #expect(solver.value(of: x) == 8 && solver.value(of: y) == 6)
  }

  /// Thirds that should cancel leave a coefficient of 1e-16.
  ///
  /// The row asks for a value of 1e18; whether it gets it must not depend on the path. Found by the fuzzer,
  /// seed 1045759.
  @Test func coefficientsThatNearlyCancel() {
    var mirror = MirroredSolver()
    mirror.makeVariable()
    mirror.solver.solve()
    var row = LinearExpression(mirror.variables[0], -1, constant: 118)
    for _ in 0..<3 { row.add(mirror.variables[0], 1.0 / 3) }
    mirror.add(row, RowCost(.equal, Priority(999)))
    mirror.solver.solve()
    let mismatch = mirror.costMismatch(mirror.fromScratch())
    #expect(mismatch == nil, "\(mismatch.map(\.description) ?? "")")
  }

  @Test(arguments: [Priority.required, Priority(500)])
  func duplicates(priority: Priority) {
    var random = SeededRandom(seed: 8)
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    var difference = LinearExpression(y, 1, constant: -2)
    difference.add(x, -1)
    var ids: [RowID] = []
    for _ in 0..<1000 {
      ids.append(solver.add(LinearExpression(x, 1, constant: -10), .equal, priority))
      ids.append(solver.add(difference, .greaterThanOrEqual, priority))
      ids.append(solver.add(difference, .lessThanOrEqual, priority))
    }
    solver.solve()
    #expect(solver.value(of: x) == 10 && solver.value(of: y) == 12)
    #expect(solver.infeasibility() == nil && !solver.hasGivenUp)
    for id in ids.dropFirst(3).shuffled(using: &random).prefix(100) {
      solver.remove(id)
      solver.solve()
    }
    for id in ids.dropFirst(3) { solver.remove(id) }
    solver.solve()
    #expect(solver.value(of: x) == 10 && solver.value(of: y) == 12)
  }

  @Test func contradictingDuplicates() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let ids = (0..<2000).map {
      solver.add(LinearExpression(x, 1, constant: -Double($0 % 2)), .equal, .required)
    }
    let conflict = try #require(solver.infeasibility())
    #expect(conflict.members.count == 2 && conflict.isIrreducible)
    let parities = conflict.members.compactMap { ids.firstIndex(of: $0.row).map { $0 % 2 } }
    #expect(Set(parities) == [0, 1])
  }

  @Test func aRemovedRowIsGone() {
    let solver = Solver()
    let x = solver.makeVariable()
    let row = solver.add(LinearExpression(x, 1, constant: -5), .equal, .required)
    solver.solve()
    #expect(solver.remove(row) && !solver.remove(row))
    #expect(!solver.setConstant(row, to: 7) && !solver.setCost(row, to: RowCost(.equal, .required)))
    #expect(solver.cost(of: row) == nil && solver.activity(of: row) == nil)
    // Its place is used again; the old name still means nothing.
    let next = solver.add(LinearExpression(x, 1, constant: -6), .equal, .required)
    #expect(row != next && !solver.remove(row) && !solver.setConstant(row, to: 7))
    solver.solve()
    #expect(solver.value(of: x) == 6)
  }

  @Test func aVariableNobodyMentionsStays() {
    let solver = Solver()
    let alone = solver.makeVariable(value: -0.25)
    #expect(solver.value(of: alone) == -0.25)
    solver.solve()
    let x = solver.makeVariable()
    for round in 0..<50 {
      let row = solver.add(LinearExpression(x, 1, constant: -Double(round)), .equal, .required)
      solver.solve()
      #expect(solver.value(of: alone) == -0.25 && solver.value(of: x) == Double(round))
      solver.remove(row)
    }
  }

  @Test func nothingAtAll() {
    let solver = Solver()
    solver.solve()
    #expect(solver.infeasibility() == nil)
    let row = solver.add(LinearExpression(constant: 1), .equal, Priority(1))
    solver.solve()
    #expect(solver.activity(of: row) == 1 && solver.infeasibility() == nil)
  }

  @Test func numbersThatAreNoneTrapInAnotherProcess() async {
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      solver.add(LinearExpression(solver.makeVariable(), .nan), .equal, .required)
    }
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      solver.add(LinearExpression(solver.makeVariable(), 1, constant: .infinity), .equal, .required)
    }
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      solver.setConstant(
        solver.add(LinearExpression(solver.makeVariable()), .equal, .required), to: -.infinity)
    }
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      solver.setStay(solver.makeVariable(), to: .nan)
    }
    await #expect(processExitsWith: .failure) { _ = Solver().makeVariable(value: .nan) }
  }
}
