internal import LayoutEngine

/// The document's order, which decides ties.
extension LayoutContext {
  /// Brings the engine's constraints into the order in which a new engine for the tree would receive them.
  ///
  /// Parents come before children and siblings in their order; each view's natural size comes where a
  /// constraint first mentions the view, a stack's arrangement at the stack's own turn, wrapping text last.
  ///
  /// - Complexity: O(nodes and constraints).
  /// - SeeAlso: `Documentation/Decisions/levels-and-ties.md`.
  func bringIntoOrder() {
    needsOrder = false
    var order = EntryOrder(engine)
    // A view that holds nothing is mentioned by constraints of the views above it, which come first. One that
    // no constraint mentions is tied to no other, so the place of its natural size decides no tie.
    root.forEachInPreorder(onlyHolders: true) { node in
      guard let item = node.enrolments[self] else { return }
      let index = Int(item.index)
      let holdsConstraints = !participants[index].held.isEmpty
      let isArranging = node.isArranging
      if holdsConstraints || isArranging || !node.translatesMask { order.mention(item) }
      if isArranging { enterArrangement(of: node, participants[index], &order) }
      if holdsConstraints { order.enter(participants[index].held) }
    }
    engine.arrange(&order)
  }

  /// An arrangement makes the items of what it arranges before it states anything.
  private func enterArrangement(
    of node: ViewNode, _ participant: Participant, _ order: inout EntryOrder
  ) {
    for view in node.arrangement?.views ?? [] {
      if let item = view.enrolments[self] { order.mention(item) }
    }
    order.mentionItems(of: participant.stated.arranged)
    if !participant.wraps { order.append(participant.stated.arranged) }
  }
}
