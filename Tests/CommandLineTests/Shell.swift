import Foundation

/// Runs lines of a shell.
enum Shell {
  /// Whether a program is in the path.
  static func has(_ program: String) -> Bool {
    (try? run("command -v \"$1\"", [program]).status) == 0
  }

  /// Runs a script to its end.
  ///
  /// - Parameters:
  ///   - arguments: `$1` and further ones.
  ///   - environment: Variables besides those of the tests.
  static func run(
    _ script: String, _ arguments: [String] = [], shell: String = "/bin/sh",
    environment: [String: String] = [:], folder: URL? = nil
  ) throws -> Tool.Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: shell)
    process.arguments = ["-c", script, "test"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    let output = Pipe()
    // A second pipe could fill up while the first one is read.
    let errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-shell-\(UUID().uuidString)")
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Tool.Result(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: String(decoding: text, as: UTF8.self),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}
