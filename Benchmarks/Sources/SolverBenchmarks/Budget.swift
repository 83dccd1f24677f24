/// How much time a case may take.
struct Budget {
  /// At most this many repetitions.
  var repetitions = 9
  /// No further repetition after this many seconds.
  var seconds = 3.0
  /// An operation that is foreseen to take longer, in seconds, is skipped.
  var limit = 20.0
}

/// Foresees what an operation costs at a size, from smaller sizes.
struct Forecast {
  private var seen: [Operation: [(size: Int, seconds: Double)]] = [:]

  /// The largest size that was seen.
  private(set) var largestSize: Int?

  /// Takes note of what a size took.
  mutating func note(_ result: CaseResult) {
    guard !result.totals.isEmpty else { return }
    largestSize = max(largestSize ?? 0, result.size)
    for (operation, seconds) in result.totals {
      seen[operation, default: []].append((result.size, seconds))
    }
  }

  /// Seconds that an operation will take, and from which size this follows; nil when nothing is known.
  ///
  /// Growth is taken as seen between the last two sizes, but between linear and cubic; quadratic,
  /// as is common among constraint solvers, when only one size was measured.
  func seconds(_ operation: Operation, atSize size: Int) -> (seconds: Double, from: Int)? {
    guard let points = seen[operation]?.sorted(by: { $0.size < $1.size }),
      let last = points.last
    else { return nil }
    var exponent = 2.0
    if points.count > 1, last.seconds > 0 {
      let before = points[points.count - 2]
      exponent = Growth.exponent([
        (Double(before.size), before.seconds), (Double(last.size), last.seconds),
      ])
    }
    return (last.seconds * Growth.factor(last.size, size, min(3, max(1, exponent))), last.size)
  }
}
