package import Foundation

/// Distributes requests to as many processes as there are processors.
///
/// Layout runs on the main thread of each process, so threads of one process would wait for each other.
///
/// A process that crashes loses only the answer it was computing.
package struct WorkerPool<Request: Encodable & Sendable, Answer: Decodable & Sendable>: Sendable {
  /// A request without an answer.
  package struct Failure: Error, Sendable {
    /// The reason the process ended, such as `signal 11`, or why it did not start.
    package let why: String
  }

  /// The command that starts the processes.
  private let command: WorkerCommand
  /// The first line that each process reads.
  private let setup: Data

  /// Creates a pool.
  ///
  /// - Parameter setup: The first line that each process reads, without a line feed.
  package init(command: WorkerCommand, setup: Data) {
    self.command = command
    self.setup = setup
  }

  /// The answers in the order of the requests.
  ///
  /// - Parameter started: Called before each request with its number, in any order, but never concurrently.
  package func answers(
    to requests: [Request], started: @escaping @Sendable (Int) -> Void
  ) -> [Result<Answer, Failure>] {
    var answers: [Result<Answer, Failure>] = []
    answers.reserveCapacity(requests.count)
    deliver(answersTo: requests, ahead: requests.count, started: started) { answers.append($0) }
    return answers
  }

  /// Delivers answers in the order of the requests, each as soon as it and all earlier ones are available.
  ///
  /// - Parameters:
  ///   - ahead: The number of requests that may start before the next answer in order is available; this is also the
  ///     maximum number of answers in memory.
  ///   - started: Called before each request with its number, in any order, but never concurrently.
  ///   - taken: Called with each answer, on this thread.
  package func deliver(
    answersTo requests: [Request], ahead: Int,
    started: @escaping @Sendable (Int) -> Void = { _ in },
    to taken: (Result<Answer, Failure>) -> Void
  ) {
    let queue = WorkerQueue<Request, Result<Answer, Failure>>(
      requests, ahead: max(ahead, command.count), started: started)
    let group = DispatchGroup()
    for _ in 0..<min(command.count, requests.count) {
      group.enter()
      let thread = Thread {
        WorkerCommand.blockPipeSignal()
        run(queue)
        group.leave()
      }
      thread.start()
    }
    while let answer = queue.nextAnswer() { taken(answer) }
    group.wait()
  }

  /// Processes requests until none remain.
  private func run(_ queue: WorkerQueue<Request, Result<Answer, Failure>>) {
    var worker: WorkerProcess?
    while let (number, request) = queue.nextRequest() {
      queue.set(number, to: answer(request, &worker))
    }
    worker?.end()
  }

  private func answer(
    _ request: Request, _ worker: inout WorkerProcess?
  ) -> Result<Answer, Failure> {
    do {
      let line = try JSONEncoder().encode(request)
      let process = try worker ?? WorkerProcess(command, setup: setup)
      worker = process
      guard let answer = process.answer(line) else {
        worker = nil
        return .failure(Failure(why: process.end()))
      }
      return .success(try JSONDecoder().decode(Answer.self, from: answer))
    } catch {
      return .failure(Failure(why: "\(error)"))
    }
  }
}
