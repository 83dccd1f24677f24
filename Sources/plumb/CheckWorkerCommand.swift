internal import ArgumentParser
internal import Workbench
internal import Workers

/// `plumb check-worker`: checks the documents that `plumb check` asks for on standard input.
struct CheckWorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-worker",
    abstract: "Check the documents that plumb check asks for; not for use by hand.",
    shouldDisplay: false)

  func run() throws {
    do {
      try MainActor.assumeIsolated { try CheckWorker.run() }
    } catch {
      Terminal.error("check-worker: \(error)")
      throw ExitCode(2)
    }
  }
}
