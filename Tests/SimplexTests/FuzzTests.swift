import Testing

@testable import SimplexFuzz

/// Scripts of the fuzzer that are run with every test: the first seeds, and those that once failed.
@Suite struct FuzzTests {
  @Test(arguments: 1...120 as ClosedRange<UInt64>)
  func aScriptRunsThrough(seed: UInt64) { run(seed) }

  /// Seeds beyond the first ones.
  ///
  /// 450, 514, 1246, 2510: an extreme row that went leaves its rounding behind. 182: a certificate that is
  /// none. 376: no end of pivots.
  @Test(arguments: [182, 376, 450, 514, 1246, 2510] as [UInt64])
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

  /// What the solver is known to fail; nothing of the moderate moods but certificates.
  private func isKnown(_ failure: FuzzFailure, _ mood: FuzzMood) -> Bool {
    failure.kind == .certificate || !mood.isModerate
  }

  private func run(_ seed: UInt64) {
    let script = FuzzScript(seed: seed)
    for failure in FuzzRun.failures(of: script) {
      let comment = Comment(
        "seed \(seed), \(script.mood), step \(failure.step): \(failure.kind.rawValue), \(failure.detail)"
      )
      if isKnown(failure, script.mood) {
        withKnownIssue("The solver fails on numbers of every magnitude.") { Issue.record(comment) }
      } else {
        Issue.record(comment)
      }
    }
  }
}
