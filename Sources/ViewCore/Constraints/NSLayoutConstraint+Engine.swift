internal import LayoutEngine

extension NSLayoutConstraint {
  /// The constraint in the engine's terms; nil when an item is gone.
  func spec(in context: LayoutContext) -> ConstraintSpec? {
    guard !hasLostItem, let first = firstNode,
      let operand = operand(first, firstAttribute, seenFrom: secondNode, context),
      let relation = LayoutRelation(rawValue: relation.rawValue)
    else { return nil }
    let second = secondNode.flatMap { self.operand($0, secondAttribute, seenFrom: first, context) }
    return ConstraintSpec(
      operand, relation, second, multiplier: Double(multiplier), constant: Double(constant),
      priority: priority.rawValue)
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

  /// Whether either item belongs to one of these views.
  func mentions(anyOf views: Set<ObjectIdentifier>) -> Bool {
    for node in [firstNode, secondNode] {
      if let view = node?.nearestView, views.contains(ObjectIdentifier(view)) { return true }
    }
    return false
  }

  /// Whether either item is one of these nodes.
  func mentions(nodes: Set<ObjectIdentifier>) -> Bool {
    [firstNode, secondNode].contains { $0.map { nodes.contains(ObjectIdentifier($0)) } ?? false }
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
