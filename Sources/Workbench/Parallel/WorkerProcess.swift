internal import Foundation

/// A process that answers requests, one line of JSON each.
final class WorkerProcess {
  private let process = Process()
  private let requests = Pipe()
  private var answers: WorkerLines

  /// Starts a process.
  ///
  /// - Parameter setup: The first line, which is not answered.
  /// - Throws: What the system says where the program cannot be started.
  init(_ command: WorkerCommand, setup: Data) throws {
    let answers = Pipe()
    self.answers = WorkerLines(answers.fileHandleForReading)
    process.executableURL = command.program
    process.arguments = command.arguments
    process.standardInput = requests
    process.standardOutput = answers
    try process.run()
    try write(setup)
  }

  /// The answer to a request; nil when the process ended without one.
  func answer(_ request: Data) -> Data? {
    guard (try? write(request)) != nil else { return nil }
    return answers.next()
  }

  /// Ends the process and says how it ended, such as `signal 11`.
  @discardableResult func end() -> String {
    try? requests.fileHandleForWriting.close()
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? "signal \(status)" : "exit code \(status)"
  }

  private func write(_ line: Data) throws {
    try requests.fileHandleForWriting.write(contentsOf: line + Data("\n".utf8))
  }
}
