internal import LayoutEngine

extension NSLayoutConstraint {
  /// The constraint in engine terms; nil when an item is deallocated.
  func spec(in context: LayoutContext) -> ConstraintSpec? {
    if let spec = plainSpec(in: context) { return spec }
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

  /// The constraint in engine terms if it has plain attributes of views that do not scroll; otherwise nil.
  private func plainSpec(in context: LayoutContext) -> ConstraintSpec? {
    guard let views = plainViews, extras?.spacing == nil, views.first.trait != .scrollable,
      views.second.trait != .scrollable,
      let first = context.plainOperand(views.first, sides.firstAttribute),
      let relation = LayoutRelation(rawValue: relation.rawValue)
    else { return nil }
    var second: Operand?
    if sides.hasSecond {
      second = context.plainOperand(views.second, sides.secondAttribute)
      if second == nil { return nil }
    }
    var spec = ConstraintSpec(
      first, relation, second, multiplier: Double(multiplier), constant: Double(constant),
      priority: priority.rawValue)
    spec.tightensFreePlaces =
      relation != .equal && second != nil && ConstraintRules.kind(sides.firstAttribute) != .size
    return spec
  }

  /// Whether a node of the constraint passes a test.
  func mentions(_ test: (LayoutNode) -> Bool) -> Bool {
    func speaks(_ side: borrowing ConstraintSide) -> Bool {
      if let node = side.node, test(node) { return true }
      guard side.isDistance, let origin = side.originNode else { return false }
      return test(origin)
    }
    if sides.isPlain {
      if let node = sides.first?.node, test(node) { return true }
      if let node = sides.second?.node, test(node) { return true }
      return false
    }
    if let first, speaks(first) { return true }
    if let second, speaks(second) { return true }
    return false
  }
}
