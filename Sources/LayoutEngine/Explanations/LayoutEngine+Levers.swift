internal import Simplex

extension LayoutEngine {
  /// The maximum number of overruled constraints whose opponents are tested.
  private static let maximumTrials = 3

  /// The priorities below which equations of an explanation would yield to the constraints that they overruled.
  ///
  /// Each is confirmed by solving a copy in which the priority is lower.
  ///
  /// - Complexity: a complete solve of a copy, and two solves for each equation with opposition, six at most.
  package func levers(of report: ExplanationReport, for operand: Operand) -> [LeverReport] {
    var tried: Set<ConstraintID> = []
    var result: [LeverReport] = []
    var trial: LayoutEngine?
    for loser in report.losers.prefix(Self.maximumTrials) {
      let opponents = loser.opponents.map { report.equations[$0] }.sorted {
        $0.priority < $1.priority
      }
      for equation in opponents.prefix(Self.maximumTrials) {
        guard case .constraint(let id) = equation.source, tried.insert(id).inserted,
          let property = property(of: id, side: equation.side)
        else { continue }
        let engine = trial ?? copy()
        trial = engine
        guard let value = engine.value(of: operand, lowering: id, property, below: loser.priority),
          abs(value - report.value) > 1e-3
        else { continue }
        result.append(
          LeverReport(constraint: id, property: property, threshold: loser.priority, value: value))
      }
    }
    return result
  }

  /// The priority of a constraint that holds in a direction; nil for constraints of frames, guides and
  /// arrangements, whose priority no program sets.
  private func property(of id: ConstraintID, side: Int) -> LeverReport.Property? {
    switch records[id]?.body {
    case .intrinsic: side > 0 ? .hugging : .compressionResistance
    case .relation(let spec): spec.yielding <= .last ? nil : .priority
    case nil: nil
    }
  }

  /// The value of an attribute with a priority just below a threshold; the engine is restored afterwards.
  private func value(
    of operand: Operand, lowering id: ConstraintID, _ property: LeverReport.Property,
    below threshold: Float
  ) -> Double? {
    let lower = threshold.nextDown
    guard lower > 0, let body = records[id]?.body else { return nil }
    switch body {
    case .relation(let spec):
      setPriority(lower, of: id)
      defer { setPriority(spec.priority, of: id) }
      solve()
      return value(of: seenFromParent(operand))
    case .intrinsic(let size, _):
      var weaker = size
      if property == .hugging {
        weaker.hugging = lower
      } else {
        weaker.compressionResistance = lower
      }
      setIntrinsicSize(weaker, of: id)
      defer { setIntrinsicSize(size, of: id) }
      solve()
      return value(of: seenFromParent(operand))
    }
  }
}
