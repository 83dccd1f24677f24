/// The first pass: views make their constraints, leaves first, siblings in their order.
///
/// - SeeAlso: semantics 12.1.
@MainActor enum UpdateConstraintsPass {
  /// Calls `updateConstraints` on every view that asked for it, until none does.
  ///
  /// A view that asks again in its own turn is served again, and left out after too many turns.
  static func run(_ top: ViewNode) {
    PassWatch.watch(top.root) { watch in
      while sweep(top, watch), watch.startsRound() {}
    }
  }

  private static func sweep(_ top: ViewNode, _ watch: PassWatch) -> Bool {
    var didUpdate = false
    for node in asking(top) where node.requestsUpdateConstraints {
      node.requestsUpdateConstraints = false
      let isServed = watch.serve(node, .updateConstraints) { node.host.hostUpdateConstraints() }
      didUpdate = isServed || didUpdate
    }
    return didUpdate
  }

  /// The views that wait, children before their parents.
  private static func asking(_ top: ViewNode) -> [ViewNode] {
    var found: [ViewNode] = []
    var stack: [ViewNode] = [top]
    while let node = stack.popLast() {
      if node.requestsUpdateConstraints { found.append(node) }
      for child in node.children { stack.append(child.node) }
    }
    return found.reversed()
  }
}

extension ViewNode {
  /// Asks for `updateConstraints` in the next pass.
  package func setNeedsUpdateConstraints() {
    requestsUpdateConstraints = true
    PassWatch.note(self, .setNeedsUpdateConstraints)
  }

  /// Runs the first pass on this view and all below it.
  package func updateConstraintsIfNeeded() { UpdateConstraintsPass.run(self) }
}
