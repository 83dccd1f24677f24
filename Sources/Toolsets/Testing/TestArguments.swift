internal import Foundation

/// The arguments of `plumb test` for SwiftPM: those that choose tests, and those of the build.
package struct TestArguments: Sendable, Equatable {
  /// The expressions of which a test's name must match one.
  package private(set) var filters: [String] = []
  /// The expressions that no test's name may match.
  package private(set) var skips: [String] = []
  /// The arguments that say how the package is built.
  package private(set) var build: [String] = []
  /// Whether tests of XCTest run.
  package private(set) var hasXCTest = true
  /// Whether tests of Swift Testing run.
  package private(set) var hasSwiftTesting = true

  /// Options of `swift test` that choose nothing and say nothing of the build.
  private static let flags: Set<String> = [
    "--parallel", "--no-parallel", "--enable-xctest", "--enable-swift-testing", "--skip-build",
    "--enable-testable-imports", "--disable-testable-imports", "--show-codecov-path",
    "--enable-experimental-test-output", "--list-tests", "-l",
  ]
  private static let valued: Set<String> = [
    "--num-workers", "--xunit-output", "--attachments-path", "--test-product",
  ]

  /// Creates the parts from arguments as `swift test` takes them.
  package init(_ arguments: [String]) {
    var rest = arguments[...]
    func value(_ argument: String, _ name: String) -> String? {
      if argument == name { return rest.popFirst() ?? "" }
      return argument.hasPrefix("\(name)=") ? String(argument.dropFirst(name.count + 1)) : nil
    }
    while let argument = rest.popFirst() {
      if let filter = value(argument, "--filter") {
        // Without a value SwiftPM has said so.
        if !filter.isEmpty { filters.append(filter) }
      } else if let skip = value(argument, "--skip") {
        if !skip.isEmpty { skips.append(skip) }
      } else if let name = value(argument, "--specifier") ?? value(argument, "-s") {
        filters.append("^\(NSRegularExpression.escapedPattern(for: name))$")
      } else if Self.valued.contains(where: { value(argument, $0) != nil }) {
        continue
      } else if argument == "--disable-xctest" {
        hasXCTest = false
      } else if argument == "--disable-swift-testing" {
        hasSwiftTesting = false
      } else if !Self.flags.contains(argument) {
        build.append(argument)
      }
    }
  }

  /// The tests of some that are to run.
  package func selected(_ tests: [TestIdentifier]) -> [TestIdentifier] {
    tests.filter { test in
      guard test.isXCTest ? hasXCTest : hasSwiftTesting else { return false }
      return (filters.isEmpty || filters.contains { Self.matches(test, $0) })
        && !skips.contains { Self.matches(test, $0) }
    }
  }

  private static func matches(_ test: TestIdentifier, _ expression: String) -> Bool {
    test.text.range(of: expression, options: .regularExpression) != nil
  }
}
