internal import Foundation
internal import Synchronization

/// The remaining requests, and the answers that have not been delivered yet.
final class WorkerQueue<Request: Sendable, Answer: Sendable>: Sendable {
  private struct State {
    /// The number of the next request to start.
    var next = 0
    /// The number of the next answer to deliver.
    var taken = 0
    /// The answers that arrived before those of earlier requests, by number.
    var waiting: [Int: Answer] = [:]
  }

  private let requests: [Request]
  private let started: @Sendable (Int) -> Void
  private let state = Mutex(State())
  /// Counts the requests that may start before another answer is delivered.
  private let capacity = DispatchSemaphore(value: 0)
  /// Counts the answers that have arrived.
  private let arrivals = DispatchSemaphore(value: 0)

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - ahead: The number of requests that may start before the next answer is available; at least the number of
  ///     threads that take requests.
  ///   - started: Called with the number of each request that starts, one call at a time.
  init(_ requests: [Request], ahead: Int, started: @escaping @Sendable (Int) -> Void) {
    self.requests = requests
    self.started = started
    for _ in 0..<max(1, ahead) { capacity.signal() }
  }

  /// The next request with its number; nil when none remain.
  ///
  /// Waits while too many answers have not been delivered.
  func nextRequest() -> (number: Int, request: Request)? {
    capacity.wait()
    return state.withLock { state in
      guard state.next < requests.count else { return nil }
      defer { state.next += 1 }
      started(state.next)
      return (state.next, requests[state.next])
    }
  }

  /// Stores the answer to a request.
  func set(_ number: Int, to answer: Answer) {
    state.withLock { $0.waiting[number] = answer }
    arrivals.signal()
  }

  /// The answer to the next request, once it is available; nil after the last one.
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
