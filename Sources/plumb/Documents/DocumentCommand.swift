internal import ArgumentParser
internal import Workbench

/// A command that processes documents independently of each other.
protocol DocumentCommand: ParsableCommand {
  /// Options that other processes need, besides the arguments of this process, to produce the same output: for example
  /// the format, whose default depends on standard output.
  var workerOptions: [String] { get }

  /// Returns a function that processes one document.
  ///
  /// - Throws: An exit code, after a message, if an option cannot be used.
  @MainActor func documentWork() throws -> (GivenDocument) -> CommandOutput

  /// Returns the output for a document that cannot be processed.
  func failure(_ error: WorkbenchError, path: String) -> CommandOutput
}

extension DocumentCommand {
  var workerOptions: [String] { [] }

  func failure(_ error: WorkbenchError, path: String) -> CommandOutput {
    CommandOutput(messages: [error.description], failures: 1)
  }
}

/// A document to process.
struct GivenDocument: Codable, Sendable {
  /// The path to display.
  let path: String
  /// The path components of the document's results folder below the common results folder.
  var subfolder: [String] = []
}

/// The arguments of the running command.
enum Invocation {
  /// The arguments without the program's name: those of this process, or of the request that it answers.
  @TaskLocal static var arguments = Array(CommandLine.arguments.dropFirst())
}
