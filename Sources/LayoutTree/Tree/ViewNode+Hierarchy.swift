internal import FoundationShims

extension ViewNode {
  /// Inserts a view among the children, after removing it from its former superview.
  ///
  /// Inserting a view into itself or a descendant would create a cycle and traps.
  package func insert(_ child: any ViewHost, at index: Int) {
    let node = child.node
    // A view without children has no descendants, so that trees can be built from above in linear time.
    require(
      node !== self && (node.children.isEmpty || !isDescendant(of: node)),
      "Can't add \(node.label) as a subview of itself.")
    let frame = node.nativeFrame
    var index = index
    let stays = node.parent === self
    if stays, let old = children.firstIndex(where: { $0 === child }) {
      children.remove(at: old)
      if old < index { index -= 1 }
    } else {
      node.removeFromParent()
      node.dropOwnContext()
      node.parent = self
    }
    children.insert(child, at: min(max(0, index), children.count))
    if node.mayContainConstraints || node.isArranging || !node.constraints.isEmpty {
      node.markAncestorsAsContaining()
    }
    node.nativeFrame = frame
    node.placement.hasOrigin = false
    forEachContext { context in
      // A view that only moved among its siblings has another place in the order.
      if stays { context.needsOrder = true } else { context.enter(node) }
    }
    node.markAbove()
    node.margins.inheritedInsetsChanged()
    setNeedsLayout(.subviews)
  }

  /// Removes the view from its superview, with every constraint of an ancestor that mentions its subtree.
  package func removeFromParent() {
    guard let parent else { return }
    for constraint in constraintsFromAbove() { constraint.isActive = false }
    parent.forEachContext { $0.removeParticipant(self) }
    let host = host
    let frame = nativeFrame
    parent.passes.layoutRequest.clearRequestingChild()
    parent.passes.updateRequest.clearRequestingChild()
    self.parent = nil
    nativeFrame = frame
    for index in parent.children.indices where parent.children[index] === host {
      parent.children.remove(at: index)
      break
    }
    placement.hasOrigin = false
    margins.inheritedInsetsChanged()
    parent.setNeedsLayout(.subviews)
  }

  /// The constraints of ancestors that mention this view or its descendants.
  private func constraintsFromAbove() -> [NSLayoutConstraint] {
    if let known = root.ownContext?.constraintsFromAbove(self) { return known }
    var result: [NSLayoutConstraint] = []
    var ancestor = parent
    while let holder = ancestor {
      result += holder.constraints.filter {
        $0.mentions { $0.nearestView?.isDescendant(of: self) ?? false }
      }
      ancestor = holder.parent
    }
    return result
  }

  /// Marks all ancestors as containing constraints or arrangements.
  ///
  /// - Returns: Whether that is new, so that a traversal for such views visits more of them.
  /// - Complexity: O(depth) the first time, O(1) afterwards.
  @discardableResult func markAncestorsAsContaining() -> Bool {
    var above = parent
    let isNew = above?.mayContainConstraints == false
    while let node = above, !node.mayContainConstraints {
      node.mayContainConstraints = true
      above = node.parent
    }
    return isNew
  }

  /// The previous node in preorder; nil for a root.
  ///
  /// - Complexity: O(siblings) for a view that is not among the last ones.
  var previousInPreorder: ViewNode? {
    guard let parent, let index = parent.children.lastIndex(where: { $0.node === self }) else {
      return nil
    }
    guard index > 0 else { return parent }
    var node = parent.children[index - 1].node
    while let last = node.children.last { node = last.node }
    return node
  }

  /// The nodes of the subtree, parents first.
  package func preorder() -> [ViewNode] {
    var result: [ViewNode] = []
    forEachInPreorder { result.append($0) }
    return result
  }

  /// Calls a closure with each node of the subtree, parents first; the tree must not change meanwhile.
  ///
  /// - Parameter onlyHolders: Whether to skip subtrees below views for which ``mayHoldBelow`` is false.
  func forEachInPreorder(onlyHolders: Bool = false, _ body: (ViewNode) -> Void) {
    var stack = [NodePointer(self)]
    while let next = stack.popLast() {
      let node = next.node
      body(node)
      if onlyHolders, !node.mayContainConstraints { continue }
      var index = node.children.count
      while index > 0 {
        index -= 1
        stack.append(NodePointer(node.children[index].node))
      }
    }
  }

  /// Called when the view starts or stops being laid out by constraints.
  func participationChanged() {
    forEachContext { $0.participationChanged(self) }
    setNeedsLayout(.subviews)
  }

  /// Called when the arranged views or their arrangement changed.
  func arrangementChanged(from old: (any Arrangement)?) {
    forEachContext { context in
      let guides = Set((arrangement?.guides ?? []).map(ObjectIdentifier.init))
      for guide in old?.guides ?? [] where !guides.contains(ObjectIdentifier(guide)) {
        context.leave(guide)
      }
      context.rearranged(self, from: old, to: arrangement)
      if enrolments[context] == nil { context.enter(self) }
    }
    setNeedsGeneration()
  }

  /// Drops the tree's engine; the next layout pass creates a new one.
  func dropOwnContext() {
    guard ownContext != nil else { return }
    ownContext = nil
    setNeedsLayout()
  }

  /// Drops every engine of the tree, including those by which views in it were fitted.
  package func dropContexts() {
    for node in preorder() { node.fittingContext = nil }
    dropOwnContext()
  }

  /// The guides of a scroll view: content and visible part; empty for other views.
  var scrollGuides: [GuideNode] { trait == .scrollable ? [contentGuide, frameGuide] : [] }
}
