internal import LayoutEngine
internal import LayoutTree

/// A builder of an arranging view's constraints, with the forms in which positions and lengths are expressed.
@MainActor protocol ArrangementConstraints {
  /// The view that arranges.
  var container: ViewNode { get }
  /// The context that receives the constraints.
  var context: LayoutContext { get }
  /// The constraints so far, in order of entry.
  var bodies: [GeneratedConstraint] { get set }
}

extension ArrangementConstraints {
  /// The natural length of a view along an axis, in points; nil for one without.
  ///
  /// It is read from the layout engine, so that text is not measured again.
  func naturalLength(of view: ViewNode, _ axis: Axis) -> Double? {
    context.naturalLength(of: view, axis)
  }

  /// Adds a relation between two positions or lengths.
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

  /// Adds a constraint of a length to a constant.
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
