internal import ArgumentParser
internal import Workbench

/// A command that reports on each of many documents independently of the others.
protocol DocumentCommand: ParsableCommand {
  /// Options that other processes need besides the arguments of this one to say the same, such as the format that
  /// follows from what standard output is here.
  var workerOptions: [String] { get }

  /// Returns a function that does the work about one document.
  ///
  /// - Throws: An exit code, after a message, where an option cannot be used.
  @MainActor func documentWork() throws -> (GivenDocument) -> CommandOutput

  /// Returns the output for a document that cannot be worked on.
  func failure(_ error: WorkbenchError, path: String) -> CommandOutput
}

extension DocumentCommand {
  var workerOptions: [String] { [] }

  func failure(_ error: WorkbenchError, path: String) -> CommandOutput {
    CommandOutput(messages: [error.description], failures: 1)
  }
}

/// A document that a command is about.
struct GivenDocument: Codable, Sendable {
  /// The path as it is shown.
  let path: String
  /// The folders below that of all results in which the results of this one lie, its own last.
  var subfolder: [String] = []
}

/// The arguments of the command that runs.
enum Invocation {
  /// Without the name of the program: those of this process, or of the request that it answers.
  @TaskLocal static var arguments = Array(CommandLine.arguments.dropFirst())
}
