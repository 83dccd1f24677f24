internal import LayoutEngine

/// Views and guides that enter and leave the tree while the engine stays.
extension LayoutContext {
  /// Notes a view that was inserted with its subtree, or that now takes part in layout.
  ///
  /// Its constraints enter at the next solve, all together.
  func enter(_ view: ViewNode) {
    entering.append(view)
    needsOrder = true
  }

  /// Notes that a view starts or stops being laid out by constraints.
  func participationChanged(_ view: ViewNode) {
    guard let item = view.item, view.context === self else { return enter(view) }
    engine.setMayBeNegative(view.mayBeNegative, for: item)
    needsOrder = true
    enqueue(view)
  }

  /// Whether so many views wait to enter that building a new engine is cheaper.
  var isOutgrown: Bool {
    guard !entering.isEmpty else { return false }
    var count = 0
    for view in entering where view.root === root {
      count += view.children.isEmpty ? 1 : view.preorder().count
      if count > max(32, engine.itemCount / 2) { return true }
    }
    return false
  }

  /// Adds the views that were inserted since the last solve.
  func enterWaiting() {
    guard !entering.isEmpty else { return }
    let waiting = entering
    entering = []
    var entered: Set<ObjectIdentifier> = []
    var nodes: [ViewNode] = []
    for view in waiting where !entered.contains(ObjectIdentifier(view)) && view.root === root {
      let subtree = view.preorder().filter { entered.insert(ObjectIdentifier($0)).inserted }
      for node in subtree { takeIn(node) }
      nodes += subtree
    }
    holdFramesByHand(nodes)
  }

  /// Makes the item of a view that takes part in layout and installs the constraints that it holds.
  func takeIn(_ node: ViewNode) {
    node.margins.prepare()
    if !node.translatesMask || !node.constraints.isEmpty || node.isArranging {
      _ = item(for: node)
    }
    startArranging(node)
    for constraint in node.constraints { install(constraint) }
  }

  /// Removes a view and its subtree from the engine, with every constraint that mentions one of them.
  ///
  /// Called while the view is still in the tree.
  func leave(_ view: ViewNode) {
    hasRemovals = true
    entering.removeAll { $0.isDescendant(of: view) }
    for node in view.preorder() {
      for constraint in node.constraints { uninstall(constraint) }
    }
    remove(view)
  }

  /// Whether removals left nothing to lay out, so that the tree may need no engine; clears the note of them.
  func takeIsUnused() -> Bool {
    defer { hasRemovals = false }
    return hasRemovals && installed.isEmpty && engine.liveItemCount <= 1
  }

  /// The installed constraints that views above a view hold and that mention it or what lies in it; nil where
  /// the engine does not know them all.
  ///
  /// - Complexity: O(constraints that mention them).
  func constraintsFromAbove(_ view: ViewNode) -> [NSLayoutConstraint]? {
    guard entering.isEmpty, !root.isOnCanvas else { return nil }
    guard let item = view.item, view.context === self else { return nil }
    var known: Set<ConstraintID> = []
    var result: [NSLayoutConstraint] = []
    for inner in engine.itemsInside(item) {
      for id in engine.constraints(of: inner) where known.insert(id).inserted {
        guard let constraint = installed[id], let holder = constraint.holder,
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
    guard let item = node.item, node.context === self else { return }
    let items = engine.itemsInside(item)
    let leaving = items.compactMap { self.node(of: $0) }
    engine.remove(items)
    for node in leaving {
      for stated in node.generated { systemConstraints[stated.id] = nil }
      if wrappingIDs.remove(ObjectIdentifier(node)) != nil { wrapping.removeAll { $0 === node } }
      node.leaveContext()
    }
    var above = node.parentView
    while let view = above, view.context === self {
      if view.arrangement != nil || view.namesBaselines { forgetRemoved(of: view) }
      above = view === root ? nil : view.parent
    }
    needsOrder = true
  }

  /// Requests new constraints from an ancestor whose baselines or arrangement named removed views.
  private func forgetRemoved(of view: ViewNode) {
    if view.arrangement != nil {
      view.generated.removeAll { stated in
        guard !engine.holds(stated.id) else { return false }
        systemConstraints[stated.id] = nil
        return true
      }
    }
    enqueue(view)
  }
}

extension ViewNode {
  /// Whether a baseline of the view is that of a view in it.
  fileprivate var namesBaselines: Bool {
    let stated = baselines
    for baseline in [stated.first, stated.last] {
      switch baseline {
      case .first, .last: return true
      default: continue
      }
    }
    return false
  }
}
