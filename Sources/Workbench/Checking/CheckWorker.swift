internal import Foundation
internal import NibBuilding
internal import Workers

/// Documents checked by other processes.
package enum CheckWorker {
  /// The state that every worker needs.
  struct Setup: Codable {
    /// The paths that the user named.
    let paths: [String]
    /// The folders and catalogues of named pictures and colours.
    let assetFolders: [String]
  }

  /// The minimum number of documents for which processes are started.
  static let minimumDocuments = 8

  /// Checks the documents that standard input requests; the work of a process that a check started.
  ///
  /// - Throws: When a request cannot be understood or an answer cannot be written.
  @MainActor package static func run() throws {
    try WorkerLoop.run { (setup: Setup) in
      var options = NibOptions()
      options.assetFolders = setup.assetFolders.map { URL(fileURLWithPath: $0) }
      let runner = CheckTaskRunner(InputFiles.search(setup.paths), options: options)
      return { (task: CheckTask) in runner.outcome(of: task) }
    }
  }

  /// The outcomes of tasks in their order.
  static func outcomes(
    of tasks: [CheckTask], setup: Setup, by command: WorkerCommand,
    started: @escaping @Sendable (_ path: String, _ count: Int) -> Void
  ) -> [CheckOutcome] {
    let line = (try? JSONEncoder().encode(setup)) ?? Data()
    let pool = WorkerPool<CheckTask, CheckOutcome>(command: command, setup: line)
    let answers = pool.answers(to: tasks) { started(tasks[$0].path, tasks.count) }
    return zip(tasks, answers).map { task, answer in
      switch answer {
      case .success(let outcome): return outcome
      case .failure(let failure):
        let why = "The check of this document ended early (\(failure.why))."
        return CheckOutcome(
          kind: .failed(WorkbenchError.input(path: task.path, why: why).report))
      }
    }
  }
}
