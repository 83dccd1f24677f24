internal import LayoutEngine

/// Incremental insertion and removal of views and guides.
extension LayoutContext {
  /// Records a view that was inserted with its subtree, or that now takes part in layout.
  ///
  /// Its constraints are added together at the next solve.
  func enter(_ view: ViewNode) {
    entering.append(view.reference)
    if view.isArranging || !view.children.isEmpty || !view.constraints.isEmpty { needsOrder = true }
    countEdit()
  }

  /// Records that a view starts or stops being laid out by constraints.
  func participationChanged(_ view: ViewNode) {
    guard let item = view.enrolments[self] else { return enter(view) }
    engine.setMayBeNegative(view.mayBeNegative, for: item)
    needsOrder = true
    enqueue(item)
  }

  /// Whether the number of waiting views makes building a new engine cheaper.
  var isRebuildCheaper: Bool {
    guard !entering.isEmpty else { return false }
    var count = 0
    for view in waitingViews {
      count += view.children.isEmpty ? 1 : view.preorder().count
      if count > max(32, engine.itemCount / 2) { return true }
    }
    return false
  }

  /// The views that wait for insertion and are still in the tree.
  private var waitingViews: [ViewNode] {
    entering.compactMap { $0.node as? ViewNode }.filter { $0.isDescendant(of: root) }
  }

  /// Adds the views that were inserted since the last solve.
  func enterWaiting() {
    guard !entering.isEmpty else { return }
    let waiting = waitingViews
    entering = []
    var entered: Set<ObjectIdentifier> = []
    var nodes: [ViewNode] = []
    for view in waiting where !entered.contains(ObjectIdentifier(view)) {
      let subtree = view.preorder().filter { entered.insert(ObjectIdentifier($0)).inserted }
      for node in subtree { addParticipant(node) }
      nodes += subtree
    }
    holdFramesByHand(nodes)
  }

  /// Creates the item of a view that takes part in layout and installs the constraints that it owns.
  func addParticipant(_ node: ViewNode) {
    node.margins.prepare()
    if !node.translatesMask || !node.constraints.isEmpty || node.isArranging {
      _ = item(for: node)
    }
    startArranging(node)
    guard !node.constraints.isEmpty else { return }
    let item = item(for: node)
    if isBeingMade { return installOwned(by: node, item) }
    let hasSome = !self[item].ownedConstraints.isEmpty
    for constraint in node.constraints { install(constraint) }
    // Some came while the view waited to enter, before those that it brought.
    if hasSome { sortHeld(by: node) }
  }

  /// Removes a view and its subtree from the engine, with every constraint that mentions one of them.
  ///
  /// Called while the view is still in the tree.
  func removeParticipant(_ view: ViewNode) {
    hasRemovals = true
    countEdit()
    entering.removeAll { ($0.node as? ViewNode)?.isDescendant(of: view) ?? true }
    for node in view.preorder() {
      for constraint in node.constraints { uninstall(constraint) }
    }
    remove(view)
  }

  /// Whether removals left nothing to lay out, so that the tree may need no engine; clears the record of
  /// removals.
  func consumeIsUnused() -> Bool {
    defer { hasRemovals = false }
    return hasRemovals && installed.isEmpty && engine.liveItemCount <= 1
  }

  /// The installed constraints of ancestors that mention a view or its descendants; nil where the engine does
  /// not contain them all.
  ///
  /// - Complexity: O(constraints that mention them).
  func constraintsFromAbove(_ view: ViewNode) -> [NSLayoutConstraint]? {
    // A view above that has not entered yet may hold constraints that mention this one.
    let isUnknown = entering.contains {
      $0.node !== view && ($0.node as? ViewNode).map(view.isDescendant) ?? false
    }
    guard !root.isOnCanvas, !isUnknown else { return nil }
    guard let item = view.enrolments[self] else { return [] }
    var known: Set<ConstraintID> = []
    var result: [NSLayoutConstraint] = []
    for inner in engine.itemsInside(item) {
      for id in engine.constraints(of: inner) where known.insert(id).inserted {
        guard let constraint = installed(id), let holder = constraint.holder,
          !holder.isDescendant(of: view)
        else { continue }
        result.append(constraint)
      }
    }
    return result
  }

  /// Removes a guide from the engine, with every constraint that mentions it.
  func leave(_ guide: GuideNode) { remove(guide) }

  private func remove(_ node: LayoutNode) {
    guard let item = node.enrolments[self] else { return }
    let items = engine.itemsInside(item)
    for item in engine.remove(items) { enqueue(item) }
    for item in items { forget(item) }
    guard node !== root, let view = node.parentView, view.isArranging,
      let item = view.enrolments[self]
    else { return }
    pruneArrangementRecord(item)
    enqueue(item)
  }

  private func forget(_ item: ItemID) {
    for id in self[item].stated.ids { forgetSystemConstraint(id) }
    if self[item].wraps { wrapping.removeAll { $0 == item } }
    movedChildren.forget(item)
    self[item].node.node?.enrolments.leave(self)
    self[item] = Participant(node: NodeReference())
  }

  /// Removes the constraints of removed views from an arrangement's record.
  func pruneArrangementRecord(_ item: ItemID) {
    let stated = self[item].stated
    guard !stated.ids.allSatisfy(engine.holds) else { return }
    var kept = Stated()
    for (index, id) in stated.ids.enumerated() {
      guard let statement = engine.statement(stated, index) else {
        forgetSystemConstraint(id)
        continue
      }
      kept.append(id, statement.identifier)
      if index < stated.ownCount { kept.ownCount += 1 }
    }
    self[item].stated = kept
  }
}
