internal import ConflictLogs

/// The members of a proof with their owners and shapes, for the rules of advice.
struct ProofMembers {
  /// A member.
  struct Member {
    /// The index of the line in the list.
    let line: Int
    let equation: LogEquation
    let constraint: LogConstraint
    let owner: ConstraintOwner
    let shape: LineShape
    /// The points that the member requires (positive) or provides (negative).
    let contribution: Double

    /// The reason of a toolkit's line; nil for other lines.
    var reason: SystemReason? { if case .system(let reason) = owner { reason } else { nil } }
    var isProgram: Bool { owner.isProgram }
    /// The fixed length, in points; nil for lines of other shapes and for maximum lengths.
    var fixedLength: Double? {
      guard case .length = shape, equation.relation != .atMost else { return nil }
      return equation.constant
    }
    /// The container if the line refers to its far end; nil otherwise.
    var outerOfFarEnd: LogItem? {
      guard case .inset(_, let outer, .far) = shape else { return nil }
      return outer
    }
  }

  let all: [Member]
  let isHorizontal: Bool
  let words: LineWords
  /// The owners of all lines of the list.
  let owners: [ConstraintOwner]

  init(
    _ proof: ConflictProof, _ constraints: [LogConstraint], _ words: LineWords,
    _ owners: [ConstraintOwner]
  ) {
    self.words = words
    self.owners = owners
    isHorizontal = proof.isHorizontal
    all = proof.members.map { member in
      let constraint = constraints[member.line]
      let equation = constraint.equations[member.equation]
      return Member(
        line: member.line, equation: equation, constraint: constraint,
        owner: owners[member.line], shape: words.shape(equation),
        contribution: member.contribution)
    }
  }

  var program: [Member] { all.filter(\.isProgram) }
  var system: [Member] { all.filter { !$0.isProgram } }

  /// The current length that the toolkit assigns to an item, with its reason.
  var givenSize: Member? {
    let reasons: [SystemReason] = [.encapsulatedSize, .temporarySize, .fittingTarget]
    return system.first { member in
      guard case .length(let item) = member.shape, let reason = member.reason else { return false }
      // The toolkit sets the frames of rows, so their masks are equivalent.
      return reasons.contains(reason)
        || (reason == .mask && (item.isRow || AdviceSearch.isSystems(item)))
    }
  }

  /// Returns the lines of the program that fix the far end of an item's content.
  func farEnds(in item: LogItem) -> [Member] {
    program.filter { $0.outerOfFarEnd?.key == item.key }
  }

  /// The lines of the program about a far end: padding takes precedence over coinciding edges.
  var anyFarEnds: [Member] {
    let ends = program.filter { $0.outerOfFarEnd != nil }
    return ends.filter { $0.equation.constant != 0 } + ends.filter { $0.equation.constant == 0 }
  }

  /// The lines of the program that fix lengths: inner items before their containers, longest first.
  var lengths: [Member] {
    let outer = Set(
      all.compactMap { member in
        switch member.shape {
        case .inset(_, let outer, _), .centre(_, let outer): outer.key
        default: nil
        }
      })
    func rank(_ member: Member) -> (Int, Double) {
      (outer.contains(member.shape.subject.key) ? 1 : 0, -(member.fixedLength ?? 0))
    }
    return program.filter { ($0.fixedLength ?? 0) > 0 }.sorted { rank($0) < rank($1) }
  }

  /// The lines of the program that align centres.
  var centres: [Member] {
    program.filter { if case .centre = $0.shape { true } else { false } }
  }

  /// Returns an item and the items inside it, as far as insets in the proof reveal them.
  func nest(of item: LogItem) -> Set<String> {
    var nest: Set<String> = [item.key]
    var grows = true
    while grows {
      grows = false
      for member in all {
        guard case .inset(let inner, let outer, _) = member.shape else { continue }
        if nest.contains(outer.key), nest.insert(inner.key).inserted { grows = true }
      }
    }
    return nest
  }

  /// The lines of the program about proportions.
  var proportions: [Member] {
    program.filter { if case .proportion = $0.shape { true } else { false } }
  }

  /// The length 0 that the program assigns to an item.
  var collapsed: Member? {
    program.first { member in
      guard case .length = member.shape else { return false }
      return member.equation.constant == 0 && member.equation.relation != .atLeast
    }
  }
}
