internal import ConflictLogs

/// A search for changes to the program that resolve a conflict, best first.
///
/// Each rule proposes changes for a cause; only changes verified by a second solve are kept. The toolkit's lines are
/// never changed.
struct AdviceSearch {
  /// A change proposed by a rule.
  struct Proposal {
    var cause: Advice.Cause
    var action: Advice.Action
  }

  let search: ProofSearch
  let proof: ConflictProof
  let members: ProofMembers

  /// Creates a search for a proof.
  init(
    _ search: ProofSearch, _ proof: ConflictProof, _ words: LineWords,
    _ owners: [ConstraintOwner]
  ) {
    self.search = search
    self.proof = proof
    members = ProofMembers(proof, search.system.constraints, words, owners)
  }

  /// The maximum number of changes that are tried, each by a solve; this limits the cost of lists with many
  /// contradictions.
  private static let tried = 24
  /// The maximum number of changes.
  private static let maximumCount = 3

  /// Returns the changes, best first.
  func advice() -> [Advice] {
    var result: [Advice] = []
    var changed: Set<Set<Int>> = []
    var seen: Set<Advice.Action> = []
    let proposals = proposals().filter { seen.insert($0.action).inserted }.prefix(Self.tried)
    for proposal in proposals where result.count < Self.maximumCount {
      let sets = lines(of: proposal.action)
      guard !sets.isEmpty, sets.allSatisfy({ !changed.contains($0) }),
        sets.allSatisfy({ search.canHold(without: $0, proof.assumptions) })
      else { continue }
      changed.formUnion(sets)
      result.append(Advice(cause: proposal.cause, action: proposal.action, isProved: true))
    }
    guard result.isEmpty else { return result }
    // If the list contains several contradictions, a change resolves the displayed one.
    let proved = Set(proof.members.map(\.line))
    let others = Set(search.system.constraints.indices).subtracting(proved)
    if let first = proposals.first(where: {
      let sets = lines(of: $0.action)
      return !sets.isEmpty
        && sets.allSatisfy { search.canHold(without: others.union($0), proof.assumptions) }
    }) {
      return [Advice(cause: first.cause, action: first.action, isProved: false)]
    }
    return [
      Advice(cause: .systemOnly, action: .outside(outsideReason), isProved: false)
    ]
  }

  /// Returns changes that add slack to a chain without slack, for lines that can be satisfied as printed.
  ///
  /// - Parameter isTwice: Whether the chain is a duplicated line.
  func slackening(isTwice: Bool) -> [Advice] {
    let program = members.program
    if isTwice, let last = program.last {
      return [Advice(cause: .rounding, action: .remove(last.line), isProved: true)]
    }
    let bounds = program.filter { $0.equation.relation != .equal }
    let order = bounds + members.lengths + members.anyFarEnds + program
    var seen: Set<Int> = []
    // If all lines can be satisfied, so can fewer lines.
    return order.filter { seen.insert($0.line).inserted }.prefix(Self.maximumCount).map {
      Advice(cause: .rounding, action: .lower($0.line), isProved: true)
    }
  }

  /// The most significant reason among the toolkit's lines.
  private var outsideReason: SystemReason? {
    let reasons = members.system.compactMap(\.reason)
    return SystemReason.telling.first(where: reasons.contains) ?? reasons.first
  }

  /// Returns the sets of lines that a change removes, each of which must resolve the conflict.
  private func lines(of action: Advice.Action) -> [Set<Int>] {
    switch action {
    case .keepOne(let lines): lines.map { [$0] }
    case .remove(let line), .lower(let line): [[line]]
    case .maskOff(let item):
      [
        Set(
          search.system.constraints.indices.filter { line in
            let constraint = search.system.constraints[line]
            return constraint.isOfMask && constraint.maskedItem?.key == item.key
          })
      ].filter { !$0.isEmpty }
    case .constrain(let item):
      [
        Set(
          search.system.constraints.indices.filter { line in
            let constraint = search.system.constraints[line]
            return members.owners[line] == .system(.standIn)
              && constraint.maskedItem?.key == item.key
          })
      ].filter { !$0.isEmpty }
    case .outside: []
    }
  }

  /// Returns the proposals of all rules, in the order of reports.
  private func proposals() -> [Proposal] {
    standIns() + masksLeftOn() + masksOfContainers() + fixedTwice() + hiddenInStack() + givenSizes()
      + collapsedByProgram() + guidesBesideEdges() + decidedByStacks() + placedTwice()
      + remaining()
  }
}

extension SystemReason {
  /// The reasons, most significant first.
  static let telling: [SystemReason] = [
    .keyboard, .alert, .player, .toolbar, .navigationBar, .splitPane, .hiddenInStack,
    .encapsulatedSize,
    .temporarySize, .fittingTarget, .privateViews, .contentPins, .stack, .mask, .safeArea,
    .margins, .layoutGuide, .standIn,
  ]
}

extension LogConstraint {
  /// Whether a mask created the constraint.
  var isOfMask: Bool { OwnerTable.owner(of: self) == .system(.mask) }

  /// The item whose mask created the constraint; formats also contain the superview.
  var maskedItem: LogItem? { items.first { $0.key != superview?.key } ?? items.first }
}
