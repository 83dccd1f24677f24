internal import Foundation
internal import ReportFormats
internal import Workbench
internal import Workers

/// A worker process that answers requests; if a request ends it, the next one starts a new one.
///
/// The process ends with the thread that started it, so one thread asks all questions.
final class ServedProcess {
  /// The members of an answer as JSON, without braces.
  private struct Answer: Decodable {
    let members: String
  }

  /// The command that starts the process; nil if the file of this program is not known.
  private let command: WorkerCommand?
  private let setup: any Encodable
  private let timeout: Double
  private var worker: WorkerProcess?
  /// The number of answers of the process.
  private var count = 0
  /// The number of answers after which a new process takes over, so that what libraries never free stays bounded.
  private static let maximumCount = 5000

  /// Creates a process, which starts with the first request.
  ///
  /// - Parameters:
  ///   - setup: The first line that the process reads.
  ///   - timeout: The number of seconds after which a request fails.
  init(_ command: WorkerCommand?, setup: some Encodable, timeout: Double) {
    self.command = command
    self.setup = setup
    self.timeout = timeout
  }

  /// Returns the answer to a request, without a line feed.
  ///
  /// - Parameters:
  ///   - task: The line for the process; its answer has the `members` of this one.
  ///   - id: The identifier of the request.
  func answer(to task: some Encodable, id: RequestIdentifier) -> String {
    do {
      let line = try JSONEncoder().encode(task)
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
      let members = try JSONDecoder().decode(Answer.self, from: answer).members
      return "{\"id\":\(id.text),\(members)}"
    } catch {
      return RequestServer.error("ended", "The request could not be answered: \(error).", id: id)
    }
  }

  /// Starts the process before the first request, which then need not wait for it.
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
