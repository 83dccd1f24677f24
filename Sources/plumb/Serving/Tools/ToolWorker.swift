internal import Foundation
internal import ReportFormats
internal import Workbench
internal import Workers

/// The running of tools in a worker process: command lines, whose output is the content of an answer.
enum ToolWorker {
  /// The command lines of a call.
  struct Task: Codable, Sendable {
    /// The use of the first command line.
    enum Kind: String, Codable {
      /// It prints text, as the others do.
      case text
      /// It writes a picture to standard output.
      case picture
      /// It builds a package, draws the previews into a folder, and prints their trees.
      case previews
      /// It builds and tests a package; its output is the input of the second one.
      case test
    }

    /// The arguments of each, without the program's name.
    var steps: [[String]]
    /// The use of the first one.
    var kind = Kind.text
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
    var steps = task.steps[...]
    var input = task.input
    switch (task.kind, steps.first) {
    case (.previews, let step?):
      steps = steps.dropFirst()
      content = PackageRun.previews(step)
    case (.test, let step?):
      steps = steps.dropFirst()
      (content, input) = PackageRun.test(step)
    default: break
    }
    for (index, step) in steps.enumerated() where !content.isError || task.kind == .test {
      let (outcome, written) = StandardInput.$text.withValue(input) {
        RequestWorker.run(step, documents: [:])
      }
      // A log without conflicts has nothing to explain.
      if task.kind == .test, outcome.exitCode == 0 { break }
      let isPicture = task.kind == .picture && index == 0
      if isPicture, outcome.exitCode < 2, !written.output.isEmpty {
        content.add(picture: written.output)
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
