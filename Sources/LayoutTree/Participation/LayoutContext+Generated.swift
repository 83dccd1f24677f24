internal import LayoutEngine

/// The constraints that nodes generate: masks, natural sizes, guides, arrangements.
extension LayoutContext {
  /// Adds the constraints of a stack whose turn in document order has come.
  func startArranging(_ node: ViewNode) {
    if waitingStacks.remove(ObjectIdentifier(node)) != nil, let item = node.enrolments[self] {
      regenerate(item)
    }
  }

  /// Whether a stack may add its constraints already.
  func mayArrange(_ node: ViewNode) -> Bool {
    waitingStacks.isEmpty || !waitingStacks.contains(ObjectIdentifier(node))
  }

  /// Requests an update of a node's generated constraints before the next solve.
  func enqueue(_ item: ItemID) {
    guard !self[item].isQueued else { return }
    self[item].isQueued = true
    queue.append(item)
  }

  /// Requests an update of the stack that arranges an item.
  func enqueueStack(around item: ItemID) {
    guard let stack = (node(of: item) as? ViewNode)?.parent, stack.isArranging,
      let item = stack.enrolments[self]
    else { return }
    enqueue(item)
  }

  /// Updates the generated constraints of all queued items.
  func regenerateQueued() {
    while !queue.isEmpty {
      let items = queue
      queue = []
      for item in items where self[item].isQueued {
        self[item].isQueued = false
        let before = ownOfArranging(item)
        // A stack reads from its views what natural lengths they have.
        if regenerate(item), before.map({ $0 != ownOfArranging(item) }) ?? true {
          enqueueStack(around: item)
        }
      }
    }
  }

  /// The constraints of an arranging view itself, if a surrounding stack reads nothing else of it; otherwise
  /// nil.
  ///
  /// Of views that only change their arrangement, a stack reads nothing but baselines.
  private func ownOfArranging(_ item: ItemID) -> [GeneratedConstraint]? {
    guard let view = node(of: item) as? ViewNode, view.isArranging,
      view.parent?.arrangement?.readsBaselines == false
    else { return nil }
    let stated = self[item].stated
    return (0..<stated.own.count).compactMap { engine.statement(stated, $0) }
  }

  /// Replaces the generated constraints of a node; equal shapes only change constants.
  ///
  /// - Returns: Whether any constraint changed.
  @discardableResult
  func regenerate(_ item: ItemID) -> Bool {
    guard let node = node(of: item) else { return false }
    if let view = node as? ViewNode {
      setBaselines(of: view, item)
      recordWrapping(view, item)
    }
    var ownCount = 0
    let bodies = node.makeGenerated(item, in: self, ownCount: &ownCount)
    if self[item].stated.ids.isEmpty {
      guard !bodies.isEmpty || self[item].stated.ownCount != ownCount else { return false }
      stateFirst(item, bodies)
      stateOwn(of: item, ownCount)
      return !bodies.isEmpty
    }
    let isSame = engine.matches(self[item].stated, bodies)
    if isSame, ownCount == self[item].stated.ownCount { return false }
    pruneArrangementRecord(item)
    let known = engine.statements(self[item].stated)
    if ownCount == self[item].stated.ownCount, updateInPlace(item, known, bodies) { return true }
    replaceStated(of: item, known, by: bodies, ownCount)
    stateOwn(of: item, ownCount)
    return !isSame
  }

  /// Records in the engine which constraints belong to the item itself.
  private func stateOwn(of item: ItemID, _ ownCount: Int) {
    self[item].stated.ownCount = ownCount
    let (ids, wraps) = (self[item].stated.ids, self[item].wraps)
    engine.setOwn(
      wraps || ownCount >= ids.count ? ids : Array(ids[..<ownCount]),
      entersLast: wraps && node(of: item) !== root, of: item)
  }

  /// Adds the first generated constraints of an item.
  private func stateFirst(_ item: ItemID, _ bodies: [GeneratedConstraint]) {
    var stated = Stated(capacity: bodies.count)
    for body in bodies { engine.add(body, of: item, to: &stated) }
    self[item].stated = stated
    if !self[item].isFresh { needsOrder = true }
  }

  /// Removes obsolete generated constraints and adds new ones; unchanged ones stay.
  private func replaceStated(
    of item: ItemID, _ known: [GeneratedConstraint], by bodies: [GeneratedConstraint],
    _ ownCount: Int
  ) {
    let old = self[item].stated
    var change = StatedChange(from: known, to: bodies)
    change.reuseEqualOnes(known, bodies)
    if !needsOrder, !recordArranged(item, change, ownCount: ownCount) { needsOrder = true }
    var stated = Stated(capacity: bodies.count)
    stated.ownCount = old.ownCount
    for (index, source) in change.sources.enumerated() {
      if let source {
        stated.append(old.ids[source], bodies[index].identifier)
      } else {
        engine.add(bodies[index], of: item, to: &stated)
      }
    }
    for index in change.removed {
      engine.remove(old.ids[index])
      forgetSystemConstraint(old.ids[index])
    }
    self[item].stated = stated
  }

  private func updateInPlace(
    _ item: ItemID, _ known: [GeneratedConstraint], _ bodies: [GeneratedConstraint]
  ) -> Bool {
    let stated = self[item].stated
    guard known.count == bodies.count else { return false }
    for (old, new) in zip(known, bodies) {
      switch (old, new) {
      case (.relation(let was, _), .relation(var now, _)):
        now.constant = was.constant
        if now != was { return false }
      case (.intrinsic(let was), .intrinsic(let now)):
        if was.axis != now.axis { return false }
      default: return false
      }
    }
    for index in bodies.indices where bodies[index] != known[index] {
      switch bodies[index] {
      case .relation(let spec, _): engine.setConstant(spec.constant, of: stated.ids[index])
      case .intrinsic(let size): engine.setIntrinsicSize(size, of: stated.ids[index])
      }
      forgetSystemConstraint(stated.ids[index])
    }
    return true
  }

  /// Releases the object that represents a constraint, if one was created.
  func forgetSystemConstraint(_ id: ConstraintID) {
    if !systemConstraints.isEmpty { systemConstraints[id] = nil }
  }

  private func setBaselines(of view: ViewNode, _ item: ItemID) {
    let baselines = view.baselines
    engine.setBaselines(first: rule(baselines.first), last: rule(baselines.last), for: item)
  }

  private func rule(_ baseline: NodeBaseline) -> BaselineRule {
    switch baseline {
    case .top(let distance): .top(distance)
    case .bottom(let distance): .bottom(distance)
    case .center(let distance): .center(distance)
    case .first(let node): .firstBaseline(item(for: node))
    case .last(let node): .lastBaseline(item(for: node))
    }
  }
}
