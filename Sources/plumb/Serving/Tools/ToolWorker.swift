internal import Foundation
internal import ReportFormats
internal import Workbench
internal import Workers

/// The running of tools in a worker process: command lines, whose output is the content of an answer.
enum ToolWorker {
  /// The command lines of a call.
  struct Task: Codable, Sendable {
    /// The arguments of each, without the program's name.
    var steps: [[String]]
    /// Whether the first one writes a picture to standard output.
    var isPicture = false
    /// The text on standard input; nil for none.
    var input: String?
    /// The maximum number of characters in the answer.
    var limit: Int
    /// The time limit for the answer, in seconds.
    var seconds: Double
  }

  /// Answers the calls on standard input.
  ///
  /// - Throws: An error when a call cannot be decoded or an answer cannot be written.
  @MainActor static func run() throws {
    try WorkerLoop.run { (_: RequestWorker.Setup) in
      { (task: Task) in
        WorkerLoop.within(task.seconds + 1) { RequestWorker.Answer(members: members(task)) }
      }
    }
  }

  /// Runs the command lines and returns the members of the result.
  private static func members(_ task: Task) -> String {
    var content = ToolContent()
    for (index, step) in task.steps.enumerated() {
      let (outcome, written) = StandardInput.$text.withValue(task.input) {
        RequestWorker.run(step, documents: [:])
      }
      let isPicture = task.isPicture && index == 0
      if isPicture, outcome.exitCode < 2, !written.output.isEmpty {
        content.set(picture: written.output)
      }
      let output = isPicture ? "" : String(decoding: written.output, as: UTF8.self)
      content.add([output] + written.messages + [outcome.message])
      // An exit code of 1 says that there are findings or changes.
      guard outcome.exitCode < 2 else {
        content.isError = true
        break
      }
    }
    return content.members(limit: task.limit)
  }
}
