internal import Foundation
internal import Synchronization
internal import Workers

/// A thread with a worker process that answers requests one after another.
///
/// Requests wait in order; one that waits or is being answered can be cancelled.
final class RequestLane: Sendable {
  /// The members of an answer as JSON, without braces, or the reason why it is missing.
  typealias Answer = Result<String, ServedProcess.Failure>

  private struct Request: Sendable {
    let task: any Encodable & Sendable
    let id: RequestIdentifier
    let answered: @Sendable (Answer) -> Void
  }

  private enum Job {
    case request(Request)
    /// In place of a request that was cancelled while it waited.
    case nothing
    case restart(WorkerCommand?, any Encodable & Sendable)
    case end
  }

  private struct State {
    var jobs: [Job] = []
    /// The request that is being answered, and the process that answers it.
    var current: RequestIdentifier?
    var process: Int32?
    var isCancelled = false
  }

  /// The number of seconds after which a request fails.
  let timeout: Double
  private let state = Mutex(State())
  private let count = DispatchSemaphore(value: 0)
  private let finished = DispatchSemaphore(value: 0)

  /// Creates a lane and starts its thread.
  ///
  /// - Parameters:
  ///   - setup: The first line that the process reads.
  ///   - timeout: The number of seconds after which a request fails.
  init(_ command: WorkerCommand?, setup: any Encodable & Sendable, timeout: Double) {
    self.timeout = timeout
    let thread = Thread { [self] in
      WorkerCommand.blockPipeSignal()
      work(ServedProcess(command, setup: setup, timeout: timeout))
      finished.signal()
    }
    thread.start()
  }

  /// Adds a request behind those that wait.
  ///
  /// - Parameters:
  ///   - task: The line for the process.
  ///   - answered: Called with the answer, on the lane's thread or, for a request that is cancelled while it waits, on the
  ///     thread that does.
  func add(
    _ task: any Encodable & Sendable, id: RequestIdentifier,
    answered: @escaping @Sendable (Answer) -> Void
  ) {
    add(.request(Request(task: task, id: id, answered: answered)))
  }

  /// Cancels a request; one that is being answered loses its process.
  ///
  /// A request that has its answer, or that the lane does not have, stays as it is.
  func cancel(_ id: RequestIdentifier) {
    let waiting = state.withLock { state -> Request? in
      if state.current == id {
        state.isCancelled = true
        if let process = state.process { kill(process, SIGKILL) }
        return nil
      }
      let place = state.jobs.firstIndex { job in
        if case .request(let request) = job { request.id == id } else { false }
      }
      guard let place, case .request(let request) = state.jobs[place] else { return nil }
      // The thread counts jobs.
      state.jobs[place] = .nothing
      return request
    }
    waiting?.answered(.failure(.cancelled))
  }

  /// Replaces the process, whose files or classes changed; requests that wait are answered by the new one.
  func restart(_ command: WorkerCommand?, setup: any Encodable & Sendable) {
    state.withLock { $0.jobs.insert(.restart(command, setup), at: 0) }
    count.signal()
  }

  /// Ends the process and the thread once the requests that wait are answered.
  func end() { add(.end) }

  /// Waits until the thread has ended.
  func wait() { finished.wait() }

  private func add(_ job: Job) {
    state.withLock { $0.jobs.append(job) }
    count.signal()
  }

  private func work(_ first: ServedProcess) {
    var process = first
    process.prepare()
    while true {
      count.wait()
      let job = state.withLock { state -> Job in
        let job = state.jobs.removeFirst()
        if case .request(let request) = job, request.id != .none { state.current = request.id }
        return job
      }
      switch job {
      case .nothing: continue
      case .request(let request): request.answered(answer(request, process))
      case .restart(let command, let setup):
        process.end()
        process = ServedProcess(command, setup: setup, timeout: timeout)
        process.prepare()
      case .end:
        process.end()
        return
      }
    }
  }

  private func answer(_ request: Request, _ process: ServedProcess) -> Answer {
    let answer = Result { () throws(ServedProcess.Failure) in
      try process.members(answering: request.task) { number in
        state.withLock { state in
          if !state.isCancelled { state.process = number }
          return !state.isCancelled
        }
      }
    }
    let isCancelled = state.withLock { state in
      defer {
        state.current = nil
        state.process = nil
        state.isCancelled = false
      }
      return state.isCancelled
    }
    return isCancelled ? .failure(.cancelled) : answer
  }
}
