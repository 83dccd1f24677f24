import Testing

@testable import Simplex

/// Rows that change in place.
@Suite struct SolverEditTests {
  @Test func costsMoveAndAreReadBack() {
    let solver = Solver()
    let x = solver.makeVariable(value: 3)
    let low = solver.add(LinearExpression(x, 1, constant: -10), .equal, Priority(250))
    let high = solver.add(LinearExpression(x, 1, constant: -20), .equal, Priority(750))
    solver.solve()
    #expect(solver.value(of: x) == 20)
    #expect(solver.activity(of: low) == 10)
    #expect(solver.cost(of: high) == RowCost(.equal, Priority(750)))
    solver.setCost(low, to: RowCost(.equal, Priority(999)))
    solver.solve()
    #expect(solver.value(of: x) == 10)
    solver.remove(low)
    #expect(solver.activity(of: low) == nil)
    #expect(!solver.setConstant(low, to: 5))
    solver.solve()
    #expect(solver.value(of: x) == 20)
  }

  /// A row with a large coefficient is stored scaled; the interface does not show it.
  @Test func scaledRowsKeepTheirNumbers() {
    let solver = Solver()
    let x = solver.makeVariable()
    let row = solver.add(LinearExpression(x, 1000, constant: -5000), .equal, Priority(500))
    let other = solver.add(LinearExpression(x, 1, constant: -7), .equal, .required)
    solver.solve()
    #expect(solver.value(of: x) == 7)
    #expect(solver.activity(of: row) == 2000)
    solver.setConstant(row, to: -6000)
    solver.remove(other)
    solver.solve()
    #expect(solver.value(of: x) == 6)
  }

  /// A direction is kept when a row is edited a second time; another row's first edit is not part of it.
  @Test func editsOfTwoRowsAtOnceStayApart() {
    let solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let rows = [x, y, z].map {
      solver.add(LinearExpression($0, 1, constant: -1), .equal, .required)
    }
    solver.solve()
    solver.setConstant(rows[1], to: -2)
    solver.solve()
    solver.setConstant(rows[0], to: -10)
    solver.setConstant(rows[1], to: -5)
    solver.solve()
    #expect([x, y, z].map { solver.value(of: $0) } == [10, 5, 1])
  }

  /// A row whose coefficients span six orders of magnitude hides the multiplier that says it must move.
  @Test func smallMultipliersCountBesideLargeOnes() {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    var steep = LinearExpression(x, 1e-6, constant: 1)
    steep.add(y, 1e6)
    solver.add(steep, .equal, .required)
    solver.add(LinearExpression(x, 1e-7, constant: -1), .equal, Priority(750))
    solver.add(LinearExpression(y, 1e6, constant: -1), .equal, Priority(250))
    solver.solve()
    #expect(!solver.hasGivenUp)
    #expect(abs(solver.value(of: x) - 1e7) < 1e-6)
    #expect(abs(solver.value(of: y) + 11e-6) < 1e-15)
  }
}
