internal import ConflictLogs
internal import Diagnostics

/// The first sentence of an answer.
struct Headline {
  let proof: ConflictProof
  let members: ProofMembers
  let first: Advice?

  /// The sentence.
  var sentence: String {
    if let mask = maskSentence { return mask }
    if proof.members.count == 1 { return single }
    if proof.members.count == 2, proof.margins.isEmpty, let pair { return pair }
    return sum
  }

  private var maskSentence: String? {
    guard let first, first.cause == .maskLeftOn, case .maskOff(let item) = first.action else {
      return nil
    }
    let name = members.words.names(item)
    return
      "The frame of \(name) became constraints, which contradict the constraints around it."
  }

  /// The sentence for a single line that contradicts itself.
  private var single: String {
    let clause = members.words.clause(members.all[0].equation).capital
    let kind = proof.isHorizontal ? "width" : "height"
    return proof.negative.isEmpty
      ? "\(clause), which cannot be." : "\(clause), but a \(kind) is never negative."
  }

  /// The sentence for two lines about one attribute.
  private var pair: String? {
    let both = members.all
    let clauses = both.map { members.words.clause($0.equation) }
    if case .length(let one) = both[0].shape, case .length(let other) = both[1].shape,
      one.key == other.key
    {
      let kind = proof.isHorizontal ? "wide" : "high"
      let lengths = both.map { Self.bounded($0.equation) }
      return
        "\(members.words.names(one).capital) is asked to be \(lengths[0]) and \(lengths[1]) \(kind)."
    }
    let short = clauses.map(\.count).reduce(0, +) < 140
    return short ? "\(clauses[0].capital), but \(clauses[1])." : nil
  }

  private static func bounded(_ equation: LogEquation) -> String {
    let number = LineWords.points(equation.constant)
    return switch equation.relation {
    case .equal: number
    case .atLeast: "at least \(number)"
    case .atMost: "at most \(number)"
    }
  }

  /// The sentence for a chain that does not add up.
  private var sum: String {
    let asked = proof.asked
    let given = proof.given
    let axis = proof.isHorizontal ? "across" : "down"
    // A size from the toolkit, a mask or the program is alone on its side of the sum.
    if let size = givenSize {
      let name = members.words.names(size.shape.subject).capital
      let kind = proof.isHorizontal ? "wide" : "high"
      let now = size.isProgram ? "" : " now"
      let length = "\(name) is \(Self.bounded(size.equation)) \(kind)\(now)"
      let isSmaller = size.contribution <= 0
      let rest = isSmaller ? asked : given
      let verb = isSmaller ? "asks for" : "adds up to"
      if rest.isEmpty {
        return "\(length), but the other \(proof.members.count - 1) lines leave it 0."
      }
      return "\(length), but what is inside \(verb) \(Self.addition(rest))."
    }
    if asked.isEmpty {
      return "These \(proof.members.count) lines contradict each other \(axis)."
    }
    let there =
      given.isEmpty ? "where there is no room" : "where there are \(Self.addition(given))"
    return "These lines ask for \(Self.addition(asked)) points \(axis), \(there)."
  }

  /// The line that determines the size of the outermost item.
  private var givenSize: ProofMembers.Member? {
    if let given = members.givenSize { return alone(given) }
    let lengths = members.all.filter { if case .length = $0.shape { true } else { false } }
    if let hidden = lengths.first(where: { $0.reason == .hiddenInStack || $0.reason == .mask }) {
      return alone(hidden)
    }
    if let collapsed = members.collapsed { return alone(collapsed) }
    let outer = lengths.filter { size in
      members.all.contains {
        guard case .inset(_, let outer, _) = $0.shape, !outer.isGuide else { return false }
        return outer.key == size.shape.subject.key
      }
    }
    return outer.count == 1 ? alone(outer[0]) : nil
  }

  /// Returns a line if its side of the sum has no other part.
  private func alone(_ member: ProofMembers.Member) -> ProofMembers.Member? {
    let side = member.contribution <= 0 ? proof.given : proof.asked
    // Temporary sizes are also printed as the smallest positive number.
    let isAlone = abs(member.contribution) < 1e-6 ? side.isEmpty : side.count == 1
    return isAlone && member.equation.second == nil
      && abs(abs(member.contribution) - abs(member.equation.constant)) < 0.01 ? member : nil
  }

  /// Returns numbers with their sum; only the sum if there are many.
  private static func addition(_ parts: [Double]) -> String {
    let sum = LineWords.points(parts.reduce(0, +))
    guard parts.count > 1 else { return sum }
    guard parts.count <= 5 else { return "\(sum) in \(parts.count) parts" }
    return parts.map(LineWords.points).joined(separator: " + ") + " = \(sum)"
  }
}
