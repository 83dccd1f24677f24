import Foundation
import TestSupport
import Testing

/// `plumb test` where tests end their process, with a `swift` and a program of tests that are scripts.
@Suite struct CrashingTestsTests {
  /// A program that runs tests of XCTest as XCTest does, and ends in those whose names say so.
  private static let program = """
    if [ "$1" = --testing-library ]; then
      events=$4; shift 6
      for test in one two crash four; do
        case " $* " in *"$test"*|"  ") ;; *) continue ;; esac
        id="A.New/$test()/S.swift:1:1"
        echo "{\\"version\\":0,\\"kind\\":\\"event\\",\\"payload\\":{\\"kind\\":\\"testStarted\\",\\"testID\\":\\"$id\\",\\"instant\\":{\\"absolute\\":1}}}" >> "$events"
        if [ $test = crash ]; then echo "S.swift:1: Fatal error: no"; kill -ABRT $$; sleep 9; fi
        echo "{\\"version\\":0,\\"kind\\":\\"event\\",\\"payload\\":{\\"kind\\":\\"testEnded\\",\\"testID\\":\\"$id\\",\\"instant\\":{\\"absolute\\":1.5},\\"messages\\":[{\\"symbol\\":\\"pass\\",\\"text\\":\\"passed\\"}]}}" >> "$events"
      done
      exit 0
    fi
    old=$IFS; IFS=,
    for test in $1; do
      name=$(echo "${test#*.}" | tr / .)
      echo "Test Case '$name' started at noon"
      case $test in
        *Crash*) kill -SEGV $$; sleep 9 ;;
        *Fail*) echo "A.swift:3: error: $name : no"; echo "Test Case '$name' failed (0.5 seconds)" ;;
        *) echo "Test Case '$name' passed (0.25 seconds)" ;;
      esac
    done
    exit 0
    """

  private func toolset(crashes: Bool, tests: [String]) throws -> FakeToolset {
    let toolset = try FakeToolset()
    let bin = toolset.folder.appendingPathComponent("products").path
    try toolset.writeProgram(Self.program, to: "products/CardsPackageTests.xctest")
    let list = tests.map { "echo '\($0)'" }.joined(separator: "\n")
    let swift = """
      case "$1 $2 $*" in
        "test list "*) \(list) ;;
        "build --show-bin-path "*) echo '\(bin)' ;;
        "package "*) echo '{"name": "Cards", "targets": [], "dependencies": [], "toolsVersion": {"_version": "5.9.0"}}' ;;
        "test "*) echo "swift $*"
          \(crashes ? "echo \"error: Process '/a.xctest' exited with unexpected signal code 11\" >&2; exit 1" : "exit 0") ;;
        *) echo "swift $*" ;;
      esac
      """
    try toolset.writeProgram(swift, to: "path/swift")
    return toolset
  }

  private static let tests = [
    "A.Old/testA", "A.Old/testCrash", "A.Old/testFail", "A.Old/testZ", "A.Other/testCrash",
    "A.New/one()", "A.New/two()", "A.New/crash()", "A.New/four()",
  ]
  private static let table = """
      5  passed
      1  failed
          A.Old/testFail: A.swift:3: no
      3  crashed
          A.New/crash(): S.swift:1: Fatal error: no; signal 6
          A.Old/testCrash: signal 11
          A.Other/testCrash: signal 11

    """

  @Test func aCrashCostsOneTest() throws {
    let toolset = try toolset(crashes: true, tests: Self.tests)
    let result = try toolset.run(["test"])
    #expect(result.status == 1)
    #expect(result.errors.contains("each suite runs in a process of its own"))
    #expect(result.errors.contains(Self.table), "\(result.errors)")
    #expect(result.errors.contains("Tests, in 5 processes:"), "\(result.errors)")
  }

  /// Nothing is run twice, and nothing is counted, where no process ends early.
  @Test func withoutACrash() throws {
    let result = try toolset(crashes: false, tests: Self.tests).run(["test"])
    #expect(result.status == 0)
    #expect(result.lines.count == 1)
    #expect(!result.errors.contains("Tests, in"))
  }

  /// A report has all outcomes, and needs one process a library of tests where nothing crashes.
  @Test func aReport() throws {
    let toolset = try toolset(crashes: false, tests: Self.tests)
    let report = try TestFolder.make().appendingPathComponent("tests.xml")
    let result = try toolset.run(["test", "--junit", report.path])
    #expect(result.status == 1)
    #expect(result.errors.contains(Self.table), "\(result.errors)")
    let text = try String(contentsOf: report, encoding: .utf8)
    #expect(text.contains("<testsuites tests=\"9\" failures=\"1\" errors=\"3\" skipped=\"0\""))
    #expect(
      text.contains(
        "<testcase classname=\"A.New\" name=\"one()\" time=\"0.500\"/>"), "\(text)")
    let good = try self.toolset(crashes: false, tests: ["A.Old/testA", "B.Old/testA"])
    let other = try good.run(["test", "--junit", report.path])
    #expect(other.status == 0, "\(other.errors)")
    #expect(other.errors.contains("Tests, in 2 processes:\n  2  passed"), "\(other.errors)")
  }

  @Test func someTestsAreChosen() throws {
    let toolset = try toolset(crashes: true, tests: Self.tests)
    let result = try toolset.run(["test", "--", "--filter", "A.Old", "--skip", "Fail|Z"])
    #expect(
      result.errors.contains("  1  passed\n  1  crashed\n      A.Old/testCrash"), "\(result.errors)"
    )
  }

  @Test func aReportThatIsNotWritten() throws {
    let toolset = try toolset(crashes: false, tests: ["A.Old/testA"])
    #expect(try toolset.run(["test", "--junit", toolset.folder.path]).status == 64)
    let result = try toolset.run(["test", "--junit", "/nowhere/at/all/a.xml"])
    #expect(result.status == 2)
    #expect(result.errors.contains("/nowhere/at/all"))
  }
}
