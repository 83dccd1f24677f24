internal import LayoutEngine
internal import LayoutTree

/// Builds what a view that arranges others says of them: how places and lengths are stated.
@MainActor protocol ArrangementConstraints {
  /// The view that arranges.
  var container: ViewNode { get }
  /// The context that receives constraints.
  var context: LayoutContext { get }
  /// The constraints stated so far, in order of entry.
  var bodies: [GeneratedConstraint] { get set }
}

extension ArrangementConstraints {
  /// The natural length of a view along an axis, in points; nil for one without.
  ///
  /// As the view states it in layout, so that no text is measured again.
  func naturalLength(of view: ViewNode, _ axis: Axis) -> Double? {
    context.naturalLength(of: view, axis)
  }

  /// A relation of two places or lengths.
  ///
  /// Reading direction is the container's, as in any constraint between its subviews.
  mutating func add(
    _ first: LayoutNode, _ firstAttribute: Attribute, _ relation: LayoutRelation,
    _ second: LayoutNode, _ secondAttribute: Attribute, multiplier: Double = 1,
    constant: Double = 0, priority: Float = 1000, yielding: Yielding = .inOrder,
    _ identifier: String
  ) {
    let spec = ConstraintSpec(
      Operand(context.item(for: first), firstAttribute), relation,
      Operand(context.item(for: second), secondAttribute), multiplier: multiplier,
      constant: constant, priority: priority, yielding: yielding)
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
}
