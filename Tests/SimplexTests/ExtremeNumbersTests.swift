import TestSupport
import Testing

@testable import Simplex

/// Numbers at the ends of the scale: whatever comes in, finite values come out and nothing traps.
@Suite(.anyMagnitude) struct ExtremeNumbersTests {
  static let sizes = [
    0, Double.leastNonzeroMagnitude, Double.leastNormalMagnitude, 1e-300, 1e-150, 1e-16, 1, 1e16,
    1e150, 1e300,
    Double.greatestFiniteMagnitude,
  ]
  static let numbers = sizes + sizes.map { -$0 }

  private func expectNone(_ infinite: [String]) {
    #expect(infinite.isEmpty, "\(infinite.count): \(infinite.prefix(20))")
  }

  /// One row with one variable, every coefficient with every constant.
  @Test(arguments: [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
  func oneRow(relation: Relation) {
    var infinite: [String] = []
    for coefficient in Self.numbers {
      for constant in Self.numbers {
        for priority in [Priority.required, Priority(500)] {
          let solver = Solver()
          let x = solver.makeVariable()
          solver.add(LinearExpression(x, coefficient, constant: constant), relation, priority)
          solver.solve()
          _ = solver.infeasibility()
          let value = solver.value(of: x)
          if !value.isFinite { infinite.append("\(coefficient) x + \(constant): \(value)") }
        }
      }
    }
    expectNone(infinite)
  }

  /// y = x + a, x = b: the true y may lie beyond all numbers.
  @Test func sums() {
    var infinite: [String] = []
    for a in Self.numbers {
      for b in Self.numbers {
        let solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        var sum = LinearExpression(y, 1, constant: -a)
        sum.add(x, -1)
        solver.add(sum, .equal, .required)
        solver.add(LinearExpression(x, 1, constant: -b), .equal, .required)
        solver.add(LinearExpression(y, 1, constant: -5), .equal, Priority(500))
        solver.solve()
        for value in [x, y].map({ solver.value(of: $0) }) where !value.isFinite {
          infinite.append("\(a) + \(b): \(value)")
        }
      }
    }
    expectNone(infinite)
  }

  /// Two coefficients of unlike size in one row, beside a row of ordinary ones.
  @Test func coefficients() {
    var infinite: [String] = []
    for a in Self.numbers {
      for b in Self.numbers {
        let solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        var row = LinearExpression(x, a, constant: -3)
        row.add(y, b)
        solver.add(row, .equal, .required)
        var ordinary = LinearExpression(x, 1, constant: -7)
        ordinary.add(y, -1)
        solver.add(ordinary, .greaterThanOrEqual, .required)
        solver.add(LinearExpression(y, 1, constant: -5), .equal, Priority(500))
        solver.solve()
        _ = solver.infeasibility()
        for value in [x, y].map({ solver.value(of: $0) }) where !value.isFinite {
          infinite.append("\(a) x + \(b) y: \(value)")
        }
      }
    }
    expectNone(infinite)
  }

  /// A row too large for any answer leaves nothing behind when it goes, not even in a variable that no
  /// other row holds.
  @Test func recovery() {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(value: 1), solver.makeVariable(value: 2))
    var poison = LinearExpression(x, .leastNonzeroMagnitude, constant: -3)
    poison.add(y, .leastNonzeroMagnitude)
    let row = solver.add(poison, .equal, .required)
    solver.solve()
    solver.remove(row)
    solver.solve()
    expectNone([x, y].filter { !solver.value(of: $0).isFinite }.map { "\($0) after removal" })
    solver.add(LinearExpression(x, 1, constant: -7), .equal, .required)
    solver.solve()
    #expect(solver.value(of: x) == 7)
  }

  /// A layout survives a row with an extreme constant, and forgets it.
  @Test(arguments: numbers) func edits(number: Double) {
    let workload = Workload("cells", 8)
    workload.solver.solve()
    let before = workload.variables.map { workload.solver.value(of: $0) }
    var infinite: [String] = []
    for row in workload.editable {
      workload.solver.setConstant(row, to: number)
      workload.solver.solve()
      for variable in workload.variables where !workload.solver.value(of: variable).isFinite {
        infinite.append("\(variable)")
      }
    }
    expectNone(infinite)
    for (row, constant) in zip(workload.editable, workload.constants) {
      workload.solver.setConstant(row, to: constant)
    }
    workload.solver.solve()
    for (variable, value) in zip(workload.variables, before) {
      #expect(abs(workload.solver.value(of: variable) - value) <= 1e-6)
    }
  }

  @Test(arguments: numbers) func stays(number: Double) {
    // Values are cut off where they could no longer be computed with.
    let kept = max(-1e100, min(1e100, number))
    let solver = Solver()
    let (free, held) = (solver.makeVariable(value: number), solver.makeVariable(value: number))
    solver.add(LinearExpression(held, 2, constant: -6), .equal, Priority(500))
    solver.solve()
    #expect(solver.value(of: free) == kept)
    #expect(solver.value(of: held) == 3)
    solver.setStay(free, to: -number)
    solver.setStay(held, to: -number)
    solver.solve()
    #expect(solver.value(of: free) == -kept)
    #expect(solver.value(of: held) == 3)
  }
}
