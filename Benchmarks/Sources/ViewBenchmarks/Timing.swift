internal import BenchmarkSupport

/// Measures how long the processor works on something.
enum Timing {
  /// Microseconds of this thread, without the time in which the processor worked for other programs.
  @MainActor static func microseconds(_ body: () -> Void) -> Double {
    let start = ProcessorTime.ofThread
    body()
    return (ProcessorTime.ofThread - start) * 1e6
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
