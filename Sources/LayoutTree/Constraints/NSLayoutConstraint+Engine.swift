internal import LayoutEngine

extension NSLayoutConstraint {
  /// The constraint in the engine's terms; nil when an item is gone.
  func spec(in context: LayoutContext) -> ConstraintSpec? {
    guard let first, !first.isLost, !(second?.isLost ?? false),
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

  /// Whether a node that it speaks of passes a test.
  func mentions(_ test: (LayoutNode) -> Bool) -> Bool {
    func speaks(_ side: borrowing ConstraintSide) -> Bool {
      if let node = side.node, test(node) { return true }
      guard side.isDistance, let origin = side.originNode else { return false }
      return test(origin)
    }
    if let first, speaks(first) { return true }
    if let second, speaks(second) { return true }
    return false
  }
}
