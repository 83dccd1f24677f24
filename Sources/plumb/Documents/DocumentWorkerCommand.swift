internal import ArgumentParser
internal import Workbench
internal import Workers

/// `plumb document-worker`: works on the documents that another command asks for on standard input.
struct DocumentWorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "document-worker",
    abstract: "Work on the documents that another command asks for; not for use by hand.",
    shouldDisplay: false)

  /// The state that a worker needs before the first document.
  struct Setup: Codable {
    /// The command line, without the name of the program.
    let arguments: [String]
  }

  func run() throws {
    do {
      try MainActor.assumeIsolated {
        try WorkerLoop.run { (setup: Setup) in
          let parsed = try Plumb.parseAsRoot(setup.arguments)
          guard let command = parsed as? any DocumentCommand else { throw ExitCode(64) }
          return try command.documentWork()
        }
      }
    } catch {
      Terminal.error("document-worker: \(error)")
      throw ExitCode(2)
    }
  }
}
