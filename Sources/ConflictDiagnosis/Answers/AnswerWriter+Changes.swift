internal import ConflictLogs

/// The description of changes.
extension AnswerWriter {
  /// Returns a change for an answer.
  func change(_ advice: Advice, _ proof: ConflictProof) -> ConflictAnswer.Change {
    func equation(_ line: Int) -> LogEquation {
      let member = proof.members.first { $0.line == line }
      return log.constraints[line].equations[member?.equation ?? 0]
    }
    func members(_ lines: [Int]) -> [Int] {
      proof.members.indices.filter { lines.contains(proof.members[$0].line) }
    }
    var change = ConflictAnswer.Change(
      cause: advice.cause, sentence: "", reason: reason(advice), code: [], interfaceBuilder: nil,
      effect: nil, isProved: advice.isProved, members: [])
    switch advice.action {
    case .keepOne(let lines):
      let clauses = lines.map { words.clause(equation($0)) }
      let both = clauses.joined(separator: "; or ")
      // The lines are printed below; a sentence with two long ones would be hard to read.
      change.sentence =
        both.count < 100
        ? "Keep one of these: \(both)\(place(lines))."
        : "Keep one of the two lines, and remove the other\(place(lines))."
      change.code = lines.last.map { code.update(equation($0), owners[$0]) } ?? []
      change.interfaceBuilder =
        "Delete one of the two constraints, or install each for its own size class."
      change.members = members(lines)
    case .remove(let line):
      change.sentence = "Remove this line: \(words.clause(equation(line)))\(place([line]))."
      change.code = code.removal(equation(line), owners[line])
      change.interfaceBuilder = "Delete the constraint."
      change.members = members([line])
      change.effect = effect(line, proof, advice.cause)
    case .lower(let line):
      change.sentence =
        "Lower this line to priority 999: \(words.clause(equation(line)))\(place([line]))."
      change.code = code.lowering(equation(line), owners[line])
      if advice.cause == .rowHeight, toolkitName == "UIKit",
        log.constraints.contains(where: { $0.items.contains { $0.isTableCell } })
      {
        change.code.append("tableView.rowHeight = UITableView.automaticDimension")
      }
      change.interfaceBuilder = "Select the constraint and set its Priority to 999."
      change.members = members([line])
      change.effect = advice.cause == .rounding ? nil : effect(line, proof, advice.cause)
    case .maskOff(let item):
      let name = words.names(item)
      change.sentence = "Switch off `translatesAutoresizingMaskIntoConstraints` for \(name)."
      change.code = code.maskOff(item)
      change.members = proof.members.indices.filter {
        let constraint = log.constraints[proof.members[$0].line]
        return constraint.isOfMask && constraint.maskedItem?.key == item.key
      }
      change.effect =
        "Then \(name) follows its constraints alone, which have to give its place and size."
    case .constrain(let item):
      let name = words.names(item)
      change.sentence = "Give \(name) constraints in its document."
      change.interfaceBuilder =
        "Add constraints to the view, or mark the stand-in as removed at build time in its Size inspector."
      change.members = proof.members.indices.filter {
        owners[proof.members[$0].line] == .system(.standIn)
      }
    case .outside: break
    }
    return change
  }

  /// Returns the location of lines in sources, in parentheses.
  private func place(_ lines: [Int]) -> String {
    let places = lines.compactMap { log.constraints[$0].place }
      .map { "\(SafeText.cleaned($0.file)):\($0.line)" }
    return places.isEmpty ? "" : " (\(places.joined(separator: ", ")))"
  }

  private func reason(_ advice: Advice) -> String {
    switch advice.cause {
    case .fixedTwice:
      if case .remove = advice.action {
        return "A fixed number beside a least or a greatest one is usually left over."
      }
      return
        "The order of the list does not tell which was added later; deactivate the old one first."
    case .standIn: return "Its frame in the document stands for the constraints that are missing."
    case .maskLeftOn:
      return "The flag is on for every view made in code, and turns its frame into constraints."
    case .rowHeight:
      return "With the last vertical constraint below required, the content decides the height."
    case .givenSize: return "The size comes from outside, so that a line of yours has to give way."
    case .emptySize: return "Nothing fits in a size of 0; the far end may give way for that moment."
    case .collapsed:
      return "Your own constraint collapses the view; what is inside has to give way then."
    case .hiddenInStack: return "The stack view's 0 is required while the view is hidden."
    case .stackDecides: return "A stack view decides this itself for the views that it arranges."
    case .guideAndEdge: return "The guide follows the edge, so that one of the two is too much."
    case .sizeBesideEdges: return "The edges give the size too, with another result."
    case .tooMuch: return "Without it all other lines hold."
    case .rounding: return "A chain without slack breaks as soon as one number is rounded."
    case .systemOnly: return ""
    }
  }

  /// Returns the value of a line if it yields; nil if the other lines do not determine it.
  private func effect(
    _ line: Int, _ proof: ConflictProof, _ cause: Advice.Cause
  ) -> String? {
    guard let member = proof.members.first(where: { $0.line == line }),
      let outcome = search.value(of: member, proof.assumptions),
      abs(outcome.value - outcome.asked) > 0.005
    else { return nil }
    var equation = log.constraints[line].equations[member.equation]
    let shape = words.shape(equation)
    equation.constant += outcome.value - outcome.asked
    equation.relation = .equal
    let clause = words.clause(equation, as: shape)
    guard cause == .rowHeight, let row = rowHeight(proof) else { return "Then \(clause)." }
    return "\(row) Until it does, \(clause)."
  }
}

extension AnswerWriter {
  /// Returns the height of a row if its content determines it; nil if the lines do not reveal it.
  private func rowHeight(_ proof: ConflictProof) -> String? {
    let sizes = proof.members.filter { owners[$0.line].reason?.isSizeOfRow ?? false }
    guard sizes.count == 1, let size = sizes.first else { return nil }
    let item = log.constraints[size.line].equations[size.equation].first.item
    let isSmaller = size.contribution < 0
    let given = ConflictBars.length(proof.given)
    let height =
      isSmaller ? ConflictBars.length(proof.asked) - (given + size.contribution) : given
    // Lengths that are only constrained to be nonnegative, mostly texts, may be longer.
    let isLeast =
      !proof.negative.isEmpty
      || proof.members.contains {
        log.constraints[$0.line].equations[$0.equation].relation != .equal
      }
    let name = words.names(item)
    return
      "Then \(name) becomes \(isLeast ? "at least " : "")\(LineWords.points(height)) high."
  }
}

extension SystemReason {
  /// Whether the reason is the size of a row.
  fileprivate var isSizeOfRow: Bool { self == .encapsulatedSize || self == .mask }
}

extension LogItem {
  /// Whether the item is a table cell or its content view.
  var isTableCell: Bool { className?.hasPrefix("UITableViewCell") ?? false }
}
