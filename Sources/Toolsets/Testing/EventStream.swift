internal import Foundation

/// The records that Swift Testing writes for other programs, read as a log.
///
/// - SeeAlso: The JSON schema of version 0 in Swift Testing's documentation.
package struct EventStream {
  /// The log of the records so far.
  package private(set) var log = TestLog()
  private let names: [String: TestIdentifier]
  private var starts: [TestIdentifier: Double] = [:]
  private var messages: [TestIdentifier: [String]] = [:]
  private var skipped: [TestIdentifier: [String]] = [:]

  /// A record; those of other versions have other parts, which are skipped.
  private struct Record: Decodable {
    struct Payload: Decodable {
      struct Instant: Decodable { var absolute: Double? }
      struct Message: Decodable {
        var symbol: String?
        var text: String?
      }
      struct Location: Decodable {
        var fileID: String?
        var line: Int?
      }
      var kind: String?
      var testID: String?
      var instant: Instant?
      var messages: [Message]?
      var location: Location?

      enum CodingKeys: String, CodingKey {
        case kind, testID, instant, messages
        case location = "_sourceLocation"
      }
    }
    var kind: String
    var payload: Payload
  }

  /// Creates a reader for some tests.
  package init(_ tests: [TestIdentifier]) {
    names = Dictionary(tests.map { ($0.text, $0) }) { first, _ in first }
  }

  /// Reads a line of the file; a line that is cut off is skipped.
  package mutating func read(_ line: some StringProtocol) {
    guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)),
      record.kind == "event", let name = record.payload.testID, let test = test(name)
    else { return }
    let payload = record.payload
    let texts = (payload.messages ?? []).compactMap(\.text)
    switch payload.kind {
    case "testStarted":
      log.running.insert(test)
      starts[test] = payload.instant?.absolute
    case "testSkipped": log.outcomes[test] = TestOutcome(.skipped, messages: texts)
    case "issueRecorded" where (messages[test]?.count ?? 0) < 100:
      let place = payload.location.flatMap { location in
        location.fileID.map { "\($0):\(location.line ?? 0): " }
      }
      messages[test, default: []].append((place ?? "") + texts.joined(separator: "\n"))
    case "testEnded":
      log.running.remove(test)
      let isFailed = payload.messages?.contains { $0.symbol == "fail" } ?? false
      let seconds = payload.instant?.absolute.flatMap { end in starts[test].map { end - $0 } }
      log.outcomes[test] = TestOutcome(
        isFailed ? .failed : .passed, seconds: seconds,
        messages: isFailed ? messages[test] ?? [] : [])
    default: break
    }
  }

  /// The test of an identifier, which has its place in the source at its end; nil for a suite.
  private func test(_ name: String) -> TestIdentifier? {
    if let test = names[name] { return test }
    guard let slash = name.lastIndex(of: "/") else { return nil }
    return names[String(name[..<slash])]
  }
}
