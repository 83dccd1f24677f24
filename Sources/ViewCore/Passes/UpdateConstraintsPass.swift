/// The first pass: views make their constraints, leaves first.
@MainActor enum UpdateConstraintsPass {
  /// Calls `updateConstraints` on every view that asked for it.
  ///
  /// - Complexity: O(views that asked, and those above them with their children).
  static func run(_ root: ViewNode) {
    guard root.updateRequest.isPending else { return }
    // Views rather than nodes: a view may take another one out, which must not go before its turn.
    var order: [any ViewHost] = []
    var stack: [any ViewHost] = [root.host]
    while let host = stack.popLast() {
      let node = host.node
      if node.updateRequest.isOwn { order.append(host) }
      guard node.updateRequest.isBelow else { continue }
      node.updateRequest.isBelow = false
      for child in node.children.reversed() where child.node.updateRequest.isPending {
        stack.append(child)
      }
    }
    for host in order.reversed() {
      host.node.updateRequest.isOwn = false
      host.hostUpdateConstraints()
    }
  }
}

extension ViewNode {
  /// Runs the first pass on this view and all below it.
  package func updateConstraintsIfNeeded() { UpdateConstraintsPass.run(self) }
}
