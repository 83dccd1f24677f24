internal import Foundation
internal import Testing

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file with what a test compares with, named as swift-snapshot-testing names it.
///
/// `__Snapshots__/<TestFile>/<test>.<name or number>.<ending>`, beside the file of the test. What is neither a letter
/// nor a digit nor `_` becomes a hyphen, none at either end.
struct SnapshotFile {
  /// The treatment of a file.
  enum Verdict {
    /// The test compares with its content.
    case compare(Data)
    /// The test fails with a message.
    case fail(String)
  }

  /// The file's location.
  let url: URL
  private let mode: RecordMode?

  /// Creates the file of a comparison.
  init(
    _ name: String?, _ ending: String, of test: String, in place: SourceLocation,
    record: RecordMode?
  ) {
    let file = URL(fileURLWithPath: place.filePath)
    let folder = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    let test = Self.sanitized(test)
    let key = "\(folder.path)/\(test) \(Test.current.map { "\($0.id)" } ?? "")"
    let word = name.map(Self.sanitized) ?? String(SnapshotCounter.next(key))
    url = folder.appendingPathComponent("\(test).\(word).\(ending)")
    mode = record ?? RecordMode.current
  }

  /// A name as a part of a path.
  static func sanitized(_ name: String) -> String {
    name.replacing(/\W+/, with: "-").replacing(/^-|-$/, with: "")
  }

  /// Whether a file that differs is replaced.
  var recordsFailures: Bool { mode == .failed || mode == .all }

  /// Returns the treatment of a test's data, after recording it where the mode says so.
  func verdict(of data: Data) -> Verdict {
    guard let mode else {
      let known = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      return .fail("SNAPSHOT_TESTING_RECORD is not one of \(known)")
    }
    let known = mode == .all ? nil : try? Data(contentsOf: url)
    if let known { return .compare(known) }
    guard mode != .never else {
      return .fail("\(shortPath) is missing, and nothing is recorded")
    }
    return .fail(write(data) ?? "\(shortPath) was recorded; the next run compares with it")
  }

  /// Writes what a test has; what went wrong, or nil.
  func write(_ data: Data) -> String? {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
      return nil
    } catch {
      return "\(shortPath) cannot be written: \(Self.reason(error))"
    }
  }

  /// Returns the system's text of an error, which Foundation's own often lacks.
  private static func reason(_ error: any Error) -> String {
    guard let system = (error as? CocoaError)?.underlying as? POSIXError else {
      return error.localizedDescription
    }
    return String(cString: strerror(system.code.rawValue))
  }

  /// The path from `__Snapshots__` on.
  var shortPath: String { url.pathComponents.suffix(3).joined(separator: "/") }
}
