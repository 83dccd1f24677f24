internal import ArgumentParser
internal import Foundation
internal import ReportFormats
internal import Workbench
internal import Workers

/// Reads requests and forwards them to worker processes, one for commands and one for previews.
final class RequestServer {
  private let timeout: Double
  private let commands: ServedProcess
  private let previews: ServedProcess

  /// Creates a server.
  ///
  /// - Parameter timeout: The number of seconds after which a request fails.
  init(timeout: Double) {
    self.timeout = timeout
    commands = ServedProcess(
      .worker(.requests, count: 1), setup: RequestWorker.Setup(), timeout: timeout)
    previews = ServedProcess(
      .worker(.preview, count: 1), setup: PreviewWorker.Setup(), timeout: timeout)
  }

  /// The answer to a line, without a line feed.
  func answer(to line: RequestLines.Line) -> String {
    do throws(ServeRequest.Fault) {
      return answer(try ServeRequest(line))
    } catch {
      return Self.error(error.code.rawValue, error.message, id: error.id)
    }
  }

  /// Ends the worker processes.
  func end() {
    commands.end()
    previews.end()
  }

  private func answer(_ request: ServeRequest) -> String {
    if let query = request.query {
      let task = PreviewWorker.Task(query, documents: request.documents, seconds: timeout)
      return previews.answer(to: task, id: request.id)
    }
    if request.command == .session {
      return "{\"id\":\(request.id.text),\"result\":\(SessionAnswer.text(documents: []))}"
    }
    let (arguments, output) = request.command.commandLine(request.arguments)
    let task = RequestWorker.Task(
      arguments: arguments, output: output, documents: request.documents, seconds: timeout)
    return commands.answer(to: task, id: request.id)
  }

  /// Returns the answer to a request that a process did not answer.
  static func error(_ failure: ServedProcess.Failure, id: RequestIdentifier) -> String {
    if case .timeout = failure { return error("timeout", failure.message, id: id) }
    return error("ended", failure.message, id: id)
  }

  /// Returns the answer to a request that failed.
  static func error(
    _ code: String, _ message: String, id: RequestIdentifier
  ) -> String {
    let error = JSONText.object([("code", .string(code)), ("message", .string(message))])
    return "{\"id\":\(id.text),\"error\":\(error.text(.dense))}"
  }
}
