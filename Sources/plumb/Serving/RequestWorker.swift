internal import ArgumentParser
internal import Foundation
internal import IBDocument
internal import NibBuilding
internal import Workbench
internal import Workers

/// Requests of `plumb serve` answered by another process.
enum RequestWorker {
  /// The setup, which is empty.
  struct Setup: Codable {}

  /// A command line to run.
  struct Task: Codable {
    /// Without the name of the program.
    let arguments: [String]
    /// The form of its output.
    let output: ServedCommand.Output
    /// The texts of documents that are read in place of files, by path.
    let documents: [String: String]
    /// The time in which the answer is due, in seconds: the process ends by itself a little later, where no process is left that ends it.
    let seconds: Double
  }

  /// The members of the answer.
  struct Answer: Codable {
    /// The members as JSON, without braces.
    let members: String
  }

  /// Answers the requests of standard input.
  ///
  /// - Throws: When a request cannot be understood or an answer cannot be written.
  @MainActor static func run() throws {
    try WorkerLoop.run { (_: Setup) in
      { (task: Task) in
        WorkerLoop.within(task.seconds + 1) { Answer(members: members(task)) }
      }
    }
  }

  /// Runs a command line and gives the members of the answer.
  private static func members(_ task: Task) -> String {
    let capture = Capture()
    let outcome = Terminal.$capture.withValue(capture) {
      Invocation.$arguments.withValue(task.arguments) {
        UnsavedDocuments.$texts.withValue(UnsavedDocuments.byPath(task.documents)) {
          // Files may have come and gone since the last request.
          DocumentAssets.searchingAnew { run(task.arguments) }
        }
      }
    }
    return ServeAnswer(outcome, capture.written, task.output).members
  }

  private static func run(_ arguments: [String]) -> ServeAnswer.Outcome {
    do {
      if let mistake = CommandLineSlips.mistake(in: arguments) { throw mistake }
      var command = try Plumb.parseAsRoot(arguments)
      try command.run()
      return ServeAnswer.Outcome(exitCode: 0, message: "")
    } catch {
      let code = Plumb.exitCode(for: error).rawValue
      // Help is not wrong; what is wrong is said without the command's usage.
      return ServeAnswer.Outcome(
        exitCode: code,
        message: code == 0 ? Plumb.fullMessage(for: error) : Plumb.message(for: error))
    }
  }
}
