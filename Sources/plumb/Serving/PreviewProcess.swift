internal import Foundation
internal import ReportFormats
internal import Workbench
internal import Workers

/// A worker process that answers the questions of previews; if a question ends it, the next one starts a new one.
///
/// The process ends with the thread that started it, so one thread asks all questions.
final class PreviewProcess {
  /// The command that starts the process; nil if the file of this program is not known.
  private let command: WorkerCommand?
  private let setup: PreviewWorker.Setup
  private let timeout: Double
  private var worker: WorkerProcess?
  /// The number of answers of the process.
  private var count = 0
  /// The number of answers after which a new process takes over, so that what libraries never free stays bounded.
  private static let maximumCount = 5000

  /// Creates a process, which starts with the first question.
  ///
  /// - Parameters:
  ///   - command: The command; by default this program's own worker.
  ///   - timeout: The number of seconds after which a question fails.
  init(
    _ command: WorkerCommand? = .worker(.preview, count: 1),
    setup: PreviewWorker.Setup = PreviewWorker.Setup(), timeout: Double
  ) {
    self.command = command
    self.setup = setup
    self.timeout = timeout
  }

  /// Returns the answer to a question, without a line feed.
  func answer(
    to query: PreviewQuery, documents: [String: String], id: RequestIdentifier
  ) -> String {
    do {
      let line = try JSONEncoder().encode(
        PreviewWorker.Task(query, documents: documents, seconds: timeout))
      if count >= Self.maximumCount { end() }
      let process = try worker ?? start()
      worker = process
      count += 1
      guard let answer = process.answer(line, within: timeout) else {
        worker = nil
        let why = process.end()
        return process.hasTimedOut
          ? RequestServer.error("timeout", "The request took more than \(timeout) seconds.", id: id)
          : RequestServer.error(
            "ended", "The request ended the process that answered it (\(why)).", id: id)
      }
      let members = try JSONDecoder().decode(PreviewWorker.Answer.self, from: answer).members
      return "{\"id\":\(id.text),\(members)}"
    } catch {
      return RequestServer.error("ended", "The request could not be answered: \(error).", id: id)
    }
  }

  /// Starts the process before the first question, which then need not wait for it.
  func prepare() { if worker == nil { worker = try? start() } }

  /// Ends the process.
  func end() {
    worker?.end()
    worker = nil
    count = 0
  }

  private func start() throws -> WorkerProcess {
    guard let command else {
      throw WorkbenchError.notFound("The program's own file is not known")
    }
    return try WorkerProcess(command, setup: try JSONEncoder().encode(setup))
  }
}
