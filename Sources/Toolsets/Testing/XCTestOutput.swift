internal import Foundation

/// The lines that XCTest prints, read as a log.
package struct XCTestOutput {
  /// The log of the lines so far.
  package private(set) var log = TestLog()
  private let names: [String: TestIdentifier]
  private var messages: [String] = []

  /// Creates a reader.
  ///
  /// - Parameter tests: The tests of the process; of two that XCTest prints alike the first one counts.
  package init(_ tests: [TestIdentifier]) {
    names = Dictionary(tests.map { ($0.printedName, $0) }) { first, _ in first }
  }

  /// Reads a line; what tests print themselves is skipped.
  package mutating func read(_ line: some StringProtocol) {
    // A test may have printed something without a line break before.
    guard let start = line.range(of: "Test Case '"),
      let end = line[start.upperBound...].firstIndex(of: "'"),
      let test = names[String(line[start.upperBound..<end])]
    else {
      keep(String(line))
      return
    }
    let words = line[line.index(after: end)...].split(separator: " ")
    switch words.first {
    case "started":
      log.running.insert(test)
      messages = []
    case "passed": close(test, .passed, words)
    case "failed": close(test, .failed, words)
    case "skipped": close(test, .skipped, words)
    default: break
    }
  }

  /// Keeps a failure's line; a hundred of a test at most.
  private mutating func keep(_ line: String) {
    guard log.running.count == 1, let test = log.running.first, messages.count < 100 else { return }
    if let range = line.range(of: " \(test.printedName) : ") {
      let place = line[..<range.lowerBound]
      let reason = line[range.upperBound...]
      messages.append(
        (place.hasSuffix(": error:") ? String(place.dropLast(7)) : String(place)) + " " + reason)
    }
  }

  private mutating func close(
    _ test: TestIdentifier, _ kind: TestOutcome.Kind, _ words: [some StringProtocol]
  ) {
    log.running.remove(test)
    let seconds = words.dropFirst().first.flatMap { Double($0.drop { $0 == "(" }) }
    log.outcomes[test] = TestOutcome(kind, seconds: seconds, messages: messages)
    messages = []
  }
}
