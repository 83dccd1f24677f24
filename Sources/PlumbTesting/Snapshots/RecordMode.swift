internal import Foundation

/// The cases in which frames and pictures are recorded, with the names of swift-snapshot-testing.
///
/// A test that states none takes the environment's `SNAPSHOT_TESTING_RECORD`, else ``missing``.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Always; every comparison fails.
  case all
  /// Records where the file is missing; the comparison fails once.
  case missing
  /// Records where the file is missing or differs; the comparison fails.
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
