package import Foundation
internal import Synchronization

/// A process that answers requests, each one line of JSON.
package final class WorkerProcess {
  /// Whether the process was ended because a request took too long.
  package private(set) var hasTimedOut = false

  /// The number of the process.
  package var number: Int32 { process.processIdentifier }

  private let process = Process()
  private let requests = Pipe()
  private var answers: WorkerLines

  /// Creates a process and starts it.
  ///
  /// - Parameter setup: The first line, which gets no answer.
  /// - Throws: The system's error if the program cannot be started.
  package init(_ command: WorkerCommand, setup: Data) throws {
    let answers = Pipe()
    self.answers = WorkerLines(answers.fileHandleForReading)
    process.executableURL = command.program
    process.arguments = command.arguments
    process.standardInput = requests
    process.standardOutput = answers
    try process.run()
    try write(setup)
  }

  /// The answer to a request; nil if the process ended without one.
  package func answer(_ request: Data) -> Data? {
    guard (try? write(request)) != nil else { return nil }
    return answers.next()
  }

  /// The answer to a request; nil if the process ended without one.
  ///
  /// The process is ended after the given number of seconds.
  package func answer(_ request: Data, within seconds: Double) -> Data? {
    let number = process.processIdentifier
    let isLate = Mutex(false)
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + seconds)
    timer.setEventHandler {
      isLate.withLock { $0 = true }
      kill(number, SIGKILL)
    }
    timer.resume()
    let answer = answer(request)
    timer.cancel()
    hasTimedOut = answer == nil && isLate.withLock { $0 }
    return answer
  }

  /// Ends the process and returns its termination reason, such as `signal 11`.
  @discardableResult package func end() -> String {
    try? requests.fileHandleForWriting.close()
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? "signal \(status)" : "exit code \(status)"
  }

  private func write(_ line: Data) throws {
    try requests.fileHandleForWriting.write(contentsOf: line + Data("\n".utf8))
  }
}
