internal import FoundationShims
internal import LayoutEngine

/// An engine and its connection to the nodes of a tree, created on demand and edited as the tree changes.
///
/// Each tree has at most one active context, whose values become frames. A view that is fitted has a separate
/// one, in which it is the root. The context stores the items of nodes and constraints; ``Enrolments`` refer to
/// it.
@MainActor package final class LayoutContext {
  let engine = LayoutEngine()
  /// The root view, which owns the context, or the tree.
  ///
  /// Unchecked: the root keeps the context, so it lives longer.
  unowned(unsafe) let root: ViewNode
  /// Whether the engine only fits the root.
  let isFitting: Bool
  /// The target size of a fitting engine.
  var target: FittingTarget?
  /// The nodes of the engine's items, by item index; slots of removed items are reused.
  @exclusivity(unchecked) var participants: [Participant] = []
  /// The last read position of each item; NaN before.
  ///
  /// In a fitting engine: the resting position of a node that no constraint determines.
  @exclusivity(unchecked) var places: [LayoutRect] = []
  /// The items that moved and whose superviews have not placed them yet.
  var movedChildren = MovedChildren()
  /// The user's constraints in the engine.
  var installed = ConstraintTable()
  /// The user's constraints whose constant is a standard distance.
  var spaced: [ConstraintID: NSLayoutConstraint] = [:]
  /// The objects of generated constraints, created on request.
  var systemConstraints: [ConstraintID: SystemConstraint] = [:]
  /// The items whose generated constraints need an update.
  var queue: [ItemID] = []
  /// The items of wrapping texts, in order of entry.
  var wrapping: [ItemID] = []
  /// The stacks that wait for their turn in document order while the engine is being built, since order
  /// resolves ties.
  var waitingStacks: Set<ObjectIdentifier> = []
  /// The inserted views whose constraints were not added yet.
  var entering: [NodeReference] = []
  /// The generation of the engine's values for which moved views were last requested to be placed; −1 before
  /// the first.
  private var writtenGeneration = -1
  /// Whether values may have changed since the last write-back.
  var needsWriteBack: Bool { engine.generation != writtenGeneration }
  /// Whether views were removed since the last ``consumeIsUnused()``.
  var hasRemovals = false
  /// Whether constraints were added, removed or moved, so that their order may differ from the document's.
  var needsOrder = true
  /// The constraints and items added since the last ordering, unless another one needs a new order.
  var freshConstraints: [ConstraintID] = []
  var freshItems: [ItemID] = []
  /// The stacks whose constraints changed since the last ordering, and views that stacks released.
  var freshArrangements: [ItemID] = []
  var leftArrangements: [NodeReference] = []
  /// The number of views and constraints added or removed since the last solve.
  var edits = 0
  /// Whether the root is shown on the canvas at a given size; a context is dropped when that changes.
  let isOnCanvas: Bool
  /// Whether the engine is being built.
  private(set) var isBeingMade = true
  /// The current recursion depth of creating items.
  var nesting = 0
  /// The tree's profile at the last solve.
  package private(set) var profile: LayoutProfile
  /// The coordinate space in which solved rectangles are snapped to pixels; cached since every view reads it.
  let snapping: FrontConventions.Snapping
  /// The scale and rule by which frames were last snapped to pixels.
  private var rounding: (scale: Double, rule: LayoutProfile.Rounding)

  /// Creates the engine of a tree, or one that fits a view, with items and constraints in document order.
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
    for node in nodes { addParticipant(node) }
    isBeingMade = false
    reenterWrappingTexts()
    holdFramesByHand(nodes)
    engine.markOrdered()
    forgetFresh()
  }

  /// Records the stacks that wait for their turn, and reserves capacity.
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

  /// The node of an item; nil once it is deallocated.
  func node(of item: ItemID) -> LayoutNode? {
    let index = Int(item.index)
    return participants.indices.contains(index) ? participants[index].node.node : nil
  }

  /// The participant record of an item.
  subscript(item: ItemID) -> Participant {
    get { participants[Int(item.index)] }
    _modify { yield &participants[Int(item.index)] }
  }

  // MARK: Solving

  /// Updates all generated constraints and solves, repeatedly where text wraps.
  func solve() {
    profile = root.profile
    edits = 0
    enterWaiting()
    regenerateQueued()
    if needsOrder || !placeFresh() { bringIntoOrder() }
    refreshSpacings()
    engine.solve()
    solveTextWidths()
    reportConflicts()
  }

  /// Whether a change is pending for ``solve()``.
  var isDirty: Bool { !queue.isEmpty || !entering.isEmpty || needsOrder || engine.needsSolve }

  /// Requests layout from the superviews of all items that moved.
  ///
  /// - Complexity: O(items that moved); where these are many, O(items), a comparison of four numbers for one
  ///   that stayed.
  func requestLayoutOfMoved() {
    recordRounding()
    guard needsWriteBack else { return }
    writtenGeneration = engine.generation
    if let moved = engine.consumeMoved() {
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

  /// Requests placement of all children after the pixel scale or the rounding rule changed.
  private func recordRounding() {
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
    if let above = parent.item { movedChildren.record(item, in: above) }
    parent.setNeedsLayout(.solution, movesChildren: false)
  }

  private func place(of item: ItemID) -> LayoutRect {
    var place = engine.alignmentRect(of: item)
    // Where the root is says nothing of what is in it.
    if item.index == 0 { (place.x, place.y) = (0, 0) }
    return place
  }
}
