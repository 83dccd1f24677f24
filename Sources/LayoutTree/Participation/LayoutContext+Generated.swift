internal import LayoutEngine

/// The constraints that nodes generate: masks, natural sizes, guides, arrangements.
extension LayoutContext {
  /// States the arrangement of a stack whose turn in document order has come.
  func startArranging(_ node: ViewNode) {
    if waitingStacks.remove(ObjectIdentifier(node)) != nil, let item = node.enrolments[self] {
      regenerate(item)
    }
  }

  /// Whether a stack may state its arrangement already.
  func mayArrange(_ node: ViewNode) -> Bool {
    waitingStacks.isEmpty || !waitingStacks.contains(ObjectIdentifier(node))
  }

  /// Asks for what a node states to be brought up to date before the next solve.
  func enqueue(_ item: ItemID) {
    guard !self[item].isQueued else { return }
    self[item].isQueued = true
    queue.append(item)
  }

  /// Asks the same for a stack that has a part here.
  func enqueueStack(around item: ItemID) {
    guard let stack = (node(of: item) as? ViewNode)?.parent, stack.isArranging,
      let item = stack.enrolments[self]
    else { return }
    enqueue(item)
  }

  /// Brings the constraints up to date that were asked for.
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

  /// Returns the constraints of a view that arranges others, without those that a stack around it does not
  /// read; nil elsewhere.
  ///
  /// Of views that only arrange others in another way a stack reads nothing but baselines.
  private func ownOfArranging(_ item: ItemID) -> [GeneratedConstraint]? {
    guard let view = node(of: item) as? ViewNode, view.isArranging,
      view.parent?.arrangement?.readsBaselines == false
    else { return nil }
    let stated = self[item].stated
    return (0..<stated.own.count).compactMap { engine.statement(stated, $0) }
  }

  /// Replaces what a node states by what it states now; equal shapes only change constants.
  ///
  /// - Returns: Whether it says anything new.
  @discardableResult
  func regenerate(_ item: ItemID) -> Bool {
    guard let node = node(of: item) else { return false }
    if let view = node as? ViewNode {
      setBaselines(of: view, item)
      noteWrapping(view, item)
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
    dropRemoved(item)
    let known = engine.statements(self[item].stated)
    if ownCount == self[item].stated.ownCount, updateInPlace(item, known, bodies) { return true }
    replaceStated(of: item, known, by: bodies, ownCount)
    stateOwn(of: item, ownCount)
    return !isSame
  }

  /// Tells the engine which constraints are the item's own.
  private func stateOwn(of item: ItemID, _ ownCount: Int) {
    self[item].stated.ownCount = ownCount
    let (ids, wraps) = (self[item].stated.ids, self[item].wraps)
    engine.setOwn(
      wraps || ownCount >= ids.count ? ids : Array(ids[..<ownCount]),
      entersLast: wraps && node(of: item) !== root, of: item)
  }

  /// Adds what an item states that stated nothing before.
  private func stateFirst(_ item: ItemID, _ bodies: [GeneratedConstraint]) {
    var stated = Stated(capacity: bodies.count)
    for body in bodies { engine.add(body, of: item, to: &stated) }
    self[item].stated = stated
    if !self[item].isFresh { needsOrder = true }
  }

  /// Lets go what a node states no more and adds what is new; what it states as before stays.
  private func replaceStated(
    of item: ItemID, _ known: [GeneratedConstraint], by bodies: [GeneratedConstraint],
    _ ownCount: Int
  ) {
    let old = self[item].stated
    var change = StatedChange(from: known, to: bodies)
    change.reuseEqualOnes(known, bodies)
    if !needsOrder, !noteArranged(item, change, ownCount: ownCount) { needsOrder = true }
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

  /// Forgets the object that stood for a constraint, if there was one: mostly none was asked for.
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
