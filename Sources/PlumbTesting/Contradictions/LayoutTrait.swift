internal import LayoutTree
public import Testing

/// A trait of Swift Testing that fails a test if constraints contradict each other.
///
/// ```swift
/// @Suite(.layout) @MainActor struct CardTests {}
/// ```
///
/// The issue is at the line that created the broken constraint, regardless of where layout was requested. It belongs to
/// the test's task, so tests may run in parallel. `withKnownIssue` handles it like any other issue.
///
/// - Errors: None. In a program without debug information, the issue is at the test's line.
/// - Complexity: Creating a constraint takes 5 µs more, from the first test with the trait in a process.
/// - SeeAlso: `Documentation/Guides/TestYourLayout.md`.
public struct LayoutTrait: TestTrait, SuiteTrait, TestScoping {
  /// Always true: the tests in a suite also have the trait.
  public var isRecursive: Bool { true }

  /// Runs a test that contradictions fail.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let place = test.sourceLocation
    ConstraintCalls.remember()
    try await ConflictObserver.$ofTask.withValue({
      Contradiction($0, testedIn: place.filePath).failure(at: place).record()
    }) {
      try await SnapshotCounter.$ofTask.withValue(SnapshotCounter()) { try await function() }
    }
  }
}

extension Trait where Self == LayoutTrait {
  /// A trait that fails a test if constraints contradict each other.
  public static var layout: Self { LayoutTrait() }
}
