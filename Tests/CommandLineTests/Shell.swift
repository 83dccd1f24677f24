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

  /// Writes a file that can be run.
  static func makeProgram(_ name: String, _ text: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  /// Packs a folder like that of an archive of Plumb, with a program that says what it is called with.
  static func makeArchive(_ name: String, in folder: URL) throws {
    try makeProgram("kit/plumb-x/bin/plumb", "#!/bin/sh\necho \"plumb $*\"\n", in: folder)
    let result = try run("tar -cJf \"$1\" -C kit plumb-x", [name], folder: folder)
    guard result.status == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
