internal import Foundation
internal import NibBuilding
internal import Workers

/// The checking of documents by worker processes.
package enum CheckWorker {
  /// The state common to all workers.
  struct Setup: Codable {
    /// The paths that the user specified.
    let paths: [String]
    /// The folders and catalogues for named pictures and colours.
    let assetFolders: [String]
    /// The files and folders of fonts that come before those of projects.
    let fontFolders: [String]
  }

  /// The minimum number of documents for which worker processes start.
  static let minimumDocuments = 8

  /// Checks the documents requested on standard input; called in worker processes.
  ///
  /// - Throws: An error when a request cannot be decoded or an answer cannot be written.
  @MainActor package static func run() throws {
    try WorkerLoop.run { (setup: Setup) in
      var options = NibOptions()
      options.assetFolders = setup.assetFolders.map { URL(fileURLWithPath: $0) }
      let runner = CheckTaskRunner(InputFiles.search(setup.paths), options: options)
      return { (task: CheckTask) in
        ProjectFonts.$given.withValue(setup.fontFolders) { runner.outcome(of: task) }
      }
    }
  }

  /// Returns the outcomes of tasks in order.
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
