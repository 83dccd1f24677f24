/// The report of a process with tests: the outcomes of those that ended, and the tests that were running.
package struct TestLog: Sendable, Equatable {
  /// The outcomes of the tests that ended.
  package var outcomes: [TestIdentifier: TestOutcome] = [:]
  /// The tests that started and did not end.
  package var running: Set<TestIdentifier> = []

  /// Creates an empty log.
  package init() {}
}
