import Foundation
import TestSupport

/// A project of a test: a folder with documents, checked by the tool.
struct CheckProject {
  /// The folder, without links.
  let folder: URL

  /// Writes files by their paths.
  init(_ files: [String: String]) throws {
    folder = try TestFolder.make()
    for (path, text) in files { try write(text, path) }
  }

  /// Writes a file.
  func write(_ text: String, _ path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Checks the folder, from inside of it.
  func check(_ arguments: String...) throws -> Tool.Result {
    try Tool.run(["check"] + arguments + ["."], folder: folder)
  }

  /// Runs git in the folder, with a user of its own and no other settings.
  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=a", "-c", "user.email=a@example.org", "-C", folder.path] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(arguments: arguments) }
  }

  /// A call of git that failed.
  struct Failure: Error {
    let arguments: [String]
  }

  /// A document in which one view is not where its constraints place it: a warning `misplaced` for `box`.
  static let misplaced = Documents.centred.replacingOccurrences(
    of: "x=\"137.5\"", with: "x=\"100\"")

  /// A document with two heights for `box`, which is an error `conflict` for the second one, `h2`.
  static let conflicting = Documents.centred.replacingOccurrences(
    of: "constant=\"50\" id=\"h\"/>",
    with:
      "constant=\"50\" id=\"h\"/><constraint firstAttribute=\"height\" constant=\"60\" id=\"h2\"/>")

  /// A storyboard of watchOS.
  static let watch = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" \
    toolsVersion="21701" targetRuntime="watchKit">
      <scenes/>
    </document>
    """
}
