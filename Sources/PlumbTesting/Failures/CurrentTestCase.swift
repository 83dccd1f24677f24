internal import Synchronization
internal import Testing
internal import XCTest

/// The test of XCTest that runs.
final class CurrentTestCase: NSObject, XCTestObservation, Sendable {
  /// The observer of this process, registered on first use.
  static let shared: CurrentTestCase = {
    let made = CurrentTestCase()
    XCTestObservationCenter.shared.addTestObserver(made)
    return made
  }()

  /// The test case; a weak reference.
  ///
  /// Unchecked: XCTest uses a test case on one thread at a time.
  private struct Reference: @unchecked Sendable { weak var test: XCTestCase? }
  private let running = Mutex(Reference())

  func testCaseWillStart(_ testCase: XCTestCase) { begin(testCase) }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    running.withLock { $0.test = nil }
    SnapshotCounter.reset()
  }

  /// Says that a test runs which began before the observer was there.
  func begin(_ testCase: XCTestCase) {
    let reference = Reference(test: testCase)
    running.withLock { $0 = reference }
  }

  /// Fails the test that runs at a line; without one XCTest reports the line of this function.
  func fail(_ message: String, at place: SourceLocation) {
    guard let test = running.withLock({ $0 }).test else { return XCTFail("\(place): \(message)") }
    test.recordFailure(
      withDescription: message, inFile: place.filePath, atLine: place.line, expected: true)
  }
}
