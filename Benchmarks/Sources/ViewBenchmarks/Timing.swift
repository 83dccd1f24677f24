internal import BenchmarkSupport
internal import Foundation

/// Measures how long the processor works on something.
enum Timing {
  /// Microseconds of this thread, without the time in which the processor worked for other programs.
  @MainActor static func microseconds(_ body: () -> Void) -> Double {
    let start = nanoseconds
    body()
    return Double(nanoseconds - start) / 1000
  }

  private static var nanoseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

/// Figures of several runs by part, and a line of their medians.
struct Samples {
  private var samples: [[Double]]

  /// No figures of so many parts.
  init(parts: Int) { samples = Array(repeating: [], count: parts) }

  /// Adds a figure of a part.
  mutating func add(_ figure: Double, to part: Int) { samples[part].append(figure) }

  /// The medians by part.
  var medians: [Double] { samples.map(\.median) }
}
