package import Foundation

/// The command that starts a process which works for this one.
package struct WorkerCommand: Sendable {
  /// The program.
  package let program: URL
  /// Its arguments.
  package let arguments: [String]
  /// The maximum number of processes at a time, at least 1.
  package let count: Int

  /// Creates a command.
  package init(program: URL, arguments: [String], count: Int) {
    self.program = program
    self.arguments = arguments
    self.count = max(1, count)
  }

  /// Blocks the pipe signal in the calling thread: writing to a process that ended is an error of the write,
  /// not the end of this process.
  package static func blockPipeSignal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// The program that is running, with other arguments; nil where its file is not known.
  ///
  /// - Parameter count: The maximum number of processes; nil is one for each processor.
  package static func thisProgram(_ arguments: [String], count: Int?) -> WorkerCommand? {
    guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    return WorkerCommand(
      program: URL(fileURLWithPath: program), arguments: arguments,
      count: count ?? ProcessInfo.processInfo.activeProcessorCount)
  }
}
