internal import ConflictLogs

/// Writes the answer to a report.
struct AnswerWriter {
  let log: ConflictLog
  let words: LineWords
  let owners: [ConstraintOwner]
  let search: ProofSearch
  /// The toolkit's name.
  let toolkitName: String
  let code: ConstraintCode

  /// Creates a writer.
  init(_ log: ConflictLog) {
    self.log = log
    let constraints = log.constraints
    // The constraint that the system broke may be missing from the list, but must use the same names.
    words = LineWords(constraints + (log.broken?.constraint.map { [$0] } ?? []))
    owners = OwnerTable.owners(of: constraints)
    search = ProofSearch(RowSystem(constraints, toolkit: log.toolkit), owners)
    let isAppKit = log.toolkit == .appKit || constraints.contains { $0.isAppKits }
    toolkitName = isAppKit ? "AppKit" : "UIKit"
    code = ConstraintCode(toolkit: isAppKit ? .appKit : .uiKit)
  }

  /// The answer.
  var answer: ConflictAnswer {
    switch search.outcome() {
    case .contradictory(let proof): contradictory(proof)
    case .satisfiable(let tight):
      isIncomplete ? incomplete : satisfiable(tight)
    case .unreadable: unreadable
    case .tooLong: tooLong
    }
  }

  /// Whether lines are missing, so that the others prove nothing.
  private var isIncomplete: Bool {
    log.isCut || search.system.hasSharedNames || log.constraints.count < 2
      || log.entries.contains { $0.constraint == nil }
  }

  // MARK: Answers

  private func contradictory(_ proof: ConflictProof) -> ConflictAnswer {
    let search = AdviceSearch(self.search, proof, words, owners)
    let advice = search.advice()
    let members = search.members
    let changes = advice.filter(\.action.isOfProgram).map { change($0, proof) }
    var answer = base(.contradictory, proof.members.map(\.line), proof)
    answer.headline = Headline(proof: proof, members: members, first: advice.first).sentence
    answer.ownership = ownership(members.all.map(\.owner), proof)
    answer.changes = changes
    if changes.isEmpty, let reason = advice.first?.action.outsideReason {
      answer.notes.insert(reason.outsideAdvice(toolkitName), at: 0)
    }
    answer.notes += proof.assumptions.unique(by: { assumption($0) })
    return answer
  }

  private func satisfiable(_ tight: ConflictProof?) -> ConflictAnswer {
    guard let tight else { return roomy }
    var answer = base(.satisfiable, tight.members.unique(by: \.line), nil)
    let isTwice = tight.members.count == 2 && Set(answer.members.map(\.clause)).count == 1
    answer.headline =
      isTwice
      ? "These lines can all hold: they say the same thing twice."
      : "These lines can all hold: they agree to the last digit, so that rounding or a later change breaks one."
    answer.ownership = ownership(tight.members.map { owners[$0.line] }, nil)
    answer.changes = AdviceSearch(search, tight, words, owners).slackening(isTwice: isTwice)
      .map { change($0, tight) }
    answer.notes += tight.assumptions.unique(by: { assumption($0) })
    if let advice = outsideAdvice { answer.notes.insert(advice, at: 0) }
    return answer
  }

  /// The answer to lines that can all be satisfied, which is impossible for a complete list.
  private var roomy: ConflictAnswer {
    let hasBaselines = log.constraints.contains { constraint in
      constraint.equations.contains {
        $0.first.attribute.isBaseline || ($0.second?.attribute.isBaseline ?? false)
      }
    }
    guard hasBaselines, owners.contains(where: \.isProgram) else { return incomplete }
    var answer = base(.satisfiable, Array(log.constraints.indices), nil)
    answer.headline = "These lines can all hold, unless a baseline is where they do not allow it."
    answer.ownership = ownership(owners, nil)
    answer.notes.append(
      "A baseline lies inside its view, as far from its edges as text and font say; the list does not."
    )
    return answer
  }

  private var incomplete: ConflictAnswer {
    var answer = base(.incomplete, Array(log.constraints.indices), nil)
    answer.headline =
      log.constraints.count == 1
      ? "One line alone does not conflict: the rest of the list is missing."
      : "These lines can all hold with room to spare, so that others are missing from the list."
    answer.ownership = ownership(owners, nil)
    if search.system.hasSharedNames {
      answer.notes.append("Two views carry one name, and the log does not tell them apart.")
    }
    let masked = log.constraints.filter(\.isOfMask).compactMap(\.maskedItem)
      .filter { !AdviceSearch.isSystems($0) }.unique(by: { words.names($0) })
    for name in masked.prefix(2) {
      answer.notes.append(
        "If \(name) has constraints of its own, switch off `translatesAutoresizingMaskIntoConstraints` for it."
      )
    }
    if masked.isEmpty, let advice = outsideAdvice {
      answer.notes.append("If nothing of yours was cut off: \(advice)")
    }
    return answer
  }

  /// The advice other than changing constraints if all lines belong to the toolkit; nil otherwise.
  private var outsideAdvice: String? {
    guard !owners.contains(where: \.isProgram) else { return nil }
    let reasons = owners.compactMap(\.reason)
    return SystemReason.telling.first(where: reasons.contains)?.outsideAdvice(toolkitName)
  }

  private var unreadable: ConflictAnswer {
    var answer = base(.unreadable, [], nil)
    answer.headline =
      log.broken?.constraint != nil && log.entries.isEmpty
      ? "The list is missing: only the constraint that the system broke is known."
      : "No line of the list can be read, so that nothing can be concluded."
    answer.ownership = ""
    if log.entries.contains(where: { $0.text.contains("<private>") }) {
      answer.notes.append(
        "The system hides lists from the unified log: run the program under the debugger, or stop at UIViewAlertForUnsatisfiableConstraints, in AppKit at LAYOUT_CONSTRAINTS_NOT_SATISFIABLE."
      )
    }
    return answer
  }

  private var tooLong: ConflictAnswer {
    var answer = base(.unreadable, [], nil)
    answer.headline =
      "The list has more lines than a report of \(toolkitName) has, and nothing was solved."
    return answer
  }

  // MARK: Parts

  private func base(
    _ verdict: ConflictAnswer.Verdict, _ lines: [Int], _ proof: ConflictProof?
  ) -> ConflictAnswer {
    let readable = log.entries.indices.filter { log.entries[$0].constraint != nil }
    let members = lines.enumerated().map { place, line in
      let constraint = log.constraints[line]
      let member = proof.map { $0.members[place] }
      let clause =
        member.map { words.clause(constraint.equations[$0.equation]) }
        ?? words.clause(constraint)
      return ConflictAnswer.Member(
        clause: clause, owner: owner(line), isYours: owners[line].isProgram,
        place: constraint.place, identifier: constraint.identifier.map { SafeText.cleaned($0) },
        line: log.entries[readable[line]].line, contribution: member?.contribution ?? 0,
        constraint: constraint)
    }
    var notes: [String] = []
    let unread = log.entries.filter { $0.constraint == nil }
    if !unread.isEmpty {
      let lines = unread.prefix(5).map { "\($0.line)" }.joined(separator: ", ")
      let more = unread.count > 5 ? " and \(unread.count - 5) more" : ""
      notes.append("Not read: line\(unread.count == 1 ? "" : "s") \(lines)\(more) of the log.")
    }
    if log.isCut, verdict == .contradictory {
      notes.append("The list is cut; the proof needs only the lines that are there.")
    }
    return ConflictAnswer(
      line: log.line, toolkit: log.toolkit, verdict: verdict, headline: "", ownership: "",
      members: members, changes: [], notes: notes,
      broken: log.broken?.constraint.map { words.clause($0) },
      bars: proof.flatMap { ConflictBars($0) })
  }

  private func owner(_ line: Int) -> String {
    switch owners[line] {
    case .program: "yours"
    case .library(let name): "yours, by \(name)"
    case .system(let reason): reason.owner(toolkitName)
    }
  }

  /// Returns the sentence about the owners of the lines, and the purpose of the toolkit's.
  private func ownership(_ owners: [ConstraintOwner], _ proof: ConflictProof?) -> String {
    let yours = owners.filter(\.isProgram).count
    let reasons = owners.compactMap(\.reason)
    let telling = SystemReason.telling.first(where: reasons.contains)
    let count: String
    if yours == owners.count {
      count =
        owners.count == 1
        ? "It is yours."
        : owners.count == 2 ? "Both lines are yours." : "All \(owners.count) lines are yours."
    } else if yours == 0 {
      count = "Nothing of yours is in this list."
    } else {
      count = "\(yours) of the \(owners.count) lines \(yours == 1 ? "is" : "are") yours."
    }
    guard let telling else { return count }
    // Temporary sizes of the toolkit are harmless if they cause the conflict.
    let harm = isTransient(telling, proof) ? telling.harm : nil
    return ([count, telling.meaning(toolkitName)] + (harm.map { [$0] } ?? []))
      .joined(separator: " ")
  }

  private func isTransient(_ reason: SystemReason, _ proof: ConflictProof?) -> Bool {
    guard let proof else { return false }
    guard reason == .temporarySize || reason == .fittingTarget else { return true }
    return proof.members.contains { member in
      owners[member.line].reason == reason && abs(member.contribution) < 1e-6
    }
  }

  private func assumption(_ assumption: Assumption) -> String {
    switch assumption {
    case .defaultMargin(let item, _):
      "Supposed: the margins of \(words.names(item)) are 8, the default; the list does not say it."
    case .baselineInside(let item):
      "Supposed: the baseline of \(words.names(item)) lies inside it."
    case .equalBaselines(let first, let second):
      "Supposed: \(words.names(first)) and \(words.names(second)) have their baselines equally far from their edges."
    case .superview(let item, let outer):
      "Supposed: \(words.names(outer)) is the superview of \(words.names(item)); the list does not say it."
    case .lowerOrigin(let item):
      "Supposed: \(words.names(item)) counts from its lower edge, as views of AppKit do."
    case .upperOrigin(let item):
      "Supposed: \(words.names(item)) is flipped and counts from its upper edge."
    }
  }
}

extension ConstraintOwner {
  /// The reason of a toolkit's line; nil for a program's.
  var reason: SystemReason? { if case .system(let reason) = self { reason } else { nil } }
}

extension Advice.Action {
  /// Whether the change concerns the program.
  var isOfProgram: Bool { if case .outside = self { false } else { true } }
  var outsideReason: SystemReason? { if case .outside(let reason) = self { reason } else { nil } }
}

extension LogConstraint {
  /// Whether the items belong to AppKit.
  var isAppKits: Bool {
    items.contains { item in
      guard let name = item.className else { return false }
      return name.hasPrefix("NS") && !name.hasPrefix("NSKVONotifying_")
    }
  }
}

extension Array {
  /// Returns the values of the elements without duplicates, in order.
  func unique<Value: Hashable>(by value: (Element) -> Value) -> [Value] {
    var seen: Set<Value> = []
    return map(value).filter { seen.insert($0).inserted }
  }
}
