internal import Foundation

/// The program with a package's tests, as SwiftPM builds it.
struct TestProgram {
  /// Its path.
  let path: URL
  /// The folder that tests run in.
  let folder: URL
  /// The variables that differ from those of this process.
  let environment: [String: String]

  /// Runs some tests in a process and forwards what it prints.
  ///
  /// - Parameters:
  ///   - tests: The tests, either all of XCTest or all of Swift Testing.
  ///   - filters: Arguments that choose tests of Swift Testing; nil to choose them by their names.
  ///   - isSerial: Whether one test is to run at a time.
  func run(
    _ tests: [TestIdentifier], filters: [String]?, isSerial: Bool
  ) throws(ToolsetError) -> SplitTests.Run {
    tests.first?.isXCTest == true
      ? try runXCTest(tests) : try runSwiftTesting(tests, filters, isSerial)
  }

  private func runXCTest(_ tests: [TestIdentifier]) throws(ToolsetError) -> SplitTests.Run {
    var output = XCTestOutput(tests)
    let end = try run([tests.map(\.text).joined(separator: ",")]) { output.read($0) }
    return SplitTests.Run(output.log, end: end ?? (output.log.running.isEmpty ? nil : "early end"))
  }

  private func runSwiftTesting(
    _ tests: [TestIdentifier], _ filters: [String]?, _ isSerial: Bool
  ) throws(ToolsetError) -> SplitTests.Run {
    let events = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-events-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: events) }
    let selected = filters ?? ["--filter", Self.expression(tests)]
    let end = try run(
      ["--testing-library", "swift-testing", "--event-stream-output-path", events.path]
        + ["--event-stream-version", "0"] + (isSerial ? ["--no-parallel"] : []) + selected
    ) { _ in }
    var stream = EventStream(tests)
    let text = (try? Data(contentsOf: events)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    for line in text.split(separator: "\n") { stream.read(line) }
    return SplitTests.Run(stream.log, end: end ?? (stream.log.running.isEmpty ? nil : "early end"))
  }

  /// The expression that matches the names of some tests, behind which their places stand.
  private static func expression(_ tests: [TestIdentifier]) -> String {
    let names = tests.map { NSRegularExpression.escapedPattern(for: $0.text) }
    return "^(?:\(names.joined(separator: "|")))(?:/|$)"
  }

  /// Runs the program.
  ///
  /// - Parameter read: Called with each line that it prints.
  /// - Returns: How it ended where that was by a signal, or by a code that runners of tests do not give.
  private func run(
    _ arguments: [String], _ read: (String) -> Void
  ) throws(ToolsetError) -> String? {
    let process = Process()
    process.executableURL = path
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = PackageBuild.quietCrashes(environment)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      throw .output(path: path.path, why: error.localizedDescription)
    }
    var reason = ""
    LineReader(pipe.fileHandleForReading).forEach(forwardingTo: .standardOutput) { line in
      if line.contains("Fatal error: ") { reason = line + "; " }
      read(line)
    }
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      return "\(reason)signal \(process.terminationStatus)"
    }
    // 0 and 1 are for tests that passed and failed, 69 for no tests at all.
    return [0, 1, 69].contains(process.terminationStatus)
      ? nil : "exit code \(process.terminationStatus)"
  }
}
