internal import Foundation
internal import Synchronization

/// The requests that remain, and the answers until they are taken in the order of their requests.
final class WorkerQueue<Request: Sendable, Answer: Sendable>: Sendable {
  private struct State {
    /// The number of the next request that is handed out.
    var next = 0
    /// The number of the next answer that is taken.
    var taken = 0
    /// The answers that came before those of earlier requests, by number.
    var waiting: [Int: Answer] = [:]
  }

  private let requests: [Request]
  private let started: @Sendable (Int) -> Void
  private let state = Mutex(State())
  /// Counts the requests that may be handed out before another answer is taken.
  private let capacity = DispatchSemaphore(value: 0)
  /// Counts answers that came.
  private let arrivals = DispatchSemaphore(value: 0)

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - ahead: The number of requests that may be handed out before the next answer is there; at least the
  ///     number of threads that ask.
  ///   - started: Called with the number of each request that is handed out, one call at a time.
  init(_ requests: [Request], ahead: Int, started: @escaping @Sendable (Int) -> Void) {
    self.requests = requests
    self.started = started
    for _ in 0..<max(1, ahead) { capacity.signal() }
  }

  /// The next request with its number; nil when there are no more.
  ///
  /// Waits while too many answers wait to be taken.
  func nextRequest() -> (number: Int, request: Request)? {
    capacity.wait()
    return state.withLock { state in
      guard state.next < requests.count else { return nil }
      defer { state.next += 1 }
      started(state.next)
      return (state.next, requests[state.next])
    }
  }

  /// Keeps the answer to a request.
  func set(_ number: Int, to answer: Answer) {
    state.withLock { $0.waiting[number] = answer }
    arrivals.signal()
  }

  /// The answer to the next request, once it is there; nil after the last.
  func nextAnswer() -> Answer? {
    while true {
      let (isLast, answer) = state.withLock { state -> (Bool, Answer?) in
        guard state.taken < requests.count else { return (true, nil) }
        guard let answer = state.waiting.removeValue(forKey: state.taken) else {
          return (false, nil)
        }
        state.taken += 1
        return (false, answer)
      }
      if isLast { return nil }
      if let answer {
        capacity.signal()
        return answer
      }
      arrivals.wait()
    }
  }
}
