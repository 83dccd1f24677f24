internal import BenchmarkSupport

/// What a workload takes at several sizes.
struct UnseenMeasurement {
  /// Medians at one size.
  struct Figures {
    let size: Int
    /// All rows added and solved, in seconds.
    let build: Double
    /// One edit and its solve, in seconds: the median of all.
    let operation: Double
    /// Bytes that the solver holds, a row.
    let bytes: Double
    /// Whether edits led where a fresh solver goes, and no worse than a rival.
    let isOptimal: Bool
    /// The rival, where it took part.
    let rival: RivalUnseenFigures?

    /// How many times as long the rival's build takes, or took when it was given up.
    var buildRatio: Double? { rival?.build.map { $0 / build } }
    /// The same of the operation.
    var operationRatio: Double? { rival?.operation.map { $0 / operation } }
  }

  let workload: UnseenWorkload
  /// Rising by size.
  let figures: [Figures]

  /// Measures sizes until a build takes more seconds than the limit.
  ///
  /// - Parameter rivalSize: The largest size at which a rival takes part.
  init(_ workload: UnseenWorkload, sizes: [Int], repetitions: Int, limit: Double, rivalSize: Int) {
    self.workload = workload
    var figures: [Figures] = []
    for size in sizes.sorted() where size <= workload.largest {
      // Ten times as many views take ten to a hundred times as long.
      if let last = figures.last {
        let growth = Double(size) / Double(last.size)
        if last.build * growth * growth.squareRoot() > limit { break }
      }
      figures.append(Self.measure(workload, size, repetitions, limit, rivalSize))
    }
    self.figures = figures
  }

  private static func measure(
    _ workload: UnseenWorkload, _ size: Int, _ repetitions: Int, _ limit: Double,
    _ rivalSize: Int
  ) -> Figures {
    let system = UnseenSystem.make(workload, size: size)
    let clock = ContinuousClock()
    var builds: [Double] = []
    var operations: [Double] = []
    var bytes = 0
    var isOptimal = true
    var rival: RivalUnseenFigures?
    var started = clock.now
    repeat {
      let watch = Stopwatch()
      var trial = UnseenTrial(system)
      builds.append(watch.seconds)
      bytes = trial.bytes
      for edits in system.edits {
        let watch = Stopwatch()
        for edit in edits { trial.make(edit) }
        trial.solve()
        operations.append(watch.seconds)
      }
      if builds.count == 1 {
        isOptimal = trial.isOptimal
        if size <= rivalSize, let solver = RivalUnseenTrial.rival {
          rival = RivalUnseenFigures(system, solver, ours: trial, limit: limit)
          isOptimal = isOptimal && rival?.isBeaten ?? true
          started = clock.now
        }
      }
    } while builds.count < repetitions && (clock.now - started).seconds < limit / 4
    return Figures(
      size: size, build: builds.median, operation: operations.median,
      bytes: Double(bytes) / Double(max(1, system.rows.count)), isOptimal: isOptimal,
      rival: rival)
  }

  /// The exponent of the build's growth from N = 100; nil where fewer than two sizes from there on were measured.
  var growth: Double? { exponent(\.build) }
  /// The same of the operation.
  var operationGrowth: Double? { exponent(\.operation) }

  private func exponent(_ cost: KeyPath<Figures, Double>) -> Double? {
    let points = figures.filter { $0.size >= 100 }.map {
      (size: Double($0.size), cost: $0[keyPath: cost])
    }
    return points.count < 2 ? nil : Growth.exponent(points)
  }

  /// Whether the bar on growth is kept; nil without one, or without figures.
  var isGrowthPassed: Bool? { workload.growthBar.flatMap { bar in growth.map { $0 <= bar } } }

  /// The figures beside the rival's that count: the largest size at which its edits were measured, else its build.
  var compared: Figures? {
    figures.last { $0.operationRatio != nil } ?? figures.last { $0.buildRatio != nil }
  }
  /// So many times as long a rival's operation must take.
  static let operationBar = 20.0
  /// Whether the rival is that far behind; nil where it was not measured.
  var isOperationPassed: Bool? { compared?.operationRatio.map { $0 >= Self.operationBar } }

  /// Whether no bar is missed; nil where nothing that has one was measured.
  var isPassed: Bool? {
    let verdicts = [isGrowthPassed, isOperationPassed].compactMap { $0 }
    return verdicts.isEmpty ? nil : verdicts.allSatisfy { $0 }
  }
}
