internal import Foundation

extension PackageBuild {
  /// The result of a package's tests.
  package struct TestResult: Sendable {
    /// SwiftPM's exit code, or 1 where a test did not pass.
    package var code: Int32
    /// The outcomes, where they were counted: after a crash, and for a report.
    package var table: TestTable?
    /// The number of processes that ran tests, where they were counted.
    package var processes = 0
  }

  /// Builds the package's tests and runs them; after a crash each suite in a process of its own.
  ///
  /// - Parameters:
  ///   - arguments: Additional arguments for SwiftPM.
  ///   - isReported: Whether all outcomes are wanted, also where nothing crashes.
  ///   - say: Called with a sentence about what is done next.
  package func test(
    _ arguments: [String], isReported: Bool, say: (String) -> Void
  ) throws(ToolsetError) -> TestResult {
    if isReported {
      let options = TestArguments(arguments)
      let code = try run(.build, ["--build-tests"] + options.build)
      guard code == 0 else { return TestResult(code: code) }
      return try split(options, isAfterCrash: false)
    }
    let (code, isCrash) = try testAtOnce(arguments)
    guard isCrash else { return TestResult(code: code) }
    say(
      "A test ended the process. Now each suite runs in a process of its own, so that the crash costs one test."
    )
    return try split(TestArguments(arguments), isAfterCrash: true)
  }

  /// Runs `swift test`, and looks for what SwiftPM says of a process that a signal ended.
  private func testAtOnce(
    _ arguments: [String]
  ) throws(ToolsetError) -> (code: Int32, isCrash: Bool) {
    let process = process(.test, arguments)
    let pipe = Pipe()
    process.standardError = pipe
    try Self.start(process)
    var isCrash = false
    LineReader(pipe.fileHandleForReading).forEach(forwardingTo: .standardError) { line in
      isCrash = isCrash || Self.isCrash(line)
    }
    process.waitUntilExit()
    return (process.terminationStatus, isCrash)
  }

  /// Whether SwiftPM says in a line that tests ended early.
  static func isCrash(_ line: String) -> Bool {
    line.contains("error: ") && line.contains("unexpected signal code")
  }

  private func split(
    _ options: TestArguments, isAfterCrash: Bool
  ) throws(ToolsetError) -> TestResult {
    let tests = options.selected(try identifiers(options.build))
    let program = try program(options.build)
    let (old, new) = (tests.filter(\.isXCTest), tests.filter { !$0.isXCTest })
    // Classes of one name in two modules are printed alike.
    let groups =
      isAfterCrash
      ? SplitTests.suites(tests)
      : Dictionary(grouping: old, by: \.module).sorted { $0.key < $1.key }.map(\.value) + [new]
    let filters =
      options.filters.flatMap { ["--filter", $0] } + options.skips.flatMap { ["--skip", $0] }
    let result = try SplitTests(groups, areSuites: isAfterCrash) {
      (tests, isSerial) throws(ToolsetError) in
      try program.run(tests, filters: isSerial ? nil : filters, isSerial: isSerial)
    }
    return TestResult(
      code: result.table.isGood ? 0 : 1, table: result.table, processes: result.processes)
  }

  /// The tests, as SwiftPM lists them.
  private func identifiers(_ arguments: [String]) throws(ToolsetError) -> [TestIdentifier] {
    let list = try ProgramRun(
      ["swift", "test", "list", "--skip-build"] + places + discovery(.test, arguments) + arguments,
      in: package
    ).successfulOutput()
    return String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
      .compactMap { TestIdentifier($0) }
  }

  private func program(_ arguments: [String]) throws(ToolsetError) -> TestProgram {
    let result = try ProgramRun(
      ["swift", "build", "--show-bin-path"] + places + arguments, in: package
    ).output()
    let folder = String(decoding: result.output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let products = URL(fileURLWithPath: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let manifest = try? PackageManifest.read(package)
    let own = manifest.map { "\($0.name)PackageTests.xctest" }
    guard result.status == 0,
      let name = names.first(where: { $0 == own })
        ?? names.sorted().first(where: { $0.hasSuffix(".xctest") })
    else { throw .notFound("\(folder): There are no built tests.\n\(result.errors.suffix(4000))") }
    return TestProgram(
      path: products.appendingPathComponent(name), folder: package, environment: environment)
  }
}
