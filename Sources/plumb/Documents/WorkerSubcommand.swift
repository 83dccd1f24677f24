internal import ArgumentParser
internal import Workbench
internal import Workers

/// `plumb worker`: performs the work that another process of the tool requests on standard input.
struct WorkerSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Do the work that another plumb process asks for; not for use by hand.",
    shouldDisplay: false)

  /// The work of a worker process.
  enum Kind: String, CaseIterable, ExpressibleByArgument {
    /// Checks documents for `plumb check`.
    case check
    /// Runs a command on documents.
    case documents
    /// Answers the requests that `plumb serve` forwards.
    case requests
    /// Runs the tools of `plumb mcp`.
    case tools
    /// Answers the questions of previews.
    case preview
  }

  @Argument(help: "The work.")
  var kind: Kind

  func run() throws {
    do {
      try MainActor.assumeIsolated {
        switch kind {
        case .check: try CheckWorker.run()
        case .documents: try DocumentWorker.run()
        case .requests: try RequestWorker.run()
        case .tools: try ToolWorker.run()
        case .preview: try PreviewWorker.run()
        }
      }
    } catch {
      Terminal.error("worker \(kind.rawValue): \(error)")
      throw ExitCode(2)
    }
  }
}
