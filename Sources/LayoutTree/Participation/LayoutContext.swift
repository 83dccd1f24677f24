internal import FoundationShims
internal import LayoutEngine

/// One engine and what connects it to the nodes of a tree: made on demand, edited as the tree changes.
///
/// Each tree has one in force at most, whose values become frames. A view that is fitted has another one of
/// its own, in which it stands alone. What a node or a constraint is in an engine, its context knows;
/// ``Enrolments`` lead there.
@MainActor package final class LayoutContext {
  let engine = LayoutEngine()
  /// The topmost view; it keeps the context, or the tree whose root it is.
  ///
  /// Unchecked: the root keeps the context, so it lives longer.
  unowned(unsafe) let root: ViewNode
  /// Whether the engine is one by which the root is fitted.
  let isFitting: Bool
  /// While the root is fitted: the size it is pulled to.
  var target: FittingTarget?
  /// The nodes of the engine's items, by the items' numbers; those of removed items wait for new ones.
  @exclusivity(unchecked) var participants: [Participant] = []
  /// By item: where it was when its place was last asked for; not a number before.
  ///
  /// In an engine by which a view is fitted: where the node stays as long as nothing holds it.
  @exclusivity(unchecked) var places: [LayoutRect] = []
  /// The items that moved and wait for the views above them to place them.
  @exclusivity(unchecked) var movedChildren = MovedChildren()
  /// The constraints of users in the engine.
  @exclusivity(unchecked) var installed = ConstraintTable()
  /// The installed constraints whose constant is a standard distance.
  var spaced: [ConstraintID: NSLayoutConstraint] = [:]
  /// Constraints that nodes state by themselves, for those who asked for them.
  var systemConstraints: [ConstraintID: SystemConstraint] = [:]
  /// Items whose own constraints are to be brought up to date.
  var queue: [ItemID] = []
  /// Texts that wrap, in the order in which they came.
  var wrapping: [ItemID] = []
  /// Stacks whose turn in document order has not come while the engine is being made; their
  /// arrangements enter then, since order decides ties.
  var waitingStacks: Set<ObjectIdentifier> = []
  /// Views that came into the tree and whose constraints have not entered yet.
  var entering: [NodeReference] = []
  /// The generation of the engine's values of which views were asked to place what moved; −1 before the first.
  private var writtenGeneration = -1
  /// Whether values may have changed since then.
  var needsWriteBack: Bool { engine.generation != writtenGeneration }
  /// Whether views were removed since the last ``takeIsUnused()``.
  var hasRemovals = false
  /// Whether constraints came, went or moved, so that their order may not be the document's.
  var needsOrder = true
  /// Constraints and items that came since then, as long as nothing else needs another place.
  var freshConstraints: [ConstraintID] = []
  var freshItems: [ItemID] = []
  /// Stacks that state something else since then, and views that stacks let go.
  var freshArrangements: [ItemID] = []
  var leftArrangements: [NodeReference] = []
  /// Views and constraints that came or went since the last solve.
  var edits = 0
  /// Whether the root is shown at a size of its own; a context goes when that changes.
  let isOnCanvas: Bool
  /// Whether the first constraints are being taken in.
  private(set) var isBeingMade = true
  /// The number of items that are being created inside each other.
  @exclusivity(unchecked) var nesting = 0
  /// The tree's profile, as it was when the engine was last asked to solve.
  package private(set) var profile: LayoutProfile
  /// In which coordinates solved rectangles are brought to pixels; kept here since it is asked for every view.
  let snapping: FrontConventions.Snapping
  /// The scale and rule by which frames were last rounded to pixels.
  private var rounding: (scale: Double, rule: LayoutProfile.Rounding)

  /// Creates the engine of a tree, or one to fit a view by: items and constraints in document order.
  init(root: ViewNode, fitting target: FittingTarget? = nil) {
    self.root = root
    self.target = target
    isFitting = target != nil
    profile = root.profile
    snapping = root.host.hostConventions.snapping
    rounding = (root.pixelScale, profile.rounding)
    isOnCanvas = root.isOnCanvas
    let nodes = root.preorder()
    reserve(for: nodes)
    for node in nodes { takeIn(node) }
    isBeingMade = false
    reenterWrappingTexts()
    holdFramesByHand(nodes)
    engine.markOrdered()
    forgetFresh()
  }

  /// Notes which stacks wait for their turn, and makes room for what is going to enter.
  private func reserve(for nodes: [ViewNode]) {
    var (items, constraints) = (1, 0)
    for node in nodes {
      if node.isArranging { waitingStacks.insert(ObjectIdentifier(node)) }
      if !node.translatesMask { items += 1 }
      constraints += node.constraints.count
    }
    participants.reserveCapacity(items)
    places.reserveCapacity(items)
    installed.reserveCapacity(constraints + 2 * items)
    engine.reserve(items: items, constraints: constraints)
  }

  deinit {
    assumingMainActor {
      for participant in participants { participant.node.node?.enrolments.leave(self) }
      installed.forEach { $0.enrolments.leave(self) }
    }
  }

  /// The node of an item; nil once it is gone.
  func node(of item: ItemID) -> LayoutNode? {
    let index = Int(item.index)
    return participants.indices.contains(index) ? participants[index].node.node : nil
  }

  /// The participant of an item's node.
  subscript(item: ItemID) -> Participant {
    get { participants[Int(item.index)] }
    _modify { yield &participants[Int(item.index)] }
  }

  // MARK: Solving

  /// Brings all generated constraints up to date and solves, again where text wraps.
  func solve() {
    profile = root.profile
    edits = 0
    enterWaiting()
    regenerateQueued()
    if needsOrder || !placeFresh() { bringIntoOrder() }
    refreshSpacings()
    engine.solve()
    wrapTexts()
    reportConflicts()
  }

  /// Whether anything waits for ``solve()``.
  var isDirty: Bool { !queue.isEmpty || !entering.isEmpty || needsOrder || engine.needsSolve }

  /// Asks the views above all items that moved to place them.
  ///
  /// - Complexity: O(items that moved); where these are many, O(items), a comparison of four numbers for one
  ///   that stayed.
  func requestLayoutOfMoved() {
    noteRounding()
    guard needsWriteBack else { return }
    writtenGeneration = engine.generation
    if let moved = engine.takeMoved() {
      for item in moved { requestLayoutIfMoved(item) }
      assert(
        places.indices.allSatisfy {
          participants[$0].node.node == nil || places[$0] == place(of: ItemID(index: Int32($0)))
        }, "what moved is known")
      return
    }
    for index in places.indices {
      requestLayoutIfMoved(ItemID(index: Int32(truncatingIfNeeded: index)))
    }
  }

  /// Has every view place all its children where these are brought to pixels in another way than before.
  private func noteRounding() {
    let rounding = (scale: root.pixelScale, rule: profile.rounding)
    guard rounding != self.rounding else { return }
    self.rounding = rounding
    for node in root.preorder() { node.passes.placesAll = true }
  }

  private func requestLayoutIfMoved(_ item: ItemID) {
    let index = Int(item.index)
    let place = place(of: item)
    guard place != places[index] else { return }
    places[index] = place
    guard let node = participants[index].node.node else { return }
    let parent = node.parentView ?? root
    if let above = parent.item { movedChildren.note(item, in: above) }
    parent.setNeedsLayout(.solution, movesChildren: false)
  }

  private func place(of item: ItemID) -> LayoutRect {
    var place = engine.alignmentRect(of: item)
    // Where the root is says nothing of what is in it.
    if item.index == 0 { (place.x, place.y) = (0, 0) }
    return place
  }
}
