internal import ArgumentParser
internal import IBDocument
internal import Workbench
internal import Workers

/// `--jobs`, an option of every command that works on many documents.
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

  /// Returns the command that starts processes for some work; nil where none is needed or the program is not known.
  func workers(_ kind: WorkerSubcommand.Kind) -> WorkerCommand? {
    // Other processes know no unsaved texts.
    guard jobs != 1, UnsavedDocuments.texts.isEmpty else { return nil }
    return .worker(kind, count: jobs)
  }
}

extension WorkerCommand {
  /// Returns the command that starts this program as a worker; nil where its file is not known.
  static func worker(_ kind: WorkerSubcommand.Kind, count: Int?) -> WorkerCommand? {
    thisProgram([WorkerSubcommand.configuration.commandName ?? "", kind.rawValue], count: count)
  }
}
