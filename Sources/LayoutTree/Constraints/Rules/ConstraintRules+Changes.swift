internal import Foundation

/// The rules for changes of existing constraints.
///
/// - SeeAlso: `Rules/Messages.md#exceptions-of-activation-and-of-changes`.
extension ConstraintRules {
  /// Throws if a priority cannot be set.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - old: The priority that it replaces.
  ///   - holder: The view that owns the constraint; nil for an inactive one.
  /// - SeeAlso: `Rules/Constraints.md#priorities-of-active-constraints`.
  static func check(
    _ priority: LayoutPriority, replacing old: LayoutPriority, holder: ViewNode?
  ) throws(ConstraintProblem) {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      throw ConstraintProblem(
        "It's illegal to set priority:\(number(priority)).  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is \(String(format: "%f", LayoutPriority.required.rawValue))."
      )
    }
    guard (old == .required) != (priority == .required),
      let holder, holder.profile.priorityChanges == .early
    else { return }
    throw ConstraintProblem(
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority \(number(priority)) and the existing priority was \(number(old)).",
      exception: "NSInternalInconsistencyException")
  }

  /// The view on which a constraint is installed when it is activated: the nearest common ancestor.
  static func holder(of constraint: NSLayoutConstraint) throws(ConstraintProblem) -> ViewNode {
    if let view = nearHolder(of: constraint) { return view }
    guard constraint.first != nil, !constraint.hasLostItem else {
      throw ConstraintProblem("Constraint must contain a first layout item")
    }
    if let ancestor = commonAncestor(constraint) { return ancestor }
    let anchors = anchors(constraint.first, constraint.second)
    throw ConstraintProblem(
      "Unable to activate constraint with anchors \(anchors.first) and \(anchors.second) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.",
      exception: "NSGenericException")
  }

  /// The view on which a constraint is installed if no traversal is necessary; otherwise nil.
  ///
  /// None is necessary for a constraint of a single view, between siblings, or between a view and its
  /// superview.
  static func nearHolder(of constraint: NSLayoutConstraint) -> ViewNode? {
    guard let (first, second) = constraint.plainViews else { return nil }
    if first === second || second.isChild(of: first) { return first }
    if first.isChild(of: second) { return second }
    guard let parent = first.parent, second.isChild(of: parent) else { return nil }
    return parent
  }

  /// Throws if a view cannot own a constraint.
  static func check(_ constraint: NSLayoutConstraint, on view: ViewNode)
    throws(ConstraintProblem)
  {
    guard constraint.first != nil, !constraint.hasLostItem else {
      throw ConstraintProblem("Constraint must contain a first layout item")
    }
    guard !constraint.canBeInstalled(on: view) else { return }
    throw ConstraintProblem(
      "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal. constraint:\(constraint.description) view:\(description(of: view.host.hostObject))",
      exception: "NSGenericException")
  }

  /// The message that UIKit logs before a program ends because a view cannot own a constraint.
  static func unprepared(_ constraint: NSLayoutConstraint, _ view: ViewNode) -> String {
    """
    The view hierarchy is not prepared for the constraint: \(constraint.description)
    \tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.
    """
  }

  /// The nearest common ancestor of all items; a view counts as its own ancestor.
  ///
  /// - SeeAlso: `Rules/Constraints.md#activation-installs-on-the-nearest-common-ancestor`.
  private static func commonAncestor(_ constraint: NSLayoutConstraint) -> ViewNode? {
    var candidate: ViewNode?
    var isFirst = true
    // Nothing stops it: a node outside all trees leaves no candidate.
    _ = constraint.mentions { node in
      let view = node.nearestView
      if isFirst { candidate = view }
      isFirst = false
      while let ancestor = candidate, !(view?.isDescendant(of: ancestor) ?? false) {
        candidate = ancestor.parent
      }
      return false
    }
    return candidate
  }

  private static func number(_ priority: LayoutPriority) -> String {
    priority.rawValue.isNaN ? "nan" : String(format: "%g", priority.rawValue)
  }
}
