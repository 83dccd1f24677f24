internal import Foundation

/// The processor time of the calling thread.
///
/// Unlike a time limit it does not count waiting: a machine that does other work passes the same tests.
package enum ProcessorTime {
  /// Returns the seconds of the processor that a function takes on the calling thread.
  ///
  /// - Parameter body: The function; threads that it starts are not counted.
  package static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = now
    try body()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
