internal import BenchmarkSupport

/// A promise about speed or size, and what was measured.
struct Gate {
  /// What is promised.
  let name: String
  /// For which layout.
  let workload: Workload
  /// What was measured; nil when it was not, or when the rival was not there.
  let figure: Double?
  /// What it is compared with.
  let bar: Double
  /// Whether the figure must not be below the bar; otherwise not above.
  let isLowerBound: Bool
  /// How a number of this gate is written.
  let format: @Sendable (Double?) -> String

  /// The figure in words.
  var text: String { format(figure) }
  /// The bar in words.
  var barText: String { (isLowerBound ? "≥ " : "≤ ") + format(bar) }
  /// Whether the promise is kept; nil when that is unknown.
  var isPassed: Bool? { figure.map { isLowerBound ? $0 >= bar : $0 <= bar } }
  /// Whether the promise is kept, in words.
  var verdict: String { isPassed.map { $0 ? "pass" : "FAIL" } ?? "not measured" }

  /// Everything that is promised of the solver alone.
  static func all(_ results: Results) -> [Gate] {
    atThousand(results) + growth(results) + memory(results) + atTen(results)
  }

  private static func atThousand(_ results: Results) -> [Gate] {
    let bars: [(figure: Figure, rival: String, bar: Double, only: Set<Workload>)] = [
      (.build, Results.kiwi, 100, Set(Workload.allCases)),
      (.resize, Results.kiwi, 20, [.chain, .cells, .grid]),
      (.resize, Results.amoeba, 1, [.nested, .form]),
      (.leaf, Results.kiwi, 30, Set(Workload.allCases)),
      (.churn, Results.kiwi, 100, Set(Workload.allCases)),
    ]
    return bars.flatMap { entry in
      results.workloads.filter(entry.only.contains).map { workload in
        Gate(
          name: "\(entry.figure.rawValue) 1000 against \(entry.rival)", workload: workload,
          figure: results.ratio(entry.figure, workload, 1000, to: entry.rival), bar: entry.bar,
          isLowerBound: true, format: Format.ratio)
      }
    }
  }

  private static func growth(_ results: Results) -> [Gate] {
    [(Figure.build, 1.15), (.resize, 1.05)].flatMap { figure, bar in
      results.workloads.map { workload in
        Gate(
          name: "growth of \(figure.rawValue)", workload: workload,
          figure: results.exponent(figure, workload, Results.plumb), bar: bar,
          isLowerBound: false, format: Format.exponent)
      }
    }
  }

  /// The worst of all sizes.
  private static func memory(_ results: Results) -> [Gate] {
    results.workloads.map { workload in
      Gate(
        name: "bytes a constraint", workload: workload,
        figure: results.sizes.compactMap {
          results.figure(.memory, workload, $0, Results.plumb)
        }.max(),
        bar: 300, isLowerBound: false, format: { Format.figure(.memory, $0) })
    }
  }

  /// The worst of all operations.
  private static func atTen(_ results: Results) -> [Gate] {
    results.workloads.map { workload in
      Gate(
        name: "N = 10 against kiwi", workload: workload,
        figure: [Figure.build, .resize, .leaf, .churn].compactMap {
          results.ratio($0, workload, 10, to: Results.kiwi)
        }.min(),
        bar: 1, isLowerBound: true, format: Format.ratio)
    }
  }
}
