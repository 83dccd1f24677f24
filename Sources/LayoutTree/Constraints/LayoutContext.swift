internal import FoundationShims
internal import LayoutEngine

/// The engine of one tree and what connects it to the nodes: made on demand, edited as the tree changes.
@MainActor final class LayoutContext {
  let engine = LayoutEngine()
  unowned(unsafe) let root: ViewNode
  private var queue: [LayoutNode] = []
  var installed: [ConstraintID: NSLayoutConstraint] = [:]
  /// Those of them whose constant is a standard distance.
  private var spaced: [ConstraintID: NSLayoutConstraint] = [:]
  /// The nodes of the engine's items, by the items' numbers.
  private var itemNodes: [NodeReference] = []
  /// Constraints that nobody made, for those who asked for them.
  var systemConstraints: [ConstraintID: SystemConstraint] = [:]
  /// Stacks whose turn in document order has not come while the engine is being made; their
  /// arrangements enter then, since order decides ties.
  private var waitingStacks: Set<ObjectIdentifier> = []
  /// The views whose text wraps, in the order in which they came.
  var wrapping: [ViewNode] = []
  /// The same views, to be found quickly.
  var wrappingIDs: Set<ObjectIdentifier> = []
  /// Whether values may have changed since they were last copied to the views.
  var needsWriteBack = true
  /// Views that came into the tree and whose constraints have not entered yet.
  var entering: [ViewNode] = []
  /// Whether views were removed since the last ``takeIsUnused()``.
  var hasRemovals = false
  /// Whether constraints came, went or moved, so that their order may not be the document's.
  var needsOrder = false
  /// How many items are being made inside each other.
  private var nesting = 0
  /// So many are, at most.
  private static let deepestNesting = 100
  /// By item: where it was when its place was last asked for; not a number before.
  private var places: [LayoutRect] = []

  /// Whether nodes and constraints are only borrowed from the engine in force; see LayoutContext+Lending.
  let isBorrower: Bool
  /// What is to be given back.
  var lent: [LentPart] = []
  /// Counts constraints and views that come and go, anywhere.
  static var changes = 0

  /// In which coordinates solved rectangles are brought to pixels; kept here since it is asked for every view.
  let snapping: FrontConventions.Snapping

  /// Makes the engine of a tree: items and constraints in document order.
  init(root: ViewNode, isBorrower: Bool = false) {
    self.root = root
    self.isBorrower = isBorrower
    snapping = root.host.hostConventions.snapping
    let nodes = root.preorder()
    waitingStacks = Set(nodes.filter(\.isArranging).map(ObjectIdentifier.init))
    for node in nodes { takeIn(node) }
    reenterWrappingTexts()
    holdFramesByHand(nodes)
    engine.markOrdered()
    needsOrder = false
  }

  deinit {
    assumingMainActor {
      for reference in itemNodes {
        if let node = reference.node, node.context === self { node.leaveContext() }
      }
      for constraint in installed.values where constraint.context === self {
        constraint.forgetContext()
      }
    }
  }

  /// A node's item, made together with its natural size when it is first needed.
  func item(for node: LayoutNode) -> ItemID {
    if let item = node.item, node.context === self { return item }
    makeItemsAbove(node)
    let parent = node === root ? nil : node.parentView.map { self.item(for: $0) }
    // A stack makes the items of what it arranges, so making the parent may have made this one.
    if let item = node.item, node.context === self { return item }
    let made = engine.makeItem(
      parent: parent, at: node.restingRect, isSpace: node is ViewNode,
      mayBeNegative: node.mayBeNegative)
    if isBorrower { borrow(node) }
    node.item = made
    node.context = self
    (node as? ViewNode)?.textWidth = nil
    note(node, made)
    if let view = node as? ViewNode {
      engine.setRightToLeft(view.isRightToLeft, for: made)
    } else if let owner = node.parentView {
      engine.setRightToLeft(owner.isRightToLeft, for: made)
    }
    // A stack's baseline is that of a view in it, whose may be that of one in that: where this goes very deep
    // the rest waits for its turn in the queue, so that the program's stack is not used up.
    guard nesting < Self.deepestNesting else {
      enqueue(node)
      return made
    }
    nesting += 1
    regenerate(node)
    nesting -= 1
    return made
  }

  /// Keeps the way from an item to its node.
  private func note(_ node: LayoutNode, _ item: ItemID) {
    let unknown = LayoutRect(x: .nan, y: 0, width: 0, height: 0)
    if Int(item.index) < itemNodes.count {
      itemNodes[Int(item.index)] = node.reference
      places[Int(item.index)] = unknown
    } else {
      itemNodes.append(node.reference)
      places.append(unknown)
    }
  }

  /// Makes the items of the views above a node from the top, not each inside the one below.
  private func makeItemsAbove(_ node: LayoutNode) {
    var missing: [ViewNode] = []
    var next = node === root ? nil : node.parentView
    while let view = next, view.item == nil || view.context !== self {
      missing.append(view)
      next = view === root ? nil : view.parentView
    }
    guard missing.count > 1 else { return }
    for view in missing.reversed() { _ = item(for: view) }
  }

  /// States the arrangement of a stack whose turn in document order has come.
  func startArranging(_ node: ViewNode) {
    if waitingStacks.remove(ObjectIdentifier(node)) != nil { regenerate(node) }
  }

  /// Whether a stack may state its arrangement already.
  func mayArrange(_ node: ViewNode) -> Bool { !waitingStacks.contains(ObjectIdentifier(node)) }

  /// Asks for a node's own constraints to be made anew.
  func enqueue(_ node: LayoutNode) {
    guard !node.isQueued else { return }
    node.isQueued = true
    queue.append(node)
  }

  /// Brings all generated constraints up to date and solves, again where text wraps.
  func solve() {
    enterWaiting()
    regenerateQueued()
    if needsOrder { bringIntoOrder() }
    refreshSpacings()
    settle()
    wrapTexts()
    reportConflicts()
  }

  /// Solves if anything changed, and then has values to be copied.
  func settle() {
    if engine.needsSolve { needsWriteBack = true }
    engine.solve()
  }

  /// Brings the constraints up to date that nodes asked to have made anew.
  func regenerateQueued() {
    while !queue.isEmpty {
      let nodes = queue
      queue = []
      for node in nodes where node.context === self {
        node.isQueued = false
        guard regenerate(node) else { continue }
        // A stack reads from its views what natural lengths they have.
        if let stack = (node as? ViewNode)?.parent, stack.arrangement != nil { enqueue(stack) }
      }
    }
  }

  /// Asks the views above all items that moved to place them.
  ///
  /// - Complexity: O(items), a comparison of four numbers for one that stayed.
  func requestLayoutOfMoved() {
    guard needsWriteBack else { return }
    needsWriteBack = false
    for index in places.indices {
      var place = engine.alignmentRect(of: ItemID(index: Int32(truncatingIfNeeded: index)))
      // Where the root is says nothing of what is in it.
      if index == 0 { (place.x, place.y) = (0, 0) }
      guard place != places[index] else { continue }
      places[index] = place
      guard let node = itemNodes[index].node, node.item?.index == Int32(index) else { continue }
      (node.parentView ?? root).setNeedsLayout(.solution)
    }
  }

  /// Works out anew what standard distances depend on.
  private func refreshSpacings() {
    for (id, constraint) in spaced {
      constraint.refreshSpacing()
      engine.setConstant(Double(constraint.constant), of: id)
    }
  }

  /// Whether anything waits for ``solve()``.
  var isDirty: Bool { !queue.isEmpty || !entering.isEmpty || needsOrder || engine.needsSolve }

  /// Replaces a node's own constraints by those it states now; equal shapes only change constants.
  ///
  /// - Returns: Whether they say anything new.
  @discardableResult
  func regenerate(_ node: LayoutNode) -> Bool {
    guard let item = node.item else { return false }
    if let view = node as? ViewNode {
      setBaselines(of: view, item)
      noteWrapping(view)
    }
    let bodies = node.makeGenerated(in: self)
    if bodies.elementsEqual(node.generated.lazy.map(\.body)) { return false }
    if bodies.count == node.generated.count, updateInPlace(node, bodies) { return true }
    replaceGenerated(of: node, item, by: bodies)
    return true
  }

  /// Lets go what a node states no more and adds what is new; what it states as before stays.
  private func replaceGenerated(
    of node: LayoutNode, _ item: ItemID, by bodies: [GeneratedConstraint.Body]
  ) {
    let old = node.generated
    let start = zip(old, bodies).prefix { $0.body == $1 }.count
    let end = zip(old[start...].reversed(), bodies[start...].reversed())
      .prefix { $0.body == $1 }.count
    var spare: [GeneratedConstraint.Body: [ConstraintID]] = [:]
    if start + end < bodies.count {
      for stated in old[start..<old.count - end] {
        spare[stated.body, default: []].append(stated.id)
      }
    }
    var kept: Set<ConstraintID> = []
    let middle = bodies[start..<bodies.count - end].map { body in
      if let id = spare[body]?.popLast() {
        kept.insert(id)
        return GeneratedConstraint(body: body, id: id)
      }
      switch body {
      case .relation(let spec, _): return GeneratedConstraint(body: body, id: engine.add(spec))
      case .intrinsic(let size):
        return GeneratedConstraint(body: body, id: engine.add(size, to: item))
      }
    }
    for stated in old[start..<old.count - end] where !kept.contains(stated.id) {
      engine.remove(stated.id)
      systemConstraints[stated.id] = nil
    }
    node.generated.replaceSubrange(start..<old.count - end, with: middle)
    needsOrder = true
  }

  private func updateInPlace(_ node: LayoutNode, _ bodies: [GeneratedConstraint.Body]) -> Bool {
    for (old, new) in zip(node.generated, bodies) {
      switch (old.body, new) {
      case (.relation(let was, _), .relation(var now, _)):
        now.constant = was.constant
        if now != was { return false }
      case (.intrinsic(let was), .intrinsic(let now)):
        if was.axis != now.axis { return false }
      default: return false
      }
    }
    for index in bodies.indices where bodies[index] != node.generated[index].body {
      switch bodies[index] {
      case .relation(let spec, _):
        engine.setConstant(spec.constant, of: node.generated[index].id)
      case .intrinsic(let size): engine.setIntrinsicSize(size, of: node.generated[index].id)
      }
      node.generated[index].body = bodies[index]
      systemConstraints[node.generated[index].id] = nil
    }
    return true
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

  // MARK: Constraints of users

  /// Takes an active constraint into the engine.
  func install(_ constraint: NSLayoutConstraint) {
    // A row number may be left over from an engine that went away with its tree.
    guard constraint.context !== self, let spec = constraint.spec(in: self) else { return }
    do { try ConstraintRules.checkAxes(of: constraint) } catch { error.trap() }
    // The canvas has a size of its own; what a root says of its own length says nothing there.
    if root.isOnCanvas, constraint.nodes.allSatisfy({ $0 === root }) { return }
    let id = engine.add(spec)
    needsOrder = true
    if isBorrower { borrow(constraint) }
    constraint.engineID = id
    constraint.context = self
    installed[id] = constraint
    if constraint.spacing != nil { spaced[id] = constraint }
  }

  /// Takes a constraint out again.
  func uninstall(_ constraint: NSLayoutConstraint) {
    guard let id = constraint.engineID, constraint.context === self else { return }
    engine.remove(id)
    installed[id] = nil
    spaced[id] = nil
    constraint.forgetContext()
  }

  /// The node of an item; nil once it is gone.
  func node(of item: ItemID) -> LayoutNode? {
    let index = Int(item.index)
    return itemNodes.indices.contains(index) ? itemNodes[index].node : nil
  }
}
