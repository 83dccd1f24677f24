package import Foundation

extension NSLayoutConstraint {
  /// Returns a constraint or throws if it is illegal: the short form of the throwing initialiser.
  package static func make(
    _ first: any ConstraintItem, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: (any ConstraintItem)?, _ secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) throws(ConstraintProblem) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    try constraint.configure(
      ConstraintSide(first, firstAttribute), relation,
      second.map { ConstraintSide($0, secondAttribute) }, multiplier, constant)
    return constraint
  }

  /// Whether both items belong to a view's subtree, the view itself included.
  package func canBeInstalled(on view: ViewNode) -> Bool {
    nodes.allSatisfy { $0.nearestView?.isDescendant(of: view) ?? false }
  }

  /// Returns a side for a program's argument, which may be an optional inside `Any`.
  static func side(_ item: Any?, _ attribute: Attribute) -> ConstraintSide {
    // The cast looks through optionals by itself and is all that legal items need.
    let object: AnyObject? = item as? any ConstraintItem ?? unwrapped(item).map { $0 as AnyObject }
    return ConstraintSide(object, attribute)
  }

  /// The value inside an optional that was passed as `Any`.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint relates a horizontal position to a vertical one, which no engine accepts.
  package var mixesAxes: Bool {
    let (first, second) =
      sides.isPlain
      ? (
        ConstraintRules.kind(sides.firstAttribute),
        sides.hasSecond ? ConstraintRules.kind(sides.secondAttribute) : nil
      ) : (first?.kind, second?.kind)
    guard let first, let second, first != .size, second != .size else { return false }
    return (first == .vertical) != (second == .vertical)
  }
}
