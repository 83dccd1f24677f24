internal import Synchronization

/// A counter of unnamed comparisons, by test and file.
final class SnapshotCounter: Sendable {
  /// The counter of a Swift Testing test that has a layout trait.
  @TaskLocal static var ofTask: SnapshotCounter?
  /// The counter for all other tests.
  private static let ofProcess = SnapshotCounter()

  private let counts = Mutex<[String: Int]>([:])

  /// The number of the next comparison for a key, starting at 1.
  static func next(_ key: String) -> Int {
    (ofTask ?? ofProcess).counts.withLock {
      $0[key, default: 0] += 1
      return $0[key] ?? 1
    }
  }

  /// Resets the counts for the next XCTest test.
  static func reset() { ofProcess.counts.withLock { $0 = [:] } }
}
