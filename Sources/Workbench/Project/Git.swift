internal import Foundation

/// The calling of git, which must be installed.
enum Git {
  /// Returns the output of a git command; nil if it fails.
  ///
  /// - Parameters:
  ///   - arguments: The subcommand and its arguments.
  ///   - folder: The working directory.
  ///   - path: The path that the user specified, for the error.
  /// - Throws: `WorkbenchError` if git does not exist.
  static func answer(
    _ arguments: [String], in folder: String, for path: String
  ) throws(WorkbenchError) -> Data? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A repository could otherwise configure a program to run here.
    process.arguments = ["git", "-c", "core.fsmonitor=false", "-C", folder] + arguments
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw .input(path: path, why: "git cannot be started: \(SystemWords.text(of: error))")
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus != 127 else {
      throw .input(path: path, why: "This needs git, which is not installed.")
    }
    return process.terminationStatus == 0 ? data : nil
  }
}
