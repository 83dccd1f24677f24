internal import LayoutEngine

/// Builds what a view that arranges others says of them: how places and lengths are stated.
@MainActor protocol ArrangementConstraints {
  /// The view that arranges.
  var container: ViewNode { get }
  /// Where constraints go.
  var context: LayoutContext { get }
  /// What was stated so far, in order of entry.
  var bodies: [GeneratedConstraint.Body] { get set }
}

extension ArrangementConstraints {
  /// The natural length of a view along an axis, in points; nil for one without.
  ///
  /// As the view states it in layout, so that no text is measured again.
  func naturalLength(of view: ViewNode, _ axis: Axis) -> Double? {
    for stated in view.generated {
      if case .intrinsic(let size) = stated.body, size.axis == axis { return size.length }
    }
    return nil
  }

  /// A relation of two places or lengths.
  ///
  /// Reading direction is the container's. A view that reads the other way is spoken of by left and right.
  mutating func add(
    _ first: LayoutNode, _ firstAttribute: Attribute, _ relation: LayoutRelation,
    _ second: LayoutNode, _ secondAttribute: Attribute, multiplier: Double = 1,
    constant: Double = 0, priority: Float = 1000, yielding: Yielding = .inOrder,
    _ identifier: String
  ) {
    var spec = ConstraintSpec(
      Operand(context.item(for: first), firstAttribute), relation,
      Operand(context.item(for: second), secondAttribute), multiplier: multiplier,
      constant: constant, priority: priority, yielding: yielding)
    if firstAttribute.isDirectional || secondAttribute.isDirectional,
      readsAgainst(first) || readsAgainst(second)
    {
      spec = physical(spec)
    }
    bodies.append(.relation(spec, identifier: identifier))
  }

  /// A length of its own.
  mutating func add(
    _ node: LayoutNode, _ attribute: Attribute, _ relation: LayoutRelation = .equal,
    constant: Double = 0, priority: Float, _ identifier: String
  ) {
    bodies.append(
      .relation(
        ConstraintSpec(
          Operand(context.item(for: node), attribute), relation, constant: constant,
          priority: priority),
        identifier: identifier))
  }

  /// Whether an item reads in the other direction than the container.
  private func readsAgainst(_ node: LayoutNode) -> Bool {
    node.nearestView?.isRightToLeft != container.isRightToLeft
  }

  /// The same with left and right, where the container reads from.
  private func physical(_ spec: ConstraintSpec) -> ConstraintSpec {
    var result = spec
    let runsLeft = container.isRightToLeft
    result.first.attribute = spec.first.attribute.physical(isRightToLeft: runsLeft)
    result.second?.attribute =
      spec.second?.attribute.physical(isRightToLeft: runsLeft) ?? .notAnAttribute
    if runsLeft {
      result.constant = -spec.constant
      result.relation = spec.relation.reversed
    }
    return result
  }
}

extension Attribute {
  /// Whether reading direction decides which edge it is.
  fileprivate var isDirectional: Bool { self == .leading || self == .trailing }

  /// The edge that it is in a direction.
  fileprivate func physical(isRightToLeft: Bool) -> Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: self
    }
  }
}

extension LayoutRelation {
  /// The relation of the negated sides.
  fileprivate var reversed: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
