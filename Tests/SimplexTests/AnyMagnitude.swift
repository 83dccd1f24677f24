import Testing

@testable import Simplex

/// Tests with numbers of every magnitude, on which doubles do not keep rows as tight as the invariants ask, or with so
/// many solves that checks after each would take minutes.
struct AnyMagnitude: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    #if SIMPLEX_CHECKS
      try await Invariants.$areChecked.withValue(false) { try await function() }
    #else
      try await function()
    #endif
  }
}

extension Trait where Self == AnyMagnitude {
  /// Builds with `SIMPLEX_CHECKS` leave the invariants of the solver unchecked.
  static var anyMagnitude: Self { Self() }
}
