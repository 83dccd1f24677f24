import Testing

@testable import Simplex

/// Five synthetic layouts with checksums that eleven other solvers agree on.
///
/// Each is a pure function of its name and N; what it consists of stands in `Workload.swift`. The
/// checksum is the sum of `value(i) · (1 + i mod 7)` over all variables, to six digits.
@Suite struct WorkloadTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var size: Int
    var built: Double
    var resized: Double
    var testDescription: String { "\(name) \(size)" }
  }

  static let cases: [Case] = [
    Case(name: "chain", size: 10, built: 28620, resized: 34769),
    Case(name: "chain", size: 100, built: 983536, resized: 1.04159e6),
    Case(name: "nested", size: 10, built: 49919, resized: 56068),
    Case(name: "nested", size: 100, built: 599181, resized: 657239),
    Case(name: "cells", size: 10, built: 17067.5, resized: 21214.5),
    Case(name: "cells", size: 100, built: 374476, resized: 420484),
    Case(name: "grid", size: 10, built: 36880.5, resized: 41385),
    Case(name: "grid", size: 100, built: 261123, resized: 293084),
    Case(name: "form", size: 10, built: 20013, resized: 23731),
    Case(name: "form", size: 100, built: 512246, resized: 541275),
  ]

  @Test(arguments: cases) func checksum(of test: Case) {
    var workload = Workload(test.name, test.size)
    workload.solver.solve()
    #expect(sixDigits(workload.checksum, test.built), "built: \(workload.checksum)")
    for step in 0..<100 {
      workload.resize(step)
      workload.solver.solve()
    }
    #expect(sixDigits(workload.checksum, test.resized), "resized: \(workload.checksum)")
    #expect(!workload.solver.hasGivenUp)
  }

  /// Equal when printed with six significant digits, as the checksums are.
  private func sixDigits(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= 0.6e-5 * abs(expected)
  }
}
