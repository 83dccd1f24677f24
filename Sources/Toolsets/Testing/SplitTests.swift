/// Runs of tests in processes, such that a crash costs one test.
///
/// A process gets a group of tests. Where it ends in the middle of one, that test has crashed, and those of its group that
/// have not ended run in processes of their own, one for each suite.
package struct SplitTests {
  /// A process with some tests: what it reported, and how it ended where that was no good end.
  package struct Run {
    /// The tests that it reported.
    package var log: TestLog
    /// The way in which it ended, such as `signal 11`; nil for a process that came to its end.
    package var end: String?

    /// Creates a run.
    package init(_ log: TestLog, end: String? = nil) { (self.log, self.end) = (log, end) }
  }

  /// The number of crashes after which no further process is started.
  package static let limit = 50

  /// The outcomes of all tests.
  package private(set) var table = TestTable()
  /// The number of processes.
  package private(set) var processes = 0

  /// Creates the outcomes by running tests.
  ///
  /// - Parameters:
  ///   - groups: The tests of each process to begin with.
  ///   - areSuites: Whether each group is a suite, of which one test runs at a time.
  ///   - limit: The number of crashes after which no further process is started.
  ///   - run: Runs a process with some tests; its second argument says whether one test is to run at a time.
  package init<Failure>(
    _ groups: [[TestIdentifier]], areSuites: Bool, limit: Int = limit,
    run: ([TestIdentifier], Bool) throws(Failure) -> Run
  ) throws(Failure) {
    var waiting = groups.filter { !$0.isEmpty }.reversed()
      .map { (tests: $0, isSerial: areSuites || $0.allSatisfy(\.isXCTest)) }
    var crashes = 0
    while let (tests, isSerial) = waiting.popLast() {
      guard crashes < limit else {
        for test in tests { table.outcomes[test] = TestOutcome(.notRun) }
        continue
      }
      let result = try run(tests, isSerial)
      processes += 1
      let own = Set(tests)
      for (test, outcome) in result.log.outcomes where own.contains(test) {
        table.outcomes[test] = outcome
      }
      var left = tests.filter { result.log.outcomes[$0] == nil }
      guard let end = result.end else {
        // Tests that are disabled by their suite are not reported one by one.
        for test in left { table.outcomes[test] = TestOutcome(.skipped) }
        continue
      }
      if left.isEmpty { continue }
      let running = left.filter { result.log.running.contains($0) }
      if tests.count == 1 || isSerial && running.count <= 1 {
        // Without a test that had started, the process cannot run the first one.
        let crashed = running.first ?? left[0]
        table.outcomes[crashed] = TestOutcome(.crashed, messages: [end])
        left.removeAll { $0 == crashed }
        crashes += 1
      } else if isSerial {
        waiting += running.map { ([$0], true) }
        left.removeAll { running.contains($0) }
      }
      waiting += Self.suites(left).reversed().map { ($0, true) }
    }
  }

  /// The tests of each suite, in parts that one process can be given.
  package static func suites(_ tests: [TestIdentifier]) -> [[TestIdentifier]] {
    Dictionary(grouping: tests) { "\($0.isXCTest) \($0.suite)" }.sorted { $0.key < $1.key }
      .flatMap { suite in
        stride(from: 0, to: suite.value.count, by: 64).map {
          Array(suite.value[$0..<min($0 + 64, suite.value.count)])
        }
      }
  }
}
