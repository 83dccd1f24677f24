internal import BenchmarkSupport
internal import RivalSolvers

/// What another solver takes for a workload at one size.
struct RivalUnseenFigures {
  /// All rows added and values up to date, in seconds; nil where it refused a row.
  private(set) var build: Double?
  /// Whether the build was given up after that time.
  private(set) var isLate = false
  /// One edit, in seconds: the median of those that were made before time was over; nil where one was refused.
  private(set) var operation: Double?
  /// Whether our values cost no more than its; true where it did not get that far.
  private(set) var isBeaten = true

  /// Builds once and makes all edits once.
  ///
  /// - Parameters:
  ///   - ours: Our solver after the same edits.
  ///   - limit: Seconds after which the build, and then the edits, are given up.
  init(_ system: UnseenSystem, _ solver: RivalSolver, ours: borrowing UnseenTrial, limit: Double) {
    let trial = RivalUnseenTrial(system, solver)
    switch trial.build(limit: limit) {
    case .refused: return
    case .late(let seconds):
      build = seconds
      isLate = true
      return
    case .done(let seconds): build = seconds
    }
    var operations: [Double] = []
    var left = limit
    for index in 0..<trial.edits {
      switch trial.edit(index, limit: left) {
      case .refused: return
      case .late(let seconds):
        // As long as that it takes at least.
        operation = (operations + [seconds]).median
        return
      case .done(let seconds):
        operations.append(seconds)
        left -= seconds
      }
    }
    operation = operations.median
    isBeaten = ours.isNoWorse(than: trial.value)
  }
}
