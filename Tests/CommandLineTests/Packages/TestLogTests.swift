import Foundation
import Testing
import Toolsets

/// The output of programs of tests, and the division of their tests among processes.
@Suite struct TestLogTests {
  private static func tests(_ names: String...) -> [TestIdentifier] {
    names.compactMap { TestIdentifier($0) }
  }

  @Test(arguments: [
    ("A.B/c", "A", "A.B", "c", true), ("A.B/C/d()", "A", "A.B/C", "d()", false),
    ("A.free(n:)", "A", "A", "free(n:)", false), ("A.B.C/testD", "A", "A.B.C", "testD", true),
    ("A.B/`a / b`()", "A", "A.B", "`a / b`()", false),
  ])
  func identifiers(
    text: String, module: String, suite: String, name: String, isXCTest: Bool
  ) throws {
    let test = try #require(TestIdentifier(text))
    #expect(test.module == module && test.suite == suite && test.name == name)
    #expect(test.isXCTest == isXCTest)
  }

  @Test(arguments: ["", "warning: x.y", ".a", "a", "A.", "[0/1] Planning build...", "A.b/"])
  func linesThatNameNoTest(text: String) { #expect(TestIdentifier(text) == nil) }

  @Test func linesOfXCTest() {
    let tests = Self.tests("A.B/testC", "A.B/testD", "A.B/testE", "A.B/testF")
    var output = XCTestOutput(tests)
    for line in [
      "Test Suite 'B' started at noon", "Test Case 'B.testC' started at noon",
      "half a lineTest Case 'B.testC' passed (0.5 seconds)", "Test Case 'B.testD' started at noon",
      "/a b/C.swift:7: error: B.testD : XCTAssert failed: x : y",
      "Test Case 'B.testD' failed (1.0 seconds)", "Test Case 'B.testE' started at noon",
      "/C.swift:9: B.testE : Test skipped - later", "Test Case 'B.testE' skipped (0.0 seconds)",
      "Test Case 'Z.unknown' started at noon", "Test Case 'B.testF' started at noon", "Test Case '",
    ] {
      output.read(line)
    }
    #expect(
      output.log.outcomes == [
        tests[0]: TestOutcome(.passed, seconds: 0.5),
        tests[1]: TestOutcome(
          .failed, seconds: 1, messages: ["/a b/C.swift:7: XCTAssert failed: x : y"]),
        tests[2]: TestOutcome(.skipped, seconds: 0, messages: ["/C.swift:9: Test skipped - later"]),
      ])
    #expect(output.log.running == [tests[3]])
  }

  @Test func recordsOfSwiftTesting() {
    let tests = Self.tests("A.B/c()", "A.B/d(n:)", "A.e()", "A.B/f()")
    var stream = EventStream(tests)
    func event(_ kind: String, _ id: String, _ more: String = "") {
      stream.read(
        "{\"version\":0,\"kind\":\"event\",\"payload\":{\"kind\":\"\(kind)\",\"testID\":\"\(id)\"\(more)}}"
      )
    }
    event("testStarted", "A.B")
    event("testStarted", "A.B/c()/S.swift:1:2", ",\"instant\":{\"absolute\":1}")
    event(
      "testEnded", "A.B/c()/S.swift:1:2",
      ",\"instant\":{\"absolute\":3},\"messages\":[{\"symbol\":\"pass\",\"text\":\"passed\"}]")
    event("testStarted", "A.B/d(n:)/S.swift:2:2")
    event(
      "issueRecorded", "A.B/d(n:)/S.swift:2:2",
      ",\"messages\":[{\"symbol\":\"fail\",\"text\":\"no\"}],\"_sourceLocation\":{\"fileID\":\"A/S.swift\",\"line\":4}"
    )
    event("testEnded", "A.B/d(n:)/S.swift:2:2", ",\"messages\":[{\"symbol\":\"fail\"}]")
    event("testSkipped", "A.e()/S.swift:9:2", ",\"messages\":[{\"text\":\"not now\"}]")
    event("testStarted", "A.B/f()/S.swift:3:2")
    for line in [
      "", "{", "{\"kind\":\"event\",\"payl", "{\"kind\":\"test\",\"payload\":{}}", "[1]",
    ] {
      stream.read(line)
    }
    #expect(
      stream.log.outcomes == [
        tests[0]: TestOutcome(.passed, seconds: 2),
        tests[1]: TestOutcome(.failed, messages: ["A/S.swift:4: no"]),
        tests[2]: TestOutcome(.skipped, messages: ["not now"]),
      ])
    #expect(stream.log.running == [tests[3]])
  }

  /// Runs tests whose names say how they end, and returns the outcomes and the number of processes.
  private static func split(
    _ groups: [[TestIdentifier]], areSuites: Bool = false, limit: Int = SplitTests.limit
  ) -> SplitTests {
    SplitTests(groups, areSuites: areSuites, limit: limit) { tests, isSerial in
      var log = TestLog()
      if tests.contains(where: { $0.text.contains("load") }) {
        return SplitTests.Run(log, end: "signal 9")
      }
      for test in tests {
        log.running.insert(test)
        if test.text.contains("crash") {
          // Without an order two more are running.
          if !isSerial { log.running.formUnion(tests.prefix(2)) }
          log.running.subtract(log.outcomes.keys)
          return SplitTests.Run(log, end: "signal 11")
        }
        log.running.remove(test)
        if !test.text.contains("silent") { log.outcomes[test] = TestOutcome(.passed) }
      }
      return SplitTests.Run(log)
    }
  }

  @Test(arguments: [
    (["A.B/a()", "A.B/b()"], "pp", 1),
    (["A.B/a()", "A.B/crash()", "A.B/c()", "A.C/d()"], "pcpp", 4),
    (["A.B/crash1()", "A.B/crash2()", "A.B/crash3()"], "ccc", 4),
    (["A.B/silent()", "A.B/b()"], "sp", 1),
    (["A.B/load()"], "c", 1), (["A.B/load1()", "A.B/load2()"], "cc", 3), ([], "", 0),
  ])
  func crashes(names: [String], outcomes: String, processes: Int) {
    let tests = names.compactMap { TestIdentifier($0) }
    let result = Self.split([tests])
    let kinds = tests.map {
      result.table.outcomes[$0].map { String($0.kind.rawValue.first ?? "?") } ?? "-"
    }
    #expect(kinds.joined() == outcomes)
    #expect(result.processes == processes)
  }

  /// However many tests crash, the number of processes is bounded, and the rest is said not to have run.
  @Test func tooManyCrashes() {
    let tests = (1...30).compactMap { TestIdentifier("A.B/crash\($0)()") }
    let result = Self.split(SplitTests.suites(tests), areSuites: true, limit: 4)
    #expect(result.processes == 4)
    #expect(result.table.tests(.crashed).count == 4 && result.table.tests(.notRun).count == 26)
    #expect(!result.table.isGood)
    #expect(result.table.text.contains("26  not run"))
  }

  /// A process is given no more tests than the expression that chooses them can bear.
  @Test func largeSuites() {
    let tests = (1...200).compactMap { TestIdentifier("A.B/a\($0)()") }
    #expect(SplitTests.suites(tests).map(\.count) == [64, 64, 64, 8])
    let mixed = Self.tests("A.B/a()", "A.B/testA", "A.C/a()")
    #expect(SplitTests.suites(mixed).count == 3)
  }

  @Test func theFormatOfJUnit() {
    let tests = Self.tests("A.B/c()", "A.B/d(\"<&>\")", "A.e()", "A.B/f()", "A.g()")
    let table = TestTable([
      tests[0]: TestOutcome(.passed, seconds: 1.25),
      tests[1]: TestOutcome(.crashed, messages: ["signal 4"]),
      tests[2]: TestOutcome(.failed, seconds: .nan, messages: ["a < b\u{1}\n::error::c"]),
      tests[3]: TestOutcome(.skipped, messages: ["later"]), tests[4]: TestOutcome(.notRun),
    ])
    #expect(
      table.junit.contains(
        "<testsuites tests=\"5\" failures=\"1\" errors=\"1\" skipped=\"2\" time=\"1.250\">"),
      "\(table.junit)")
    #expect(
      table.junit.contains(
        "<testcase classname=\"A.B\" name=\"d(&quot;&lt;&amp;&gt;&quot;)\" time=\"0.000\"><error type=\"crash\" message=\"signal 4\">signal 4</error></testcase>"
      ))
    // Control characters and commands of build servers are escaped, as in the reports of findings.
    #expect(
      table.junit.contains(
        "<failure message=\"a &lt; b\\u{1}\">a &lt; b\\u{1}\n\\u{3a}:error::c</failure>"),
      "\(table.junit)")
    #expect(table.junit.contains("<skipped message=\"later\"/>"))
    #expect(table.junit.contains("<skipped message=\"not run\"/>"))
  }

  @Test(arguments: [
    (["--filter", "B", "-c", "release"], ["A.B/c()", "A.B/testD"], ["-c", "release"]),
    (["--filter=c", "--skip", "x", "--parallel", "--num-workers", "4"], ["A.B/c()"], []),
    (["-s", "A.B/testD", "--traits", "a"], ["A.B/testD"], ["--traits", "a"]),
    (["--disable-xctest"], ["A.B/c()", "A.e()"], []),
    (["--disable-swift-testing"], ["A.B/testD"], []),
    (["--skip", "B/", "--xunit-output", "x.xml"], ["A.e()"], []),
    (["--filter"], ["A.B/c()", "A.B/testD", "A.e()"], []),
  ])
  func arguments(given: [String], selected: [String], build: [String]) {
    let arguments = TestArguments(given)
    let tests = Self.tests("A.B/c()", "A.B/testD", "A.e()")
    #expect(arguments.selected(tests).map(\.text) == selected)
    #expect(arguments.build == build)
  }
}
