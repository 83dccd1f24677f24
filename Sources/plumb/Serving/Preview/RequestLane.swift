internal import Foundation
internal import Synchronization
internal import Workbench
internal import Workers

/// A thread with a worker process that answers questions one after another.
///
/// Pictures and checks have lanes of their own, so that a layout waits for neither.
final class RequestLane: Sendable {
  private enum Job {
    case question(PreviewQuery, RequestIdentifier, CheckedContinuation<String, Never>)
    case restart(WorkerCommand?, PreviewWorker.Setup)
    case end
  }

  private let jobs = Mutex<[Job]>([])
  private let count = DispatchSemaphore(value: 0)
  private let timeout: Double

  /// Creates a lane and starts its thread.
  ///
  /// - Parameter timeout: The number of seconds after which a question fails.
  init(_ command: WorkerCommand?, setup: PreviewWorker.Setup, timeout: Double) {
    self.timeout = timeout
    let thread = Thread { [self] in
      WorkerCommand.blockPipeSignal()
      work(ServedProcess(command, setup: setup, timeout: timeout))
    }
    thread.start()
  }

  /// Returns the answer to a question.
  func answer(to query: PreviewQuery, id: RequestIdentifier) async -> String {
    await withCheckedContinuation { add(.question(query, id, $0)) }
  }

  /// Replaces the process, whose files or classes changed; questions that wait are asked of the new one.
  func restart(_ command: WorkerCommand?, setup: PreviewWorker.Setup) {
    jobs.withLock { $0.insert(.restart(command, setup), at: 0) }
    count.signal()
  }

  /// Ends the process and the thread.
  func end() { add(.end) }

  private func add(_ job: Job) {
    jobs.withLock { $0.append(job) }
    count.signal()
  }

  private func work(_ first: ServedProcess) {
    var process = first
    process.prepare()
    while true {
      count.wait()
      switch jobs.withLock({ $0.removeFirst() }) {
      case .question(let query, let id, let answer):
        let task = PreviewWorker.Task(query, documents: [:], seconds: timeout)
        answer.resume(returning: process.answer(to: task, id: id))
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
}
