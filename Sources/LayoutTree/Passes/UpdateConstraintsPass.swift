/// The first pass: views update their constraints, leaves first, siblings in their order.
///
/// - SeeAlso: `Rules/Passes.md#constraints-layout-display`.
@MainActor enum UpdateConstraintsPass {
  /// Calls `updateConstraints` on every view that requested it, until no request is pending.
  ///
  /// A view that requests again during its call is called again, and skipped after too many turns.
  static func run(_ top: ViewNode) {
    PassWatch.watch(top.root) { watch in
      while sweep(top, watch), watch.startsRound() {}
    }
  }

  private static func sweep(_ top: ViewNode, _ watch: PassWatch) -> Bool {
    var didUpdate = false
    for host in requestingViews(top) where host.node.passes.updateRequest.isRequestedHere {
      host.node.passes.updateRequest.isRequestedHere = false
      let isServed = watch.serve(host.node, .updateConstraints) { host.hostUpdateConstraints() }
      didUpdate = isServed || didUpdate
    }
    return didUpdate
  }

  /// The views with pending requests, children before their parents.
  ///
  /// Views rather than nodes: a view may remove another one, which must not be deallocated before its turn.
  ///
  /// - Complexity: O(views that asked and those above them, with the children of those below which several
  ///   asked).
  private static func requestingViews(_ top: ViewNode) -> [any ViewHost] {
    guard top.passes.updateRequest.isPending else { return [] }
    var found: [any ViewHost] = []
    var stack: [any ViewHost] = [top.host]
    while let host = stack.popLast() {
      let node = host.node
      if node.passes.updateRequest.isRequestedHere { found.append(host) }
      guard node.passes.updateRequest.isRequestedBelow else { continue }
      if let only = node.passes.updateRequest.consumeDescendantRequests() {
        if only.passes.updateRequest.isPending { stack.append(only.host) }
        continue
      }
      for child in node.children where child.node.passes.updateRequest.isPending {
        stack.append(child)
      }
    }
    return found.reversed()
  }
}

extension ViewNode {
  /// Runs the first pass on this view's subtree.
  package func updateConstraintsIfNeeded() { UpdateConstraintsPass.run(self) }
}
