import TestSupport
import Testing

@testable import Simplex

/// The rows that hold a variable add up to its value.
@Suite struct ReasonsTests {
  /// A label of 120 points, 16 from the left, that must end 100 from it.
  @Test func aLabelThatIsSqueezed() throws {
    let solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    let margin = solver.add(LinearExpression(left, 1, constant: -16), .equal, .required)
    let wanted = solver.add(
      LinearExpression(width, 1, constant: -120),
      cost: RowCost(below: Priority(750), above: Priority(250)))
    var right = LinearExpression(left, 1, constant: -100)
    right.add(width, 1)
    let limit = solver.add(right, .lessThanOrEqual, .required)
    let reasons = solver.reasons(for: width)
    #expect(solver.value(of: width) == 84)
    #expect(reasons.holders.map(\.row) == [margin, limit])
    #expect(reasons.holders.map(\.weight) == [-1, 1])
    #expect(reasons.holders.map(\.priority) == [.required, .required])
    #expect(reasons.stays.isEmpty)
    let loser = try #require(reasons.losers.first)
    #expect(
      loser
        == Reasons.Loser(row: wanted, priority: Priority(750), activity: -36, opponents: [0, 1]))
    #expect(reasons.holders.map(\.requested) == [16, 100])
    #expect(reasons.holders.map(\.side) == [-1, 1])
    #expect(reasons.ties.isEmpty)
    #expect(solver.reasons(for: left).holders.map(\.row) == [margin])
    // The width pulls at the margin as well: were that smaller, there would be more room for it.
    #expect(solver.reasons(for: left).losers.map(\.row) == [wanted])
  }

  @Test func aVariableThatNothingHolds() {
    let solver = Solver()
    let x = solver.makeVariable(value: 7)
    let reasons = solver.reasons(for: x)
    #expect(reasons.holders.isEmpty)
    #expect(reasons.stays == [Reasons.Stay(variable: x, weight: 1)])
  }

  /// Σ weight · what the row asks for + Σ weight · place = value, and holders are sorted by priority.
  @Test(arguments: ["layout", "dense", "scaled", "degenerate", "redundant", "conflicting"])
  func weightsAddUp(shape: String) {
    for system in RecordedSystem.all(shape).prefix(150) {
      let (solver, variables) = system.makeSolver()
      let ids = system.rows.indices.map { system.add($0, to: solver, variables) }
      for variable in variables {
        let reasons = solver.reasons(for: variable)
        var sum = 0.0
        var size = 1.0
        for holder in reasons.holders {
          guard let index = ids.firstIndex(of: holder.row) else {
            Issue.record("\(system.name): a holder is not a row")
            continue
          }
          sum += holder.weight * holder.requested
          #expect(abs(holder.requested + system.rows[index].constant) <= 1e-9 * size)
          size = max(size, abs(holder.weight * system.rows[index].constant))
        }
        for stay in reasons.stays { sum += stay.weight * solver.value(of: stay.variable) }
        let value = solver.value(of: variable)
        #expect(abs(sum - value) <= 1e-9 * size, "\(system.name): \(sum) for \(value)")
        for tie in reasons.ties {
          #expect(abs(solver.activity(of: tie.row) ?? 1) <= 1e-6 && !tie.opponents.isEmpty)
        }
        let priorities = reasons.holders.map(\.priority)
        #expect(priorities == priorities.sorted(by: >))
        for loser in reasons.losers { #expect(abs(loser.activity) > 0) }
      }
    }
  }
}
