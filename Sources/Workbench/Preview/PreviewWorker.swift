internal import Diagnostics
internal import IBDocument
internal import NibBuilding
internal import ReportFormats
internal import Toolsets
internal import Workers

/// The answering of questions in a worker process, which keeps the laid-out trees.
package enum PreviewWorker {
  /// The first line: the classes of the views.
  package struct Setup: Codable, Sendable {
    /// The libraries that contain the classes of documents; empty for the plain views of the toolkit.
    package var libraries: [String] = []
    /// The modules of these classes, which a document need not specify.
    package var modules: [String] = []

    /// Creates the setup for plain views.
    package init() {}
  }

  /// A question with the texts that replace files.
  package struct Task: Codable, Sendable {
    /// The question.
    package let query: PreviewQuery
    /// The texts of documents that are not saved, by path.
    package let documents: [String: String]
    /// The time limit for the answer, in seconds; the process ends itself a little later.
    package let seconds: Double

    /// Creates a task.
    package init(_ query: PreviewQuery, documents: [String: String], seconds: Double) {
      self.query = query
      self.documents = documents
      self.seconds = seconds
    }
  }

  /// The members of the answer.
  package struct Answer: Codable, Sendable {
    /// The member `result` or `error` as JSON, without braces.
    package let members: String
  }

  /// The argument of a toolset's program that answers tasks.
  package static let argument = "preview-worker"

  /// Answers the tasks on standard input in a toolset's program.
  ///
  /// - Returns: 0, or 2 after a message.
  @MainActor static func runInToolset() -> Int32 {
    do {
      try run()
      return 0
    } catch {
      ToolsetProgram.printMessage("\(error)")
      return 2
    }
  }

  /// Answers the tasks on standard input.
  ///
  /// - Throws: An error when a line cannot be decoded, a library cannot be loaded, or an answer cannot be written.
  @MainActor package static func run() throws {
    try WorkerLoop.run { (setup: Setup) in
      let session = try PreviewSession(libraries: setup.libraries)
      for module in setup.modules { NibClasses.register(module: module) }
      return { (task: Task) in
        WorkerLoop.within(task.seconds + 1) { Answer(members: members(task, session)) }
      }
    }
  }

  @MainActor private static func members(_ task: Task, _ session: PreviewSession) -> String {
    UnsavedDocuments.$texts.withValue(UnsavedDocuments.byPath(task.documents)) {
      do throws(WorkbenchError) {
        return "\"result\":\(try session.answer(task.query).text(.dense))"
      } catch {
        var members: [(name: String, value: JSONText)] = [
          ("code", .string("document")), ("message", .string(error.description)),
        ]
        if let line = error.position?.line {
          members.append(("line", .number(Double(line), decimals: 0)))
        }
        return "\"error\":\(JSONText.object(members).text(.dense))"
      }
    }
  }
}
