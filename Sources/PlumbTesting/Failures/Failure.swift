internal import Foundation
internal import Testing
internal import XCTest

/// The reason for which a test fails, with files that show it.
struct Failure {
  /// A file that belongs to a failure.
  struct File {
    /// Its name with its ending.
    let name: String
    /// Its bytes.
    let data: Data
  }

  /// The message.
  var message: String
  /// The line that fails.
  var place: SourceLocation
  /// The files that show it.
  var files: [File] = []

  /// Fails the test that runs: in Swift Testing with attachments, with XCTest with paths of files.
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

/// The folder for pictures of failures.
enum Artifacts {
  /// `SNAPSHOT_ARTIFACTS` of the environment, or a folder among temporary files.
  static var folder: URL {
    if let path = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    return FileManager.default.temporaryDirectory.appendingPathComponent("PlumbTesting")
  }

  /// Writes a file under a name of its own.
  ///
  /// - Returns: The file's place.
  static func write(_ data: Data, named name: String) throws -> URL {
    let url = folder.appendingPathComponent(UUID().uuidString).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    return url
  }
}
