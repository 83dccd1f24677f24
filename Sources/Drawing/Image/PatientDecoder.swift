import Foundation
import Synchronization

/// A decoder that runs in a thread and abandons it if it takes too long.
///
/// Third-party decoders cannot be cancelled. The abandoned thread continues until the process ends, but its caller does
/// not wait for it. The limit applies to processor time, so a busy machine does not reject pictures.
enum PatientDecoder {
  /// The maximum processor time for a drawing, in seconds.
  static let processorLimit = 5.0
  /// The maximum number of abandoned threads that are still running; beyond it, drawings are rejected without being
  /// read.
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

    /// The processor time so far, in seconds; the clock is read only while the thread exists.
    var seconds: Double {
      state.withLock { state in
        guard let clock = state.clock else { return 0 }
        var time = timespec()
        guard clock_gettime(clock, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      }
    }
  }

  /// The abandoned jobs that are still running.
  private final class Lost: Sendable {
    private let jobs = Mutex<Set<ObjectIdentifier>>([])

    var count: Int { jobs.withLock { $0.count } }
    func add(_ job: Job) {
      jobs.withLock { if job.outcome == nil { $0.insert(ObjectIdentifier(job)) } }
    }
    func finish(_ job: Job) { jobs.withLock { _ = $0.remove(ObjectIdentifier(job)) } }
  }
  private static let lost = Lost()

  /// Returns the picture from a closure, unless it takes too long.
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
