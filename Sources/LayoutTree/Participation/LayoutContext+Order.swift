internal import LayoutEngine

/// The document order of constraints, which resolves ties.
extension LayoutContext {
  /// Sorts the engine's constraints into the order in which a new engine for the tree would receive them.
  ///
  /// Parents come before children, siblings are in their order. Each view's natural size comes where a
  /// constraint first mentions the view, a stack's arrangement at the stack's turn, wrapping text last.
  ///
  /// - Complexity: O(nodes and constraints).
  /// - SeeAlso: `Documentation/Decisions/levels-and-ties.md`.
  func bringIntoOrder() {
    forgetFresh()
    var order = fullOrder()
    engine.arrange(&order)
  }

  private func fullOrder() -> EntryOrder {
    var order = EntryOrder(engine)
    // A view that holds nothing is mentioned by constraints of the views above it, which come first. One that
    // no constraint mentions is tied to no other, so the place of its natural size decides no tie.
    root.forEachInPreorder(onlyHolders: true) { node in
      guard let item = node.enrolments[self] else { return }
      let index = Int(item.index)
      let holdsConstraints = !participants[index].ownedConstraints.isEmpty
      let isArranging = node.isArranging
      if holdsConstraints || isArranging || !node.translatesMask { order.mention(item) }
      if isArranging { enterArrangement(of: node, participants[index], &order) }
      if holdsConstraints { order.enter(participants[index].ownedConstraints) }
    }
    return order
  }

  /// Orders the constraints that were added since the last ordering; returns false if only a complete sort
  /// determines their order.
  ///
  /// - Complexity: O(added constraints + views between the owner and the previous view with constraints).
  func placeFresh() -> Bool {
    guard
      !(freshConstraints.isEmpty && freshItems.isEmpty && freshArrangements.isEmpty
        && leftArrangements.isEmpty)
    else { return true }
    engine.beginPlacing()
    guard !hasReleased, placeEach() else {
      engine.revertPlacing()
      return false
    }
    engine.finishPlacing()
    forgetFresh()
    assert({ engine.isInOrder(fullOrder()) }())
    return true
  }

  /// Orders the added constraints, view by view.
  private func placeEach() -> Bool {
    // What a view holds may mention the items of views that hold others first.
    var items = freshArrangements
    for id in freshConstraints {
      if let item = installed(id)?.holder?.enrolments[self] { items.append(item) }
    }
    for item in engine.outermostFirst(items) {
      guard let view = node(of: item) as? ViewNode else { continue }
      if freshArrangements.contains(item), !placeArrangement(of: view, item) { return false }
      guard let last = self[item].ownedConstraints.last, !engine.isPlaced(last) else { continue }
      guard placeFresh(view, item) else { return false }
    }
    return engine.arePlaced(freshItems.filter { self[$0].isFresh })
      && freshConstraints.allSatisfy { engine.isPlaced($0) || !engine.holds($0) }
  }

  private func placeFresh(_ view: ViewNode, _ item: ItemID) -> Bool {
    let held = self[item].ownedConstraints
    var first = held.count
    while first > 0, !engine.isPlaced(held[first - 1]) { first -= 1 }
    guard let known = first > 0 ? held[first - 1] : lastBefore(view) else { return false }
    return engine.place(Array(held[first...]), behind: known)
  }

  /// The last constraint that enters before the turn of a view; nil where that is unknown.
  private func lastBefore(_ view: ViewNode) -> ConstraintID? {
    var last: ConstraintID?
    guard !view.isArranging else { return nil }
    var node = view
    while let previous = node.previousInPreorder, node !== root {
      node = previous
      guard !node.isArranging else { return nil }
      guard let item = node.enrolments[self] else { continue }
      let participant = self[item]
      if let held = participant.ownedConstraints.last {
        return engine.isPlaced(held) ? engine.later(held, last) : nil
      }
      guard !node.translatesMask, !participant.wraps, node.parent?.mayContainConstraints ?? true,
        let own = participant.stated.ids.last
      else { continue }
      guard engine.isPlaced(own) else { return nil }
      last = engine.later(own, last)
    }
    return nil
  }

  func forgetFresh() {
    needsOrder = false
    for item in freshItems { self[item].isFresh = false }
    freshConstraints = []
    freshItems = []
    freshArrangements = []
    leftArrangements = []
  }

  /// Enters an arrangement, which creates the items of the arranged views before its constraints.
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
