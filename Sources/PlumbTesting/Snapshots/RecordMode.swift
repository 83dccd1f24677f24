internal import Foundation

/// A mode for recording frames and pictures, with the names of swift-snapshot-testing.
///
/// A test that specifies none uses the environment variable `SNAPSHOT_TESTING_RECORD`, otherwise ``missing``.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Always records; every comparison fails.
  case all
  /// Records if the file is missing; the comparison then fails.
  case missing
  /// Records if the file is missing or differs; the comparison then fails.
  case failed
  /// Never records; a comparison with a missing file fails.
  case never

  /// The mode in the environment; nil for an unknown value.
  static var current: RecordMode? {
    guard let word = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] else {
      return .missing
    }
    return RecordMode(rawValue: word)
  }
}
