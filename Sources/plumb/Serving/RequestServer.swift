internal import ArgumentParser
internal import Foundation
internal import ReportFormats
internal import Workbench
internal import Workers

/// Reads requests and forwards them to a worker process.
///
/// If a request ends that process, the next request starts a new one.
final class RequestServer {
  private let timeout: Double
  private var worker: WorkerProcess?
  private let previews: PreviewProcess

  /// Creates a server.
  ///
  /// - Parameter timeout: The number of seconds after which a request fails.
  init(timeout: Double) {
    self.timeout = timeout
    previews = PreviewProcess(timeout: timeout)
  }

  /// The answer to a line, without a line feed.
  func answer(to line: RequestLines.Line) -> String {
    do throws(ServeRequest.Fault) {
      return answer(try ServeRequest(line))
    } catch {
      return Self.error(error.code.rawValue, error.message, id: error.id)
    }
  }

  /// Ends the worker process.
  func end() {
    worker?.end()
    worker = nil
    previews.end()
  }

  private func answer(_ request: ServeRequest) -> String {
    if let query = request.query {
      return previews.answer(to: query, documents: request.documents, id: request.id)
    }
    if request.command == .session {
      return "{\"id\":\(request.id.text),\"result\":\(SessionAnswer.text(documents: []))}"
    }
    let (arguments, output) = request.command.commandLine(request.arguments)
    let task = RequestWorker.Task(
      arguments: arguments, output: output, documents: request.documents, seconds: timeout)
    do {
      let line = try JSONEncoder().encode(task)
      let process = try worker ?? startWorker()
      worker = process
      guard let answer = process.answer(line, within: timeout) else {
        worker = nil
        let why = process.end()
        return process.hasTimedOut
          ? Self.error("timeout", "The request took more than \(timeout) seconds.", id: request.id)
          : Self.error(
            "ended", "The request ended the process that answered it (\(why)).", id: request.id)
      }
      let members = try JSONDecoder().decode(RequestWorker.Answer.self, from: answer).members
      return "{\"id\":\(request.id.text),\(members)}"
    } catch {
      return Self.error("ended", "The request could not be answered: \(error).", id: request.id)
    }
  }

  private func startWorker() throws -> WorkerProcess {
    guard let command = WorkerCommand.worker(.requests, count: 1) else {
      throw WorkbenchError.notFound("The program's own file is not known")
    }
    return try WorkerProcess(command, setup: Data("{}".utf8))
  }

  /// Returns the answer to a request that failed.
  static func error(
    _ code: String, _ message: String, id: RequestIdentifier
  ) -> String {
    let error = JSONText.object([("code", .string(code)), ("message", .string(message))])
    return "{\"id\":\(id.text),\"error\":\(error.text(.dense))}"
  }
}
