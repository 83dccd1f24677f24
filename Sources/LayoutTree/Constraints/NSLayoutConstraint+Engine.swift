internal import LayoutEngine

extension NSLayoutConstraint {
  /// The constraint in the engine's terms; nil when an item is gone.
  func spec(in context: LayoutContext) -> ConstraintSpec? {
    guard !hasLostItem, let first,
      let operand = context.operand(first, seenFrom: second?.node),
      let relation = LayoutRelation(rawValue: relation.rawValue)
    else { return nil }
    refreshSpacing()
    let second = second.flatMap { context.operand($0, seenFrom: first.node) }
    var spec = ConstraintSpec(
      operand, relation, second, multiplier: Double(multiplier), constant: Double(constant),
      priority: priority.rawValue)
    spec.tightensFreePlaces = relation != .equal && second != nil && first.kind != .size
    return spec
  }

  /// Whether an item belongs to one of these views.
  func mentions(anyOf views: Set<ObjectIdentifier>) -> Bool {
    mentions { node in node.nearestView.map { views.contains(ObjectIdentifier($0)) } ?? false }
  }

  /// Whether a node that it speaks of passes a test.
  private func mentions(_ test: (LayoutNode) -> Bool) -> Bool {
    for side in [first, second] {
      guard let side else { continue }
      if let node = side.node, test(node) { return true }
      if side.isDistance, let origin = side.originNode, test(origin) { return true }
    }
    return false
  }

  /// Whether an item is one of these nodes.
  func mentions(nodes: Set<ObjectIdentifier>) -> Bool {
    mentions { nodes.contains(ObjectIdentifier($0)) }
  }
}
