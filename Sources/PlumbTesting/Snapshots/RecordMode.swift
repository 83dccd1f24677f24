internal import Foundation

/// When frames and pictures are written as the ones to compare with, with the names of swift-snapshot-testing.
///
/// What a test does not state comes from the environment's `SNAPSHOT_TESTING_RECORD`, else it is ``missing``.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Always; every comparison fails.
  case all
  /// Where the file is missing; the comparison fails once.
  case missing
  /// Where the file is missing or differs; the comparison fails.
  case failed
  /// Never; a missing one fails.
  case never

  /// The mode of the environment; nil for a word that is not known.
  static var current: RecordMode? {
    guard let word = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] else {
      return .missing
    }
    return RecordMode(rawValue: word)
  }
}
