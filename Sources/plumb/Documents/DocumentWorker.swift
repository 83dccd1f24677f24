internal import ArgumentParser
internal import Workbench
internal import Workers

/// The processing of documents by worker processes.
enum DocumentWorker {
  /// The state that a worker needs before the first document.
  struct Setup: Codable {
    /// The arguments without the program's name.
    let arguments: [String]
  }

  /// Processes the documents requested on standard input.
  ///
  /// - Throws: An error when a request cannot be decoded or an answer cannot be written.
  @MainActor static func run() throws {
    try WorkerLoop.run { (setup: Setup) in
      let parsed = try Plumb.parseAsRoot(setup.arguments)
      guard let command = parsed as? any DocumentCommand else { throw ExitCode(64) }
      return try command.documentWork()
    }
  }
}
