import Simplex
import TestSupport
import Testing

/// The solver and what its users meet.
///
/// Each function is the example in the documentation of the type that it is named after.
struct SolverExamples {
  @Test func solver() throws {
    let print = PrintedLines()
    let solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    solver.add(LinearExpression(left, 1, constant: -16), .equal, .required)
    var right = LinearExpression(left, 1, constant: -320)
    right.add(width, 1)
    solver.add(right, .lessThanOrEqual, .required)
    solver.add(LinearExpression(width, 1, constant: -400), .equal, Priority(250))
    solver.solve()
    print(solver.value(of: left), solver.value(of: width))
    let documented = try DocumentedType("Simplex/Solver.swift")
    #expect(print.lines == documented.output)
  }

  @Test func linearExpression() throws {
    let print = PrintedLines()
    let solver = Solver()
    let (width, gap) = (solver.makeVariable(), solver.makeVariable())
    var sum = 2 * width + 5
    sum.add(gap, 3)
    sum.add(width + 1, times: -2)
    print(sum.terms.map(\.coefficient), sum.constant)
    print(sum == LinearExpression(terms: [.init(width, 0), .init(gap, 3)], constant: 3))
    let documented = try DocumentedType("Simplex/LinearExpression.swift")
    #expect(print.lines == documented.output)
  }

  @Test func linearConstraint() throws {
    let print = PrintedLines()
    let solver = Solver()
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    solver.add(2 * width + 16 <= height)
    solver.add(height == 100, Priority(750))
    solver.add(width == 80, Priority(250))
    solver.solve()
    print(solver.value(of: width), solver.value(of: height))
    let documented = try DocumentedType("Simplex/LinearConstraint.swift")
    #expect(print.lines == documented.output)
  }

  @Test func variable() throws {
    let print = PrintedLines()
    let solver = Solver()
    let width = solver.makeVariable(value: 80)
    solver.solve()
    print(solver.value(of: width))
    let row = solver.add(LinearExpression(width, 1, constant: -100), .equal, Priority(750))
    solver.solve()
    print(solver.value(of: width))
    solver.remove(row)
    solver.solve()
    print(solver.value(of: width), width.index)
    let documented = try DocumentedType("Simplex/Variable.swift")
    #expect(print.lines == documented.output)
  }

  @Test func priority() throws {
    let print = PrintedLines()
    let solver = Solver()
    let width = solver.makeVariable()
    for _ in 0..<10 {
      solver.add(LinearExpression(width, 1, constant: -80), .equal, Priority(250))
    }
    solver.add(LinearExpression(width, 1, constant: -120), .equal, Priority(251))
    solver.solve()
    print(solver.value(of: width), Priority(251) < .required)
    let documented = try DocumentedType("Simplex/Priority.swift")
    #expect(print.lines == documented.output)
  }

  @Test func infeasibility() throws {
    let print = PrintedLines()
    let solver = Solver()
    let width = solver.makeVariable()
    solver.add(LinearExpression(width, 1, constant: -10), .equal, .required)
    let later = solver.add(LinearExpression(width, 1, constant: -20), .equal, .required)
    solver.solve()
    let proof = solver.infeasibility()
    print(proof?.members.map(\.multiplier) ?? [])
    print(proof?.members.first?.row == later, proof?.isIrreducible ?? false)
    let documented = try DocumentedType("Simplex/Infeasibility.swift")
    #expect(print.lines == documented.output)
  }
}
