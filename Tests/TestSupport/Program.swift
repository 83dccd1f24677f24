package import Foundation

/// A program of the system that tests run beside the code, such as a validator.
package struct Program: Sendable {
  /// How a run ended.
  package struct Result: Sendable {
    /// The exit code; -1 when the program was ended by a signal, such as at its limit.
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
  /// - Parameter limit: The seconds of the processor after which the system ends it; waiting is not counted.
  /// - Throws: An error of Foundation when it cannot be started.
  package func run(_ arguments: [String], limit: Int = 300) throws -> Result {
    let process = Process()
    let output = Pipe()
    process.limit(to: limit, URL(fileURLWithPath: path), arguments)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: String(decoding: data, as: UTF8.self))
  }
}

extension Process {
  /// Sets a program that the system ends after some seconds of the processor.
  ///
  /// A shell states the limit and becomes the program, which keeps the number of the process.
  package func limit(to seconds: Int, _ program: URL, _ arguments: [String]) {
    executableURL = URL(fileURLWithPath: "/bin/sh")
    self.arguments =
      ["-c", #"ulimit -t "$0"; exec "$@""#, String(seconds), program.path] + arguments
  }
}
