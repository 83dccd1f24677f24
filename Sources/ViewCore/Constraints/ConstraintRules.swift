internal import Foundation

/// Which constraints are legal, and the texts for those that are not.
///
/// - SeeAlso: semantics 1.5 and 2.
@MainActor enum ConstraintRules {
  /// The message for an illegal pairing; nil for a legal one.
  static func problem(
    _ first: NSLayoutConstraint.Attribute, _ hasNoSecond: Bool,
    _ second: NSLayoutConstraint.Attribute, _ multiplier: CGFloat
  ) -> String? {
    guard let kind = kind(first) else { return "Unknown layout attribute" }
    if hasNoSecond || second == .notAnAttribute || (multiplier == 0 && kind != .size) {
      if kind == .size { return nil }
      return
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    }
    guard let other = self.kind(second) else { return "Unknown layout attribute" }
    switch (kind, other) {
    case (.edge, .direction), (.direction, .edge):
      return
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
    case (.size, .size), (.vertical, .vertical): return nil
    case (.size, _), (_, .size), (.vertical, _), (_, .vertical):
      return "Invalid pairing of layout attributes."
    default: return nil
    }
  }

  private enum Kind { case size, edge, direction, center, vertical }

  private static func kind(_ attribute: NSLayoutConstraint.Attribute) -> Kind? {
    switch attribute {
    case .notAnAttribute: nil
    case .width, .height: .size
    case .left, .right, .leftMargin, .rightMargin: .edge
    case .leading, .trailing, .leadingMargin, .trailingMargin: .direction
    case .centerX, .centerXWithinMargins: .center
    default: .vertical
    }
  }

  /// Traps with an exception's text.
  static func fail(_ message: String, for item: AnyObject? = nil) -> Never {
    guard let item = item as? any ConstraintItem else { fatalError(message) }
    fatalError("NSLayoutConstraint for \(item.layoutNode.label): \(message)")
  }

  static func checkFinite(_ constant: CGFloat) {
    guard constant.isFinite else {
      fail("NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)")
    }
  }

  static func check(_ priority: LayoutPriority, replacing old: LayoutPriority, isInstalled: Bool) {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      fail(
        "It's illegal to set priority:\(number(priority)).  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
      )
    }
    guard isInstalled, (old == .required) != (priority == .required) else { return }
    fail(
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority \(number(priority)) and the existing priority was \(number(old))."
    )
  }

  static func failWithoutAncestor(_ constraint: NSLayoutConstraint) -> Never {
    fail(
      "Unable to activate constraint with anchors \(anchor(constraint.firstNode, constraint.firstAttribute)) and \(anchor(constraint.secondNode, constraint.secondAttribute)) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    )
  }

  private static func anchor(_ node: LayoutNode?, _ attribute: NSLayoutConstraint.Attribute)
    -> String
  {
    node.map { "<\"\($0.label).\(attribute)\">" } ?? "(null)"
  }

  private static func number(_ priority: LayoutPriority) -> String {
    String(format: "%g", priority.rawValue)
  }

  /// The nearest view that holds both items, a view counting as its own ancestor.
  static func commonAncestor(_ first: LayoutNode, _ second: LayoutNode?) -> ViewNode? {
    guard let start = first.nearestView else { return nil }
    guard let second else { return start }
    var candidate: ViewNode? = start
    guard let other = second.nearestView else { return nil }
    while let node = candidate {
      if other.isDescendant(of: node) { return node }
      candidate = node.parent
    }
    return nil
  }
}
