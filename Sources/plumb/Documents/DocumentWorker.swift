internal import ArgumentParser
internal import Workbench
internal import Workers

/// Documents worked on by other processes.
enum DocumentWorker {
  /// The state that a worker needs before the first document.
  struct Setup: Codable {
    /// The command line, without the name of the program.
    let arguments: [String]
  }

  /// Works on the documents that standard input requests.
  ///
  /// - Throws: When a request cannot be understood or an answer cannot be written.
  @MainActor static func run() throws {
    try WorkerLoop.run { (setup: Setup) in
      let parsed = try Plumb.parseAsRoot(setup.arguments)
      guard let command = parsed as? any DocumentCommand else { throw ExitCode(64) }
      return try command.documentWork()
    }
  }
}
