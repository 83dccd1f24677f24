internal import Synchronization

/// Counts what a test compares without a name, by test and file.
final class SnapshotCounter: Sendable {
  /// The counter of a test of Swift Testing with a trait of layout.
  @TaskLocal static var ofTask: SnapshotCounter?
  /// The counter of all others.
  private static let ofProcess = SnapshotCounter()

  private let counts = Mutex<[String: Int]>([:])

  /// The number of the next comparison below a key, from 1.
  static func next(_ key: String) -> Int {
    (ofTask ?? ofProcess).counts.withLock {
      $0[key, default: 0] += 1
      return $0[key] ?? 1
    }
  }

  /// Starts over, for the next test of XCTest.
  static func reset() { ofProcess.counts.withLock { $0 = [:] } }
}
