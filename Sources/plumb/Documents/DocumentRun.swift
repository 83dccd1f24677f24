internal import Drawing
internal import Foundation
internal import Workbench
internal import Workers

/// Runs a command on documents, in this process or, if there are many, in several processes.
///
/// The output and its order are the same.
@MainActor struct DocumentRun<Command: DocumentCommand> {
  /// The minimum number of documents for which worker processes start; with fewer documents, starting them takes longer
  /// than the work.
  private static var minimumDocuments: Int { 16 }

  private let command: Command
  private let jobs: JobsOption
  private let work: (GivenDocument) -> CommandOutput

  /// The number of failures and of counted results.
  struct Sum {
    var failures = 0
    var count = 0
    var missing: Set<String> = []
    var omissions = PictureOmissions()
    var records: [String] = []
  }

  /// Creates a run.
  ///
  /// - Throws: An exit code, after a message, if an option cannot be used. Only this process prints the message.
  init(_ command: Command, jobs: JobsOption) throws {
    self.command = command
    self.jobs = jobs
    work = try command.documentWork()
  }

  /// Prints the command's output for the documents.
  ///
  /// - Parameter isDivisible: Whether each document can be processed independently.
  func print(
    _ targets: [GivenDocument], to output: inout Output, isDivisible: Bool = true
  ) -> Sum {
    var sum = Sum()
    var progress = Progress(total: targets.count)
    func show(_ piece: CommandOutput, of target: GivenDocument) {
      output.write(piece.output)
      for message in piece.messages { Terminal.error(message) }
      sum.failures += piece.failures
      sum.count += piece.count
      sum.missing.formUnion(piece.missing)
      sum.omissions.formUnion(piece.omissions)
      sum.records += piece.records
    }
    if isDivisible, targets.count >= Self.minimumDocuments,
      let workers = jobs.workers(.documents), workers.count > 1
    {
      var next = 0
      pool(workers).deliver(answersTo: targets, ahead: 32 * workers.count) { answer in
        let target = targets[next]
        next += 1
        progress.step(target.path)
        switch answer {
        case .success(let piece): show(piece, of: target)
        case .failure(let failure):
          let why = "The work on this document ended early (\(failure.why))."
          show(command.failure(.input(path: target.path, why: why), path: target.path), of: target)
        }
      }
    } else {
      for target in targets {
        progress.step(target.path)
        show(work(target), of: target)
      }
    }
    progress.finish()
    return sum
  }

  private func pool(_ workers: WorkerCommand) -> WorkerPool<GivenDocument, CommandOutput> {
    var arguments = Invocation.arguments
    arguments.insert(contentsOf: command.workerOptions, at: min(1, arguments.count))
    let setup = try? JSONEncoder().encode(DocumentWorker.Setup(arguments: arguments))
    return WorkerPool(command: workers, setup: setup ?? Data())
  }
}
