internal import Foundation
internal import Testing
internal import XCTest

/// The failure of a test, with files that illustrate it.
struct Failure {
  /// A file that belongs to a failure.
  struct File {
    /// The file name with its extension.
    let name: String
    /// The contents.
    let data: Data
  }

  /// The message.
  var message: String
  /// The line to report.
  var place: SourceLocation
  /// The files that illustrate the failure.
  var files: [File] = []

  /// Fails the running test: in Swift Testing with attachments, in XCTest with file paths.
  func record() {
    if Test.current != nil {
      for file in files {
        Attachment.record([UInt8](file.data), named: file.name, sourceLocation: place)
      }
      Issue.record(Comment(rawValue: message), sourceLocation: place)
      return
    }
    let paths = files.compactMap { try? Artifacts.write($0.data, named: $0.name).path }
    let text = ([message] + paths.map { "see \($0)" }).joined(separator: "\n")
    CurrentTestCase.shared.fail(text, at: place)
  }
}

/// The folder for files of failures.
enum Artifacts {
  /// The folder in the environment variable `SNAPSHOT_ARTIFACTS`, or a temporary folder.
  static var folder: URL {
    if let path = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    return FileManager.default.temporaryDirectory.appendingPathComponent("PlumbTesting")
  }

  /// Writes a file under a unique name.
  ///
  /// - Returns: The file's location.
  static func write(_ data: Data, named name: String) throws -> URL {
    let url = folder.appendingPathComponent(UUID().uuidString).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    return url
  }
}
