/// The first pass: views make their constraints, leaves first.
@MainActor enum UpdateConstraintsPass {
  /// Calls `updateConstraints` on every view that asked for it.
  static func run(_ root: ViewNode) {
    for node in root.preorder().reversed() where node.requestsUpdateConstraints {
      node.requestsUpdateConstraints = false
      node.host.hostUpdateConstraints()
    }
  }
}

extension ViewNode {
  /// Asks for `updateConstraints` in the next pass.
  package func setNeedsUpdateConstraints() {
    requestsUpdateConstraints = true
    root.requestsLayout = true
  }

  /// Runs the first pass on this view and all below it.
  package func updateConstraintsIfNeeded() { UpdateConstraintsPass.run(self) }
}
