internal import Foundation

/// A program of the system that tests run beside the code, such as a validator.
package struct Program: Sendable {
  /// How a run ended.
  package struct Result: Sendable {
    /// The exit code; -1 when the program was ended by a signal, such as at its time limit.
    package let status: Int32
    /// What it wrote to standard output.
    package let output: String
  }

  /// The absolute path.
  package let path: String

  /// The first of some programs that is found in the search path; nil where none of them is installed.
  package init?(_ names: String...) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = names.lazy.flatMap { name in
      name.hasPrefix("/") ? [name] : folders.map { "\($0)/\(name)" }
    }.first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { return nil }
    path = found
  }

  /// Runs the program to its end; what it writes to standard error is not kept.
  ///
  /// - Parameter seconds: After so many the program is ended.
  /// - Throws: An error of Foundation when it cannot be started.
  package func run(_ arguments: [String], seconds: Double = 60) throws -> Result {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + seconds)
    timer.setEventHandler { process.terminate() }
    timer.resume()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    timer.cancel()
    return Result(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: String(decoding: data, as: UTF8.self))
  }
}
