import Foundation
import Synchronization

/// A decoder that runs in a thread and abandons it when it takes too long.
///
/// What a decoder of others does cannot be stopped from outside. The thread that is given up goes on until
/// the process ends; its caller does not wait for it. Time is that of the processor, so that a busy machine
/// refuses nothing.
enum PatientDecoder {
  /// Seconds of the processor a drawing may take.
  static let processorLimit = 5.0
  /// The number of abandoned threads that may still run; beyond it drawings are refused unread.
  private static let maximumLost = 4

  /// The state that the thread and its caller share.
  private final class Job: Sendable {
    private struct State {
      var result: Result<CGImage, ImageError>?
      var clock: clockid_t?
    }
    let work: @Sendable () -> Result<CGImage, ImageError>
    let done = DispatchSemaphore(value: 0)
    private let state = Mutex(State())

    init(_ work: @escaping @Sendable () -> Result<CGImage, ImageError>) { self.work = work }

    func run() {
      var id = clockid_t()
      if pthread_getcpuclockid(pthread_self(), &id) == 0 {
        let own = id
        state.withLock { $0.clock = own }
      }
      let made = work()
      state.withLock { $0 = State(result: made, clock: nil) }
      PatientDecoder.lost.finish(self)
      done.signal()
    }

    /// The result, once it is ready.
    var outcome: Result<CGImage, ImageError>? { state.withLock { $0.result } }

    /// Seconds of the processor so far; the clock is only read while the thread lives.
    var seconds: Double {
      state.withLock { state in
        guard let clock = state.clock else { return 0 }
        var time = timespec()
        guard clock_gettime(clock, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      }
    }
  }

  /// The abandoned jobs that still run.
  private final class Lost: Sendable {
    private let jobs = Mutex<Set<ObjectIdentifier>>([])

    var count: Int { jobs.withLock { $0.count } }
    func add(_ job: Job) {
      jobs.withLock { if job.outcome == nil { $0.insert(ObjectIdentifier(job)) } }
    }
    func finish(_ job: Job) { jobs.withLock { _ = $0.remove(ObjectIdentifier(job)) } }
  }
  private static let lost = Lost()

  /// Returns the picture of a closure, unless it takes too long.
  static func decode(
    _ work: @escaping @Sendable () -> Result<CGImage, ImageError>
  ) throws(ImageError) -> CGImage {
    guard lost.count < maximumLost else {
      throw .corrupt("other drawings that take too long are still drawn")
    }
    let job = Job(work)
    let thread = Thread { job.run() }
    thread.stackSize = 16 << 20
    thread.start()
    while job.done.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
      guard job.seconds < processorLimit else {
        lost.add(job)
        throw .corrupt("it takes more than \(Int(processorLimit)) seconds to draw")
      }
    }
    guard let outcome = job.outcome else { throw .corrupt("it was not drawn") }
    return try outcome.get()
  }
}
