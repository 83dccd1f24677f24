package import LayoutEngine

/// The items of nodes.
extension LayoutContext {
  /// The maximum recursion depth of creating items.
  private static let deepestNesting = 100

  /// A node's item, created with its natural size on first use.
  package func item(for node: LayoutNode) -> ItemID {
    if let item = node.enrolments[self] { return item }
    makeItemsAbove(node)
    var parent: ItemID?
    if node !== root, let view = node.parentView { parent = self.item(for: view) }
    // A stack makes the items of what it arranges, so making the parent may have made this one.
    if let item = node.enrolments[self] { return item }
    let resting = node.restingRect
    let made = engine.makeItem(
      parent: parent, at: resting, isSpace: node is ViewNode, mayBeNegative: node.mayBeNegative)
    node.enrolments.enter(self, as: made)
    note(node, made, resting)
    if let view = node as? ViewNode {
      if !isFitting { view.textWidth = nil }
      engine.setRightToLeft(view.isRightToLeft, for: made)
    } else if let owner = node.parentView {
      engine.setRightToLeft(owner.isRightToLeft, for: made)
    }
    // A stack's baseline is that of a view in it, whose may be that of one in that: where this goes very deep
    // the rest waits for its turn in the queue, so that the program's stack is not used up.
    guard nesting < Self.deepestNesting else {
      enqueue(made)
      return made
    }
    nesting += 1
    regenerate(made)
    nesting -= 1
    return made
  }

  /// The natural length of a view along an axis in this engine, in points; nil for a view without one.
  ///
  /// - Complexity: O(what the view states).
  package func naturalLength(of view: ViewNode, _ axis: Axis) -> Double? {
    view.enrolments[self].flatMap { engine.naturalLength(self[$0].stated, axis) }
  }

  /// Records the node of an item.
  private func note(_ node: LayoutNode, _ item: ItemID, _ resting: LayoutRect) {
    let place = isFitting ? resting : LayoutRect(x: .nan, y: 0, width: 0, height: 0)
    var participant = Participant(node: node.reference)
    participant.isFresh = !needsOrder
    if !needsOrder { freshItems.append(item) }
    if Int(item.index) < participants.count {
      participants[Int(item.index)] = participant
      places[Int(item.index)] = place
    } else {
      participants.append(participant)
      places.append(place)
    }
  }

  /// Creates the items of a node's ancestors from the root down, to avoid deep recursion.
  private func makeItemsAbove(_ node: LayoutNode) {
    var missing: [ViewNode] = []
    var next = node === root ? nil : node.parentView
    while let view = next, view.enrolments[self] == nil {
      missing.append(view)
      next = view === root ? nil : view.parentView
    }
    guard missing.count > 1 else { return }
    for view in missing.reversed() { _ = item(for: view) }
  }
}
