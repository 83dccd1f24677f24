import Testing

@testable import Simplex

/// Rows that change in place.
@Suite struct SolverEditTests {
  @Test func costsMoveAndAreReadBack() {
    let solver = Solver()
    let x = solver.makeVariable(value: 3)
    let low = solver.add(Expression(x, 1, constant: -10), .equal, Priority(250))
    let high = solver.add(Expression(x, 1, constant: -20), .equal, Priority(750))
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

  /// A row with a large coefficient is stored scaled; nobody outside sees it.
  @Test func scaledRowsKeepTheirNumbers() {
    let solver = Solver()
    let x = solver.makeVariable()
    let row = solver.add(Expression(x, 1000, constant: -5000), .equal, Priority(500))
    let other = solver.add(Expression(x, 1, constant: -7), .equal, .required)
    solver.solve()
    #expect(solver.value(of: x) == 7)
    #expect(solver.activity(of: row) == 2000)
    solver.setConstant(row, to: -6000)
    solver.remove(other)
    solver.solve()
    #expect(solver.value(of: x) == 6)
  }
}
