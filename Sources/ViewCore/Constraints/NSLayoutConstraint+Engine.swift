internal import LayoutEngine

extension NSLayoutConstraint {
  /// The constraint in the engine's terms; nil when an item is gone.
  func spec(in context: LayoutContext) -> ConstraintSpec? {
    guard !hasLostItem, let first,
      let operand = operand(first, seenFrom: second?.node, context),
      let relation = LayoutRelation(rawValue: relation.rawValue)
    else { return nil }
    refreshSpacing()
    let second = second.flatMap { self.operand($0, seenFrom: first.node, context) }
    return ConstraintSpec(
      operand, relation, second, multiplier: Double(multiplier), constant: Double(constant),
      priority: priority.rawValue)
  }

  /// One side in the engine.
  private func operand(
    _ side: ConstraintSide, seenFrom other: LayoutNode?, _ context: LayoutContext
  ) -> Operand? {
    guard let node = side.node else { return nil }
    guard side.isDistance, let origin = side.originNode else {
      return operand(node, side.attribute, seenFrom: other, context)
    }
    guard let end = operand(node, side.attribute, seenFrom: origin, context),
      let start = operand(origin, side.originAttribute, seenFrom: node, context)
    else { return nil }
    return Operand(end.item, end.attribute, from: .init(start.item, start.attribute))
  }

  /// An item and attribute in the engine.
  ///
  /// The edges of a scroll view, seen from what it scrolls, are those of its content; its size and
  /// centre, and everything seen from outside, are those of its frame.
  private func operand(
    _ node: LayoutNode, _ attribute: Attribute, seenFrom other: LayoutNode?,
    _ context: LayoutContext
  ) -> Operand? {
    guard let engineAttribute = EngineAttribute(rawValue: attribute.rawValue) else {
      return nil
    }
    let item = context.item(for: node)
    if let view = node as? ViewNode, view.trait == .scrollable, engineAttribute.isContentEdge,
      let inner = other, inner !== view, inner.nearestView?.isDescendant(of: view) == true,
      !(inner is GuideNode && inner.nearestView === view)
    {
      let content = context.item(for: view.contentGuide)
      guard engineAttribute.withoutMargin != nil else { return Operand(content, engineAttribute) }
      context.engine.setMargins(context.item(for: view.contentMargins), for: content)
      return Operand(content, engineAttribute)
    }
    if engineAttribute.withoutMargin != nil, let view = node as? ViewNode {
      context.engine.setMargins(context.item(for: view.margins.marginsGuide), for: item)
    }
    return Operand(item, engineAttribute)
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

extension EngineAttribute {
  /// Whether a scroll view's descendants see the content's edge under this name.
  var isContentEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin:
      true
    default: false
    }
  }
}
