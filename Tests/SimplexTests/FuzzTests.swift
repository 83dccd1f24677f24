import Testing

@testable import SimplexFuzz

/// Scripts of the fuzzer that are run with every test: the first seeds, and those that once failed.
@Suite(.anyMagnitude) struct FuzzTests {
  @Test(arguments: 1...80 as ClosedRange<UInt64>)
  func aScriptRunsThrough(seed: UInt64) { run(seed) }

  /// Seeds beyond the first ones.
  ///
  /// 192, 195, 215, 2000218, 3000705, 12961: several edits of one row, or of two, before one solve. 182: a
  /// certificate that was none. 450, 514, 1246, 2510, 2000166: an extreme row that went leaves its rounding
  /// behind. 376, 1039428, 20016563, 30202265: no end of pivots. 1113, 2000252: no end at all. 3028044,
  /// 5020397, 5337380: a row that nearly cancels. 129596: gives up on rows that depend on each other but for
  /// the rounding of thirds. 9054239: a denormal coefficient leaves a multiplier that no later solve sees.
  /// 40619576: a row that a new start counted twice.
  @Test(
    arguments: [
      182, 192, 195, 215, 376, 450, 514, 1113, 1246, 2510, 12961, 2_000_166, 2_000_218, 2_000_252,
      3_000_705, 3_028_044, 129_596, 1_039_428, 1_010_359,
      20_016_563, 30_202_265, 5_020_397, 5_337_380, 9_054_239, 40_619_576,
    ] as [UInt64])
  func aSeedThatFailed(seed: UInt64) { run(seed) }

  @Test func equalSeedsGiveEqualScripts() {
    #expect(FuzzScript(seed: 9).code == FuzzScript(seed: 9).code)
    #expect(FuzzScript(seed: 9).code != FuzzScript(seed: 10).code)
  }

  /// What must stay here is a row with two terms and something that changes a cost after it.
  @Test func shrinkingLeavesWhatMatters() {
    let script = FuzzScript(seed: 9)
    let shrunk = FuzzShrinker.shrink(script) { script in
      var hasRow = false
      for operation in script.operations {
        if case .add(_, let row) = operation, row.terms.count > 1 { hasRow = true }
        if case .setCost = operation, hasRow { return true }
      }
      return false
    }
    #expect(script.operations.count > 20 && shrunk.operations.count == 2)
  }

  private func run(_ seed: UInt64) {
    let script = FuzzScript(seed: seed)
    for failure in FuzzRun.failures(of: script) {
      let comment = Comment(
        "seed \(seed), \(script.mood), step \(failure.step): \(failure.kind.rawValue), \(failure.detail)"
      )
      Issue.record(comment)
    }
  }
}
