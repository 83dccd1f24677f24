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

  /// Forgets the row in an engine that is gone.
  func forgetContext() {
    engineID = nil
    context = nil
  }

  /// Whether an item belongs to one of these views.
  func mentions(anyOf views: Set<ObjectIdentifier>) -> Bool {
    nodes.contains { $0.nearestView.map { views.contains(ObjectIdentifier($0)) } ?? false }
  }

  /// Whether an item is one of these nodes.
  func mentions(nodes: Set<ObjectIdentifier>) -> Bool {
    self.nodes.contains { nodes.contains(ObjectIdentifier($0)) }
  }
}
