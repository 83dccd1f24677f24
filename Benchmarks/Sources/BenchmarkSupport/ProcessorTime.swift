internal import Foundation

/// How long processors worked, without the time in which they worked for other programs; seconds.
public enum ProcessorTime {
  /// For the thread that asks.
  public static var ofThread: Double { seconds(CLOCK_THREAD_CPUTIME_ID) }

  /// For all threads of this process.
  public static var ofProcess: Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
