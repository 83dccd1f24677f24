import Foundation
import Testing

@testable import Simplex

/// Variables that a solver cannot have made end the program, in optimised builds too.
struct ForeignVariableTests {
  private static func says(_ result: ExitTest.Result) -> Bool {
    String(decoding: result.standardErrorContent, as: UTF8.self)
      .contains("A variable belongs to the solver that made it.")
  }

  @Test func valuesOfOthersAreRefusedInAnotherProcess() async throws {
    let read = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Solver().value(of: Variable(index: 0)) }
    #expect(Self.says(read))
    let negative = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let solver = Solver()
      _ = solver.makeVariable()
      _ = solver.reasons(for: Variable(index: -1))
    }
    #expect(Self.says(negative))
  }

  @Test func rowsOfOthersAreRefusedInAnotherProcess() async throws {
    let row = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let solver = Solver()
      var sum = LinearExpression(solver.makeVariable())
      sum.add(Variable(index: 1), 1)
      solver.add(sum, .equal, .required)
    }
    #expect(Self.says(row))
    let stay = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { Solver().setStay(Variable(index: 7), to: 1) }
    #expect(Self.says(stay))
  }
}
