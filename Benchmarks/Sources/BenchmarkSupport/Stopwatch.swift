/// Measures how long this thread takes, without the time in which the processor worked for other programs.
///
/// Two clocks: one of the processor's time, whose reading takes a few hundred nanoseconds, around one of real time,
/// whose does not. Real time is right for what is too short to be interrupted, the processor's for all else; each is
/// never less than what was done took, so that the smaller one is nearer.
public struct Stopwatch {
  private let processor: Double
  private let started: ContinuousClock.Instant

  /// Starts.
  public init() {
    processor = ProcessorTime.ofThread
    started = ContinuousClock().now
  }

  /// Seconds since the start.
  public var seconds: Double {
    let real = (ContinuousClock().now - started).seconds
    return min(real, ProcessorTime.ofThread - processor)
  }
}
