internal import BenchmarkSupport
internal import RivalSolvers

/// Measures one solver on one workload at one size.
struct Session {
  /// Who is measured.
  let contestant: any Contestant
  /// On what.
  let stream: WorkloadStream
  /// What to measure; a build is part of everything.
  let operations: Set<Operation>
  /// How often and how long.
  let budget: Budget

  /// Repeats with a fresh solver each time; the medians.
  func run() -> CaseResult {
    var result = CaseResult(
      workload: stream.workload, size: stream.size, contestant: contestant.name)
    var samples: [Figure: [Double]] = [:]
    let clock = ContinuousClock()
    let started = clock.now
    repeat {
      let trial = contestant.prepare(stream)
      do throws(ContestantFailure) {
        for (figure, value) in try measure(trial, &result) {
          samples[figure, default: []].append(value)
        }
      } catch {
        result.remarks.append("could not \(error.operation)")
        result.isWrong = true
        break
      }
      result.repetitions += 1
    } while result.repetitions < budget.repetitions
      && (clock.now - started).seconds < budget.seconds
    for (figure, values) in samples { result.figures[figure] = values.median }
    for figure in [Figure.build, .resize, .leaf, .churn] {
      let count = figure == .resize ? WorkloadStream.steps : figure == .leaf ? 10 : 1
      result.totals[figure.operation] = result.figures[figure].map { $0 * Double(count) }
    }
    return result
  }

  private func measure(
    _ trial: any Trial, _ result: inout CaseResult
  ) throws(ContestantFailure) -> [Figure: Double] {
    var figures: [Figure: Double] = [:]
    let before = operations.contains(.memory) ? allocatedBytes() : -1
    figures[.build] = try time { () throws(ContestantFailure) in try trial.build() }
    result.checksums[.built] = stream.checksum(trial.value)

    if !operations.isDisjoint(with: [.resize, .memory]) {
      let first = try time { () throws(ContestantFailure) in
        try trial.resize(to: stream.width(atStep: 0))
      }
      if before >= 0 {
        figures[.memory] = Double(allocatedBytes() - before) / Double(stream.constraintCount)
      }
      if operations.contains(.resize) {
        let rest = try time { () throws(ContestantFailure) in
          for step in 1..<WorkloadStream.steps { try trial.resize(to: stream.width(atStep: step)) }
        }
        figures[.resize] = (first + rest) / Double(WorkloadStream.steps)
        result.checksums[.resized] = stream.checksum(trial.value)
      }
    }
    if operations.contains(.leaf) {
      figures.merge(try measureLeaves(trial)) { $1 }
      result.checksums[.edited] = stream.checksum(trial.value)
    }
    if operations.contains(.churn) {
      figures[.churn] = try time { () throws(ContestantFailure) in try trial.churn() }
      result.checksums[.churned] = stream.checksum(trial.value)
    }
    return figures
  }

  private func measureLeaves(_ trial: any Trial) throws(ContestantFailure) -> [Figure: Double] {
    let count = stream.editedLeaves.count
    guard count > 0 else { return [:] }
    var figures: [Figure: Double] = [:]
    let replaced = try time { () throws(ContestantFailure) in
      for index in 0..<count { try trial.replaceLeaf(index) }
    }
    figures[.leafReplaced] = replaced / Double(count)
    figures[.leaf] = figures[.leafReplaced]
    if trial.resetLeaves() {
      let set = time { for index in 0..<count { trial.growLeaf(index) } }
      figures[.leafSet] = set / Double(count)
      figures[.leaf] = max(replaced, set) / Double(count)
    }
    return figures
  }

  private func time<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) -> Double {
    let watch = Stopwatch()
    try body()
    return watch.seconds
  }
}
