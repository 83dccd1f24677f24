import TestSupport
import Testing

@testable import Simplex

/// A contradiction comes back as a set of required rows whose weighted sum has no variable left, and
/// which is satisfiable without any one of them.
@Suite struct InfeasibilityTests {
  @Test func twoWidths() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    let small = solver.add(LinearExpression(width, 1, constant: -100), .equal, .required)
    let large = solver.add(LinearExpression(width, 1, constant: -200), .equal, .required)
    solver.add(LinearExpression(width, 1, constant: -150), .equal, Priority(750))
    let conflict = try #require(solver.infeasibility())
    #expect(Set(conflict.members.map(\.row)) == [small, large])
    #expect(conflict.isIrreducible)
    solver.remove(large)
    #expect(solver.infeasibility() == nil)
    #expect(solver.value(of: width) == 100)
  }

  @Test func nothingIsWrongWithOptionalRows() {
    let solver = Solver()
    let width = solver.makeVariable()
    solver.add(LinearExpression(width, 1, constant: -100), .equal, Priority(999))
    solver.add(LinearExpression(width, 1, constant: -200), .equal, Priority(999))
    #expect(solver.infeasibility() == nil)
  }

  @Test func aConstantThatIsNotZero() throws {
    let solver = Solver()
    let row = solver.add(LinearExpression(constant: 5), .equal, .required)
    let conflict = try #require(solver.infeasibility())
    #expect(conflict.members.map(\.row) == [row])
  }

  /// Chains x0 ≤ x1 − 1 ≤ … closed to a ring: all of the ring and nothing else.
  @Test(arguments: [2, 3, 10, 40]) func aRing(length: Int) throws {
    let solver = Solver()
    let variables = (0..<length).map { _ in solver.makeVariable() }
    var ring: Set<RowID> = []
    for index in 0..<length {
      var expression = LinearExpression(variables[(index + 1) % length], 1, constant: -1)
      expression.add(variables[index], -1)
      ring.insert(solver.add(expression, .greaterThanOrEqual, .required))
      solver.add(LinearExpression(variables[index]), .greaterThanOrEqual, .required)
    }
    let conflict = try #require(solver.infeasibility())
    #expect(Set(conflict.members.map(\.row)) == ring)
    #expect(conflict.isIrreducible)
  }

  /// Every certificate of the recorded conflicting systems is a proof, and irreducible where it says so.
  @Test func certificatesAreProofs() {
    var checked = 0
    for system in RecordedSystem.all("conflicting")
    where checked < 150 {
      let (solver, variables) = system.makeSolver()
      let ids = system.rows.indices.map { system.add($0, to: solver, variables) }
      guard let conflict = solver.infeasibility() else { continue }
      checked += 1
      var sum = LinearExpression()
      for member in conflict.members {
        guard let index = ids.firstIndex(of: member.row) else { continue }
        #expect(
          system.rows[index].cost.below == .required || system.rows[index].cost.above == .required)
        for term in system.rows[index].terms {
          sum.add(variables[term.variable], term.coefficient * member.multiplier)
        }
      }
      #expect(sum.terms.allSatisfy { abs($0.coefficient) < 1e-6 }, "\(system.name): \(sum)")
      guard conflict.isIrreducible else { continue }
      let (smaller, smallerVariables) = system.makeSolver()
      for member in conflict.members.dropFirst() {
        guard let index = ids.firstIndex(of: member.row) else { continue }
        _ = system.add(index, to: smaller, smallerVariables)
      }
      #expect(smaller.infeasibility() == nil, "\(system.name) is not irreducible")
    }
    #expect(checked > 40)
  }
}
