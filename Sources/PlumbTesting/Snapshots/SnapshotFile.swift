internal import Foundation
internal import Testing

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A reference file of a test, named as in swift-snapshot-testing.
///
/// The path is `__Snapshots__/<TestFile>/<test>.<name or number>.<extension>`, next to the test's file. Characters
/// other than letters, digits and `_` become hyphens, except at both ends.
struct SnapshotFile {
  /// The result of reading or recording a file.
  enum Verdict {
    /// The test must compare with the contents.
    case compare(Data)
    /// The test fails with a message.
    case fail(String)
  }

  /// The file's location.
  let url: URL
  private let mode: RecordMode?

  /// Creates the file for a comparison.
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

  /// The name as a path component.
  static func sanitized(_ name: String) -> String {
    name.replacing(/\W+/, with: "-").replacing(/^-|-$/, with: "")
  }

  /// Whether a differing file is replaced.
  var recordsFailures: Bool { mode == .failed || mode == .all }

  /// Returns the result for a test's data, after recording it if the mode requires it.
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

  /// Writes a test's data and returns an error message, or nil.
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

  /// Returns the system's description of an error, which Foundation's often lacks.
  private static func reason(_ error: any Error) -> String {
    guard let system = (error as? CocoaError)?.underlying as? POSIXError else {
      return error.localizedDescription
    }
    return String(cString: strerror(system.code.rawValue))
  }

  /// The path, starting at `__Snapshots__`.
  var shortPath: String { url.pathComponents.suffix(3).joined(separator: "/") }
}
