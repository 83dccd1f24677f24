internal import Foundation
internal import Synchronization

/// Distributes requests to processes, as many at a time as there are processors: layout runs on the main thread of
/// each, so threads of one process would wait for each other.
///
/// A process that crashes costs only the answer that it was about to give.
struct WorkerPool<Request: Encodable & Sendable, Answer: Decodable & Sendable>: Sendable {
  /// A request without an answer.
  struct Failure: Error, Sendable {
    /// How the process ended, such as `signal 11`, or why it did not start.
    let why: String
  }

  let command: WorkerCommand
  /// The first line that each process reads.
  let setup: Data

  /// The answers in the order of the requests.
  ///
  /// - Parameter started: Called before each request with its number, in any order, not at the same time.
  func answers(
    to requests: [Request], started: @escaping @Sendable (Int) -> Void
  ) -> [Result<Answer, Failure>] {
    let queue = Queue(requests, started: started)
    let count = min(command.count, requests.count)
    let group = DispatchGroup()
    for _ in 0..<count {
      group.enter()
      let thread = Thread {
        Self.blockPipeSignal()
        run(queue)
        group.leave()
      }
      thread.start()
    }
    group.wait()
    return queue.answers
  }

  /// Takes requests until there are no more.
  private func run(_ queue: Queue) {
    var worker: WorkerProcess?
    while let (number, request) = queue.next() {
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

  /// Writing to a process that ended is an error of the write, not the end of this process.
  private static func blockPipeSignal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// The requests that remain and the answers so far.
  private final class Queue: Sendable {
    private let requests: [Request]
    private let started: @Sendable (Int) -> Void
    private let state: Mutex<(next: Int, answers: [Result<Answer, Failure>?])>

    init(_ requests: [Request], started: @escaping @Sendable (Int) -> Void) {
      self.requests = requests
      self.started = started
      state = Mutex((0, Array(repeating: nil, count: requests.count)))
    }

    var answers: [Result<Answer, Failure>] {
      state.withLock { $0.answers.map { $0 ?? .failure(Failure(why: "no answer")) } }
    }

    func next() -> (number: Int, request: Request)? {
      state.withLock { state in
        guard state.next < requests.count else { return nil }
        defer { state.next += 1 }
        started(state.next)
        return (state.next, requests[state.next])
      }
    }

    func set(_ number: Int, to answer: Result<Answer, Failure>) {
      state.withLock { $0.answers[number] = answer }
    }
  }
}
