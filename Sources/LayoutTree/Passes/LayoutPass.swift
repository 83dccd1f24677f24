internal import Foundation
internal import LayoutEngine

/// The second pass: solves, then copies values into frames, parents first.
///
/// Laying out can change the input of the solution (margins that reach into a moved view, a row's tallest
/// view), so rounds repeat until no request is pending; see ``PassWatch`` for the limits.
///
/// - SeeAlso: `Rules/Passes.md#constraints-layout-display`.
@MainActor enum LayoutPass {
  /// Performs the pending layout of a view, beginning at its topmost superview that needs it.
  ///
  /// Constraints are those of the whole tree, so they are updated and solved for all of it.
  static func run(_ view: ViewNode) {
    let root = view.root
    PassWatch.watch(root) { watch in
      while watch.startsRound() {
        UpdateConstraintsPass.run(root)
        if let context = context(of: root) {
          context.solve()
          root.adoptSolvedSize(context)
          context.requestLayoutOfMoved()
        }
        layOut(view.topmostWaiting, watch)
        guard view.topmostWaiting.passes.layoutRequest.isPending || isPending(root) else { return }
      }
    }
  }

  /// Whether constraints of a tree need an update or a solve.
  private static func isPending(_ root: ViewNode) -> Bool {
    root.passes.updateRequest.isPending || root.ownContext?.isDirty == true
  }

  /// The tree's engine, created if a view has constraints.
  ///
  /// - SeeAlso: `Rules/Passes.md#the-engine-is-made-on-demand`.
  static func context(of root: ViewNode) -> LayoutContext? {
    if let context = root.ownContext {
      guard context.isRebuildCheaper || context.consumeIsUnused() else { return context }
      root.dropOwnContext()
    }
    let usesConstraints = root.preorder().contains {
      !$0.constraints.isEmpty || (!$0.translatesMask && $0 !== root) || $0.isArranging
        || $0.host.hostRequiresConstraints
    }
    guard usesConstraints else { return nil }
    let context = LayoutContext(root: root)
    root.ownContext = context
    return context
  }

  /// Calls `layoutSubviews` from the top down on the views that requested it.
  ///
  /// - Complexity: O(views that asked and those above them, with the children of those below which several
  ///   asked).
  private static func layOut(_ top: ViewNode, _ watch: PassWatch) {
    // Views rather than nodes: a view may take another one out, which must not go before its turn.
    var stack: [any ViewHost] = [top.host]
    while let host = stack.popLast() {
      let node = host.node
      if node.passes.layoutRequest.isRequestedHere {
        // Marked, so that children who ask meanwhile need not mark the views above.
        node.passes.layoutRequest.isRequestedHere = false
        node.passes.layoutRequest.recordDescendantRequest()
        watch.serve(node, .layoutSubviews) { host.hostLayoutSubviews() }
      }
      guard node.passes.layoutRequest.isRequestedBelow else { continue }
      if let only = node.passes.layoutRequest.consumeDescendantRequests() {
        if only.passes.layoutRequest.isPending { stack.append(only.host) }
        continue
      }
      for child in node.children.reversed() where child.node.passes.layoutRequest.isPending {
        stack.append(child)
      }
    }
  }
}

extension ViewNode {
  /// The topmost view with pending layout among this view and its ancestors; this view if no layout is pending.
  fileprivate var topmostWaiting: ViewNode {
    var found = self
    var node = parent
    while let above = node {
      if above.passes.layoutRequest.isRequestedHere { found = above }
      node = above.parent
    }
    return found
  }

  /// Invalidates the natural size, which is read again before the next solve.
  package func invalidateIntrinsicContentSize() {
    setNeedsGeneration()
    setNeedsLayout(.contentSize)
    // Alignment insets may have changed with it, and with them the frame around the same rectangle.
    parent?.setNeedsLayout(.contentSize)
  }

  /// Performs pending layout, beginning at the topmost superview that needs it.
  package func layoutIfNeeded() { LayoutPass.run(self) }
}
