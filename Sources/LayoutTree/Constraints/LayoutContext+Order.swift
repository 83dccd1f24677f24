internal import LayoutEngine

/// The order in which a new engine for the tree would receive its constraints, computed for an edited engine.
///
/// Parents come before children and siblings in their order; each view's natural size comes where a
/// constraint first mentions the view, a stack's arrangement at the stack's own turn, wrapping text last.
///
/// - SeeAlso: `Documentation/Decisions/levels-and-ties.md`.
@MainActor private struct EntryOrder {
  private let context: LayoutContext
  private let engine: LayoutEngine
  private var isMentioned: [Bool]
  private var wrapping: [ViewNode] = []
  /// Room for the items of one constraint.
  private var unmentioned: [ItemID] = []
  private(set) var ids: [ConstraintID] = []

  init(_ context: LayoutContext) {
    self.context = context
    engine = context.engine
    isMentioned = Array(repeating: false, count: engine.itemCount)
    ids.reserveCapacity(context.installed.count * 2)
    for node in context.root.preorder() { visit(node) }
    // Guides that only others' rows mention.
    for index in isMentioned.indices where !isMentioned[index] {
      if let node = context.node(of: ItemID(index: Int32(truncatingIfNeeded: index))) {
        mention(node)
      }
    }
    for view in wrapping { for stated in view.generated { ids.append(stated.id) } }
  }

  private mutating func visit(_ node: ViewNode) {
    guard node.item != nil, node.context === context else { return }
    let holdsConstraints = !node.constraints.isEmpty
    if !node.translatesMask || holdsConstraints || node.isArranging { mention(node) }
    if node.isArranging, let arrangement = node.arrangement {
      // An arrangement makes the items of what it arranges before it states anything.
      for view in arrangement.views { mention(view) }
      let arranged = node.generated[min(node.ownGeneratedCount, node.generated.count)...]
      for stated in arranged { mentionItems(of: stated.body) }
      if !context.wrappingIDs.contains(ObjectIdentifier(node)) {
        for stated in arranged { ids.append(stated.id) }
      }
    }
    guard holdsConstraints else { return }
    node.constraints.withUnsafeBufferPointer { constraints in
      for index in constraints.indices {
        // One that is in no engine has no number, and this view's are in no other.
        guard let id = constraints[index].engineID else { continue }
        mentionItems(of: id)
        ids.append(id)
      }
    }
  }

  private mutating func mentionItems(of id: ConstraintID) {
    unmentioned.removeAll(keepingCapacity: true)
    engine.forEachItem(of: id) { item in
      if !isMentioned[Int(item.index)] { unmentioned.append(item) }
    }
    for item in unmentioned { mention(item) }
  }

  private mutating func mentionItems(of body: GeneratedConstraint.Body) {
    guard case .relation(let spec, _) = body else { return }
    mention(spec.first.item)
    if let second = spec.second { mention(second.item) }
  }

  private mutating func mention(_ item: ItemID) {
    guard !isMentioned[Int(item.index)], let node = context.node(of: item) else { return }
    mention(node)
  }

  private mutating func mention(_ node: LayoutNode) {
    // A node that went to another tree has an item of that tree's engine.
    guard let item = node.item, node.context === context, !isMentioned[Int(item.index)] else {
      return
    }
    // The views above come first, the topmost before the others.
    var missing: [LayoutNode] = [node]
    var above = node === context.root ? nil : node.parentView
    while let view = above, let item = view.item, !isMentioned[Int(item.index)] {
      missing.append(view)
      above = view === context.root ? nil : view.parentView
    }
    for node in missing.reversed() {
      if let item = node.item { isMentioned[Int(item.index)] = true }
      if let view = node as? ViewNode {
        if context.wrappingIDs.contains(ObjectIdentifier(view)), view !== context.root {
          wrapping.append(view)
          continue
        }
        for stated in view.generated.prefix(view.ownGeneratedCount) { ids.append(stated.id) }
      } else {
        for stated in node.generated { ids.append(stated.id) }
      }
    }
  }
}

extension LayoutContext {
  /// Brings the engine's constraints into the order that they have in the document.
  ///
  /// - Complexity: O(nodes and constraints).
  func bringIntoOrder() {
    needsOrder = false
    engine.arrange(EntryOrder(self).ids)
  }
}
