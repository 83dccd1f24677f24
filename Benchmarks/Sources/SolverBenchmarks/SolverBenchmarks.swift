internal import ArgumentParser
internal import BenchmarkSupport

/// Measures the solver on five synthetic layouts, beside other solvers where they are present.
@main
struct SolverBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "SolverBenchmarks",
    abstract: "Measure the solver on five synthetic layouts, beside other solvers.",
    discussion: """
      Examples:
        SolverBenchmarks --quick
        SolverBenchmarks --workloads form --sizes 1000,10000 --operations build,resize --no-rivals
        SolverBenchmarks --limit 60 --rival-size 1000 --record
        SolverBenchmarks --unseen atMost,requiredHeights --sizes 100,1000

      Rivals take part when KIWI_HEADERS and AMOEBA_HEADERS named the folders of their headers at \
      build time.

      Exit codes: 0 all answers agree; 1 an answer was wrong; 64 the command line was wrong.
      """)

  @Flag(help: "N = 10, 100, 1000 only, with few repetitions.")
  var quick = false

  @Option(help: "Sizes, with commas between them (default: 10,100,1000,5000,10000).")
  var sizes: List<Int>?

  @Option(help: "Layouts, with commas between them (default: all).")
  var workloads: List<Workload>?

  @Option(help: "Of build, resize, leaf, churn, memory, with commas between them (default: all).")
  var operations: List<Operation>?

  @Flag(inversion: .prefixedNo, help: "Measure other solvers beside ours.")
  var rivals = true

  @Option(help: "The largest size at which other solvers take part (default: any).")
  var rivalSize: Int?

  @Option(help: "Seconds after which a case is not repeated (default: 3; 0.5 if quick).")
  var seconds: Double?

  @Option(help: "Leave out operations foreseen to take more seconds (default: 20; 5 if quick).")
  var limit: Double?

  @Option(
    help:
      "Unseen workloads, with commas between them: only these are measured; or all, or none (default: all, after the layouts)."
  )
  var unseen: UnseenSelection = .after

  @Flag(help: "Append the gates' figures to Benchmarks/Results/Solver.md.")
  var record = false

  func validate() throws {
    guard (sizes?.elements ?? []).allSatisfy({ $0 > 1 }) else {
      throw ValidationError("A size is at least 2.")
    }
  }

  func run() throws {
    if !unseen.isAlone { try runLayouts() }
    let measured = unseen.workloads
    guard !measured.isEmpty else { return }
    let report = UnseenReport(
      measurements: measured.map {
        UnseenMeasurement(
          $0, sizes: sizes?.elements ?? (quick ? [100, 1000] : [100, 1000, 10_000]),
          repetitions: quick ? 3 : 7, limit: limit ?? (quick ? 5 : 20),
          rivalSize: rivals ? rivalSize ?? 1000 : 0)
      })
    print("\n" + report.text)
    if report.isWrong { throw ExitCode.failure }
    if record { try report.append() }
  }

  private func runLayouts() throws {
    let present = rivals ? RivalContestant.present : []
    let wanted = Set(operations?.elements ?? Operation.allCases)
    let contest = Contest(
      workloads: workloads?.elements ?? Workload.allCases,
      sizes: sizes?.elements ?? (quick ? [10, 100, 1000] : [10, 100, 1000, 5000, 10000]),
      operations: wanted,
      budget: Budget(
        repetitions: quick ? 5 : 9, seconds: seconds ?? (quick ? 0.5 : 3),
        limit: limit ?? (quick ? 5 : 20)),
      contestants: [PlumbContestant()] + present, rivalSize: rivalSize ?? .max)
    let results = contest.run()
    print(Report(results: results, operations: wanted, absences: absences(present)).text)
    if results.cases.contains(where: \.isWrong) { throw ExitCode.failure }
    if record { try Record(gates: Gate.all(results)).append() }
  }

  private func absences(_ present: [RivalContestant]) -> [String] {
    [(Results.kiwi, "KIWI_HEADERS"), (Results.amoeba, "AMOEBA_HEADERS")].compactMap { pair in
      if present.contains(where: { $0.name == pair.0 }) { return nil }
      return rivals
        ? "\(pair.0) is skipped: \(pair.1) named no folder with its headers at build time."
        : "\(pair.0) is skipped, as asked."
    }
  }
}
