internal import Foundation
internal import ReportFormats
internal import Workbench
internal import Workers

/// A worker process that answers requests; if a request ends it, the next one starts a new one.
///
/// The process ends with the thread that started it, so one thread asks all questions.
final class ServedProcess {
  /// The reason why a request has no answer.
  enum Failure: Error, Equatable {
    /// The request took longer than the number of seconds.
    case timeout(Double)
    /// The request ended the process, or no process could be started.
    case ended(String)
    /// The request was taken back.
    case cancelled

    /// The reason as a sentence.
    var message: String {
      switch self {
      case .timeout(let seconds): "The request took more than \(seconds) seconds."
      case .ended(let why): why
      case .cancelled: "The request was cancelled."
      }
    }
  }

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

  /// Returns the members of the answer to a request as JSON, without braces.
  ///
  /// - Parameters:
  ///   - task: The line for the process; its answer has the `members`.
  ///   - willAsk: Called with the number of the process before it is asked; a request for which it returns false is not
  ///     asked.
  func members(
    answering task: some Encodable, willAsk: (Int32) -> Bool = { _ in true }
  ) throws(Failure) -> String {
    do {
      let line = try JSONEncoder().encode(task)
      if count >= Self.maximumCount { end() }
      let process = try worker ?? start()
      worker = process
      guard willAsk(process.number) else { throw Failure.cancelled }
      count += 1
      guard let answer = process.answer(line, within: timeout) else {
        worker = nil
        let why = process.end()
        throw process.hasTimedOut
          ? Failure.timeout(timeout)
          : Failure.ended("The request ended the process that answered it (\(why)).")
      }
      return try JSONDecoder().decode(Answer.self, from: answer).members
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .ended("The request could not be answered: \(error).")
    }
  }

  /// Returns the answer of `plumb serve` to a request, without a line feed.
  ///
  /// - Parameters:
  ///   - task: The line for the process; its answer has the `members` of this one.
  ///   - id: The identifier of the request.
  func answer(to task: some Encodable, id: RequestIdentifier) -> String {
    do throws(Failure) {
      return "{\"id\":\(id.text),\(try members(answering: task))}"
    } catch {
      return RequestServer.error(error, id: id)
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
