internal import ConflictLogs

/// Proposals for sizes from the toolkit, a stack or the program, and content that does not fit into them.
extension AdviceSearch {
  /// Returns proposals for two lines of the program that fix the same attribute.
  func fixedTwice() -> [Proposal] {
    let pair = members.all
    guard pair.count == 2, pair.allSatisfy(\.isProgram), pair[0].line != pair[1].line else {
      return []
    }
    let equal = pair.filter { $0.equation.relation == .equal }
    // A minimum or maximum length is intended; the additional number was probably forgotten.
    if equal.count == 1, let one = equal.first {
      return [Proposal(cause: .fixedTwice, action: .remove(one.line))]
    }
    return [Proposal(cause: .fixedTwice, action: .keepOne(pair.map(\.line)))]
  }

  /// Returns proposals for padding and lengths in a view that is hidden in a stack.
  func hiddenInStack() -> [Proposal] {
    guard let hidden = members.system.first(where: { $0.reason == .hiddenInStack }) else {
      return []
    }
    let item = hidden.shape.subject
    let own = members.lengths.filter { $0.shape.subject.key == item.key }
    return lowered(
      own + members.farEnds(in: item) + members.anyFarEnds + members.lengths + members.program,
      .hiddenInStack)
  }

  /// Returns proposals for lines that do not fit into the current size from the toolkit.
  func givenSizes() -> [Proposal] {
    guard let given = members.givenSize else { return [] }
    let item = given.shape.subject
    let size = given.equation.constant
    // Temporary sizes are also printed as the smallest positive number.
    let isEmpty = abs(size) < 1e-6
    let isRow =
      !members.isHorizontal
      && (item.isRow || (given.reason == .encapsulatedSize && !ScreenSizes.contains(size)))
    let cause: Advice.Cause = isEmpty ? .emptySize : isRow ? .rowHeight : .givenSize
    let ends = members.farEnds(in: item) + members.anyFarEnds
    let others = members.lengths + members.proportions + members.program
    // A maximum length prevents content from filling a larger size.
    let greatest = members.program.filter { member in
      guard case .length = member.shape else { return false }
      return member.equation.relation == .atMost && given.contribution > 0
    }
    if !greatest.isEmpty { return lowered(greatest + ends + others, cause) }
    // Content that reaches the lower edge determines the height of a row, so this end may yield.
    if isRow { return lowered(ends + others, cause) }
    if isEmpty, !members.isHorizontal { return lowered(members.anyFarEnds + others, cause) }
    // A window keeps its size: a leftover number, or an alignment of centres, must be removed.
    if !isEmpty, !members.isHorizontal {
      let isTooLong = members.lengths.contains { ($0.fixedLength ?? 0) > size }
      return lowered((isTooLong ? [] : members.centres) + members.lengths + ends + others, cause)
    }
    // A length that occupies most of a width is the one that does not fit.
    let long = members.lengths.filter { ($0.fixedLength ?? 0) * 3 > size * 2 }
    return lowered(long + members.anyFarEnds + others, cause)
  }

  /// Returns proposals for lines that do not fit into a view that the program collapsed.
  func collapsedByProgram() -> [Proposal] {
    guard let collapsed = members.collapsed, members.givenSize == nil else { return [] }
    let nest = members.nest(of: collapsed.shape.subject)
    let inside = members.anyFarEnds.filter { nest.contains($0.outerOfFarEnd?.key ?? "") }
    return lowered(inside + [collapsed], .collapsed)
  }

  /// Returns proposals for a line to an edge in addition to one to the guide at that edge.
  func guidesBesideEdges() -> [Proposal] {
    let reasons: [SystemReason] = [.safeArea, .layoutGuide, .margins]
    func isGuides(_ member: ProofMembers.Member) -> Bool {
      member.reason.map(reasons.contains) ?? false
    }
    guard members.system.contains(where: isGuides),
      members.system.allSatisfy({
        isGuides($0) || $0.constraint.isOfMask || $0.reason == .keyboard
      })
    else { return [] }
    let lengths = members.lengths
    if !lengths.isEmpty {
      return lengths.map { Proposal(cause: .sizeBesideEdges, action: .remove($0.line)) }
    }
    let edges = members.program.filter { member in
      guard case .inset(_, let outer, _) = member.shape else { return false }
      return !outer.isGuide
    }
    return (edges + members.program).map {
      Proposal(cause: .guideAndEdge, action: .remove($0.line))
    }
  }

  /// Returns proposals for lines of the program about a view that a stack arranges.
  func decidedByStacks() -> [Proposal] {
    let stacks = members.system.filter { $0.reason == .stack }
    guard !stacks.isEmpty else { return [] }
    let stacked = Set(stacks.flatMap { $0.constraint.items.map(\.key) })
    let touching = members.program.filter { member in
      member.constraint.items.contains { stacked.contains($0.key) }
    }
    let sizes = touching.filter { if case .length = $0.shape { true } else { false } }
    // The program may position the stack itself, but not its arranged views.
    let arranged = Set(
      stacks.flatMap { $0.constraint.items.dropFirst($0.constraint.statesStackFirst ? 1 : 0) }
        .map(\.key))
    let places = touching.filter {
      switch $0.shape {
      case .inset, .gap, .centre: arranged.contains($0.shape.subject.key)
      default: false
      }
    }
    return lowered(sizes, .stackDecides)
      + places.map { Proposal(cause: .stackDecides, action: .remove($0.line)) }
      + lowered(members.lengths + members.program, .stackDecides)
  }

  /// Returns proposals for two lines of the program that position one item, in addition to the size of its container.
  func placedTwice() -> [Proposal] {
    let places = members.program.filter {
      if case .length = $0.shape { false } else { true }
    }
    guard places.count == 2, members.program.count == 3,
      places[0].shape.subject.key == places[1].shape.subject.key,
      let size = members.lengths.first, size.shape.subject.key != places[0].shape.subject.key
    else { return [] }
    return [Proposal(cause: .fixedTwice, action: .keepOne(places.map(\.line)))]
  }

  /// Returns all other proposals: a size, then an end, then any line of the program.
  func remaining() -> [Proposal] {
    let cause: Advice.Cause =
      !members.anyFarEnds.isEmpty && !members.lengths.isEmpty ? .sizeBesideEdges : .tooMuch
    // With a size and a centre, an edge is redundant.
    let centered = members.centres.filter { centre in
      members.lengths.contains { $0.shape.subject.key == centre.shape.subject.key }
    }
    let edges = members.program.filter { member in
      guard case .inset(let inner, _, _) = member.shape else { return false }
      return centered.contains { $0.shape.subject.key == inner.key }
    }
    return lowered(
      edges + members.lengths + members.anyFarEnds + members.proportions
        + members.program.filter { if case .gap = $0.shape { true } else { false } }
        + members.program, cause)
  }

  private func lowered(
    _ found: [ProofMembers.Member], _ cause: Advice.Cause
  ) -> [Proposal] {
    found.map { Proposal(cause: cause, action: .lower($0.line)) }
  }
}

extension LogItem {
  /// Whether the item is a row, header or list item, or the content view of one.
  var isRow: Bool {
    guard let className else { return false }
    return ["Cell", "Header", "Footer", "Reusable", "Supplementary", "Row"].contains {
      className.contains($0)
    }
  }
}

extension LogConstraint {
  /// Whether a line of a stack has the stack as its first item, like those of its edges.
  var statesStackFirst: Bool { identifier?.hasPrefix("UISV-canvas-connection") ?? false }
}
