internal import Foundation

/// A program that is run to its end, with what it prints.
struct ProgramRun {
  private let process = Process()
  private let name: String

  /// Creates the run of a program that `PATH` finds, in the current folder or another one.
  init(_ arguments: [String], in folder: URL? = nil) {
    if let folder { process.currentDirectoryURL = folder }
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    name = arguments.first ?? ""
  }

  /// Runs it.
  func output() throws(ToolsetError) -> (status: Int32, output: Data, errors: String) {
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let output = Pipe()
    defer { try? FileManager.default.removeItem(at: errors) }
    do {
      try Data().write(to: errors)
      process.standardOutput = output
      // A second pipe could fill up while the first one is read.
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    } catch {
      throw .output(path: name, why: error.localizedDescription)
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = (try? Data(contentsOf: errors)).map { String(decoding: $0, as: UTF8.self) }
    return (process.terminationStatus, data, text ?? "")
  }

  /// Runs it and returns its output.
  ///
  /// - Throws: `ToolsetError` with what it said, unless it succeeds.
  func successfulOutput() throws(ToolsetError) -> Data {
    let (status, data, errors) = try output()
    try Self.check(status, name, errors)
    return data
  }

  /// - Throws: `ToolsetError` for an exit code that is not 0.
  static func check(_ status: Int32, _ name: String, _ errors: String = "") throws(ToolsetError) {
    // The code that env gives for a program that it does not find.
    guard status != 127 else {
      throw .notFound("\(name): No such program in PATH; install Swift first.")
    }
    guard status == 0 else {
      throw .notFound("\(name) failed with exit code \(status).\n\(errors.suffix(4000))")
    }
  }
}
