import MirroredSolver
import TestSupport
import Testing

@testable import Simplex

/// The shortest scripts of what the fuzzer found, each named after what was wrong.
///
/// All end alike: the answer must cost what a solver built from scratch pays.
@Suite(.anyMagnitude) struct FoundByFuzzingTests {
  /// Seeds 12961 and 2000218: a direction that was kept for one row took the other's edit along.
  @Test func twoConstantsAfterOne() {
    var mirror = MirroredSolver()
    for _ in 0..<2 { mirror.makeVariable() }
    for variable in mirror.variables {
      mirror.add(LinearExpression(variable, 1, constant: 165), RowCost(.equal, Priority(750)))
    }
    mirror.solver.solve()
    mirror.setConstant(at: 0, to: 360)
    mirror.solver.solve()
    mirror.setConstant(at: 1, to: -323)
    mirror.setConstant(at: 0, to: 61)
    expectOptimum(mirror)
    #expect(mirror.values == [-61, 323])
  }

  /// Seeds 3044855 and 2021585: a row without cost got both, and its constant counted twice.
  @Test func aConstantAndACost() {
    var mirror = MirroredSolver()
    mirror.makeVariable(value: 61)
    mirror.add(
      LinearExpression(mirror.variables[0], -0.5, constant: -472), RowCost(below: nil, above: nil))
    mirror.solver.solve()
    mirror.setConstant(at: 0, to: 10)
    mirror.setCost(at: 0, to: RowCost(.greaterThanOrEqual, .required))
    expectOptimum(mirror)
  }

  /// Seed 195: a row changed sides in the edit, and its new cost was taken for the one that it had paid.
  @Test func aConstantAndNoCost() {
    var mirror = MirroredSolver()
    mirror.makeVariable()
    let x = mirror.variables[0]
    mirror.add(LinearExpression(x, 2, constant: 2), RowCost(.greaterThanOrEqual, .required))
    mirror.solver.solve()
    mirror.setConstant(at: 0, to: -2)
    mirror.setCost(at: 0, to: RowCost(below: nil, above: nil))
    mirror.add(LinearExpression(x, -1, constant: -2), RowCost(.equal, Priority(250)))
    expectOptimum(mirror)
  }

  /// Seeds 192 and 215: a removed row was released at a cost that it got just before.
  @Test func aCostBeforeRemoval() {
    var mirror = MirroredSolver()
    mirror.makeVariable(value: -250)
    let x = mirror.variables[0]
    mirror.add(LinearExpression(x, -1, constant: -307), RowCost(.equal, Priority(999)))
    let below = RowCost(below: .required, above: Priority(750))
    mirror.add(LinearExpression(x, 2, constant: 350), below)
    mirror.add(LinearExpression(x, 1, constant: -209), below)
    mirror.solver.solve()
    mirror.setCost(at: 1, to: RowCost(.equal, Priority(999)))
    mirror.remove(at: 2)
    mirror.remove(at: 1)
    expectOptimum(mirror)
  }

  /// Seed 2000070: a difference of constants swallowed what stood beside the greatest number.
  @Test func anExtremeConstantThatWent() {
    var mirror = MirroredSolver()
    mirror.makeVariable()
    let x = mirror.variables[0]
    mirror.add(LinearExpression(x, 1, constant: -147), RowCost(.equal, .required))
    mirror.add(
      LinearExpression(x, 2, constant: -.greatestFiniteMagnitude),
      RowCost(.lessThanOrEqual, .required))
    mirror.solver.solve()
    mirror.setConstant(at: 1, to: 25)
    expectOptimum(mirror)
  }

  /// Seeds 117 and 2000166: a coefficient's size stays in what counts as noise after its row went.
  @Test func anExtremeCoefficientThatWent() {
    var mirror = MirroredSolver()
    for _ in 0..<2 { mirror.makeVariable() }
    let (x, y) = (mirror.variables[0], mirror.variables[1])
    mirror.add(
      LinearExpression(x, 1e219, constant: 255), RowCost(below: Priority(999), above: Priority(750))
    )
    mirror.add(LinearExpression(x, 1, constant: 49), RowCost(.equal, .required))
    mirror.add(LinearExpression(y, 2, constant: 204), RowCost(.lessThanOrEqual, Priority(999)))
    mirror.solver.solve()
    mirror.remove(at: 0)
    expectOptimum(mirror)
  }

  private func expectOptimum(
    _ mirror: MirroredSolver, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    mirror.solver.solve()
    let mismatch = mirror.costMismatch(mirror.fromScratch())
    #expect(
      mismatch == nil, "\(mismatch.map(\.description) ?? "")", sourceLocation: sourceLocation)
    #expect(!mirror.solver.hasGivenUp, sourceLocation: sourceLocation)
  }
}
