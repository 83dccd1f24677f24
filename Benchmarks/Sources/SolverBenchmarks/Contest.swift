internal import BenchmarkSupport
internal import Foundation

/// Runs all cases, from small to large, so that each size foretells the next.
struct Contest {
  /// Layouts to measure.
  let workloads: [Workload]
  /// Sizes to measure, in any order.
  let sizes: [Int]
  /// What to measure; a build is part of everything.
  let operations: Set<Operation>
  /// How long it may take.
  let budget: Budget
  /// Who takes part; ours is first, since the others' answers are compared with it.
  let contestants: [any Contestant]
  /// Up to which size rivals take part.
  let rivalSize: Int

  /// Above this size nothing is run without knowing what a smaller size took.
  private static let firstBlindSize = 1000

  /// Measures everything; progress goes to standard error.
  func run() -> Results {
    var results = Results()
    for workload in workloads {
      var forecasts: [String: Forecast] = [:]
      for size in sizes.sorted() {
        let stream = StreamBuilder.stream(workload, size: size)
        var ours: CaseResult?
        for contestant in contestants
        where contestant.name == Results.plumb || size <= rivalSize {
          var forecast = forecasts[contestant.name] ?? Forecast()
          var result = measure(contestant, stream, &forecast)
          forecasts[contestant.name] = forecast
          Verification.verify(&result, against: ours)
          report(result)
          if contestant.name == Results.plumb { ours = result }
          results.cases.append(result)
        }
      }
    }
    return results
  }

  private func measure(
    _ contestant: any Contestant, _ stream: WorkloadStream, _ forecast: inout Forecast
  ) -> CaseResult {
    if forecast.largestSize == nil, stream.size > Self.firstBlindSize {
      probe(contestant, stream.workload, stream.size / 10, &forecast)
    }
    var remarks: [String] = []
    var affordable = operations
    for operation in Operation.allCases where operations.contains(operation) || operation == .build
    {
      guard let expected = forecast.seconds(operation, atSize: stream.size),
        expected.seconds > budget.limit
      else { continue }
      affordable.remove(operation)
      let seconds = Int(expected.seconds.rounded())
      remarks.append(
        "\(operation.rawValue) skipped: about \(seconds) s foreseen from N = \(expected.from)")
      if operation == .build {
        affordable = []
        break
      }
    }
    var result =
      affordable.isEmpty
      ? CaseResult(workload: stream.workload, size: stream.size, contestant: contestant.name)
      : Session(
        contestant: contestant, stream: stream, operations: affordable, budget: budget
      ).run()
    result.remarks = remarks + result.remarks
    forecast.note(result)
    return result
  }

  /// One unmeasured repetition at a smaller size, to know what the wanted one would take.
  private func probe(
    _ contestant: any Contestant, _ workload: Workload, _ size: Int, _ forecast: inout Forecast
  ) {
    if size > Self.firstBlindSize { probe(contestant, workload, size / 10, &forecast) }
    var once = budget
    once.repetitions = 1
    let session = Session(
      contestant: contestant, stream: StreamBuilder.stream(workload, size: size),
      operations: operations, budget: once)
    forecast.note(session.run())
  }

  private func report(_ result: CaseResult) {
    var line = "\(result.workload.rawValue) \(result.size) \(result.contestant): "
    line += result.repetitions == 0 ? "not run" : "\(result.repetitions) repetitions"
    for remark in result.remarks { line += "; \(remark)" }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
