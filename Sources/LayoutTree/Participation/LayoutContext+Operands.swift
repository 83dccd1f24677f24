internal import LayoutEngine

/// The operands for sides of constraints.
extension LayoutContext {
  /// The operand for a side.
  func operand(_ side: ConstraintSide, seenFrom other: LayoutNode? = nil) -> Operand? {
    guard let node = side.node else { return nil }
    guard side.isDistance, let origin = side.originNode else {
      return operand(node, side.attribute, seenFrom: other)
    }
    guard let end = operand(node, side.attribute, seenFrom: origin),
      let start = operand(origin, side.originAttribute, seenFrom: node)
    else { return nil }
    return Operand(end.item, end.attribute, from: .init(start.item, start.attribute))
  }

  /// The operand for a plain attribute of a view that does not scroll; nil for a margin attribute.
  func plainOperand(_ view: ViewNode, _ attribute: NSLayoutConstraint.Attribute) -> Operand? {
    guard !attribute.isOfMargins, let attribute = EngineAttribute(rawValue: attribute.rawValue)
    else { return nil }
    return Operand(item(for: view), attribute)
  }

  /// The operand for an item and an attribute.
  ///
  /// The edges of a scroll view, seen from its descendants, are those of its content; its size and centre, and
  /// everything seen from outside, are those of its frame.
  private func operand(
    _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, seenFrom other: LayoutNode?
  ) -> Operand? {
    guard let engineAttribute = EngineAttribute(rawValue: attribute.rawValue) else {
      return nil
    }
    let item = self.item(for: node)
    if let view = node as? ViewNode, view.trait == .scrollable, engineAttribute.isContentEdge,
      let inner = other, inner !== view, inner.nearestView?.isDescendant(of: view) == true,
      !(inner is GuideNode && inner.nearestView === view)
    {
      let content = self.item(for: view.contentGuide)
      guard engineAttribute.withoutMargin != nil else { return Operand(content, engineAttribute) }
      engine.setMargins(self.item(for: view.contentMargins), for: content)
      return Operand(content, engineAttribute)
    }
    if engineAttribute.withoutMargin != nil, let view = node as? ViewNode {
      engine.setMargins(self.item(for: view.margins.marginsGuide), for: item)
    }
    return Operand(item, engineAttribute)
  }
}

extension EngineAttribute {
  /// Whether descendants of a scroll view refer to the content's edge by this attribute.
  var isContentEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin:
      true
    default: false
    }
  }
}
