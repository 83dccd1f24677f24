internal import ArgumentParser
internal import Foundation
internal import IBDocument
internal import NibBuilding
internal import Workbench
internal import Workers

/// The answering of `plumb serve` requests in a worker process.
enum RequestWorker {
  /// The setup, which is empty.
  struct Setup: Codable {}

  /// A command line to run.
  struct Task: Codable {
    /// The arguments without the program's name.
    let arguments: [String]
    /// The form of its output.
    let output: ServedCommand.Output
    /// The texts of documents that replace files, by path.
    let documents: [String: String]
    /// The time limit for the answer, in seconds.
    ///
    /// The process ends itself a little later, in case no other process ends it.
    let seconds: Double
  }

  /// The members of the answer.
  struct Answer: Codable {
    /// The members as JSON, without braces.
    let members: String
  }

  /// Answers the requests on standard input.
  ///
  /// - Throws: An error when a request cannot be decoded or an answer cannot be written.
  @MainActor static func run() throws {
    try WorkerLoop.run { (_: Setup) in
      { (task: Task) in
        WorkerLoop.within(task.seconds + 1) { Answer(members: members(task)) }
      }
    }
  }

  /// Runs a command line and returns the members of the answer.
  private static func members(_ task: Task) -> String {
    let (outcome, written) = run(task.arguments, documents: task.documents)
    return ServeAnswer(outcome, written, task.output).members
  }

  /// Runs a command line in this process.
  ///
  /// - Parameter documents: The texts of documents that replace files, by path.
  /// - Returns: The end of the command, and its output on both streams.
  static func run(
    _ arguments: [String], documents: [String: String]
  ) -> (outcome: ServeAnswer.Outcome, written: Capture.Written) {
    let capture = Capture()
    let outcome = Terminal.$capture.withValue(capture) {
      Invocation.$arguments.withValue(arguments) {
        UnsavedDocuments.$texts.withValue(UnsavedDocuments.byPath(documents)) {
          // Files may have been added or removed since the last request.
          DocumentAssets.searchingAnew {
            ProjectFonts.$current.withValue(ProjectFonts()) { run(arguments) }
          }
        }
      }
    }
    return (outcome, capture.written)
  }

  private static func run(_ arguments: [String]) -> ServeAnswer.Outcome {
    do {
      if let mistake = CommandLineSlips.mistake(in: arguments) { throw mistake }
      var command = try Plumb.parseAsRoot(arguments)
      try command.run()
      return ServeAnswer.Outcome(exitCode: 0, message: "")
    } catch {
      let code = Plumb.exitCode(for: error).rawValue
      // Requesting help is not an error; errors omit the command's usage.
      return ServeAnswer.Outcome(
        exitCode: code,
        message: code == 0 ? Plumb.fullMessage(for: error) : Plumb.message(for: error))
    }
  }
}
