internal import Synchronization
internal import Testing
internal import XCTest

/// The running XCTest test.
final class CurrentTestCase: NSObject, XCTestObservation, Sendable {
  /// The observer of this process, registered on first use.
  static let shared: CurrentTestCase = {
    let made = CurrentTestCase()
    XCTestObservationCenter.shared.addTestObserver(made)
    return made
  }()

  /// A weak reference to the test case.
  ///
  /// Unchecked: XCTest uses a test case on one thread at a time.
  private struct Reference: @unchecked Sendable { weak var test: XCTestCase? }
  private let running = Mutex(Reference())

  func testCaseWillStart(_ testCase: XCTestCase) { begin(testCase) }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    running.withLock { $0.test = nil }
    SnapshotCounter.reset()
  }

  /// Records a test that began before the observer was registered.
  func begin(_ testCase: XCTestCase) {
    let reference = Reference(test: testCase)
    running.withLock { $0 = reference }
  }

  /// Fails the running test at a line.
  ///
  /// If no test is running, XCTest reports the line of this function.
  func fail(_ message: String, at place: SourceLocation) {
    guard let test = running.withLock({ $0 }).test else { return XCTFail("\(place): \(message)") }
    test.recordFailure(
      withDescription: message, inFile: place.filePath, atLine: place.line, expected: true)
  }
}
