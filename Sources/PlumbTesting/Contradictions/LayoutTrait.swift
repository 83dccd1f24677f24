internal import LayoutTree
public import Testing

/// Fails a test of Swift Testing where constraints contradict each other.
///
/// ```swift
/// @Suite(.layout) @MainActor struct CardTests {}
/// ```
///
/// The issue is at the line that made the constraint that was given up, wherever the layout was asked for. It belongs to
/// the task of the test, so tests may run in parallel. `withKnownIssue` takes it as any other.
///
/// - Errors: None; in a program without debug information the issue is at the test's own line.
/// - Complexity: Making a constraint takes 5 µs more from the first such test of a process on.
/// - SeeAlso: `Documentation/Guides/TestYourLayout.md`.
public struct LayoutTrait: TestTrait, SuiteTrait, TestScoping {
  /// Tests in a suite have the trait too.
  public var isRecursive: Bool { true }

  /// Runs a test while contradictions fail it.
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
  /// Constraints that contradict each other fail the test.
  public static var layout: Self { LayoutTrait() }
}
