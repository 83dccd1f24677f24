package import Foundation

/// The command that starts a worker process.
package struct WorkerCommand: Sendable {
  /// The program.
  package let program: URL
  /// The program's arguments.
  package let arguments: [String]
  /// The maximum number of simultaneous processes, at least 1.
  package let count: Int

  /// Creates a command.
  package init(program: URL, arguments: [String], count: Int) {
    self.program = program
    self.arguments = arguments
    self.count = max(1, count)
  }

  /// Blocks the pipe signal in the calling thread: writing to a process that has ended is then an error of the write
  /// and does not end this process.
  package static func blockPipeSignal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// The running program with other arguments; nil if its file cannot be determined.
  ///
  /// - Parameter count: The maximum number of processes; nil means one per processor.
  package static func thisProgram(_ arguments: [String], count: Int?) -> WorkerCommand? {
    guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    return WorkerCommand(
      program: URL(fileURLWithPath: program), arguments: arguments,
      count: count ?? ProcessInfo.processInfo.activeProcessorCount)
  }
}
