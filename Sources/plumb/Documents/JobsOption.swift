internal import ArgumentParser
internal import IBDocument
internal import Workbench
internal import Workers

/// `--jobs`, an option of every command that processes many documents.
struct JobsOption: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The maximum number of processes. (default: one for each processor)",
      valueName: "count"))
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs needs a number from 1.") }
  }

  /// Returns the command that starts worker processes; nil if none are needed or the program's path cannot be
  /// determined.
  func workers(_ kind: WorkerSubcommand.Kind) -> WorkerCommand? {
    // Worker processes do not have the unsaved texts.
    guard jobs != 1, UnsavedDocuments.texts.isEmpty else { return nil }
    return .worker(kind, count: jobs)
  }
}

extension WorkerCommand {
  /// Returns the command that starts this program as a worker; nil if its file cannot be determined.
  static func worker(_ kind: WorkerSubcommand.Kind, count: Int?) -> WorkerCommand? {
    thisProgram([WorkerSubcommand.configuration.commandName ?? "", kind.rawValue], count: count)
  }
}
