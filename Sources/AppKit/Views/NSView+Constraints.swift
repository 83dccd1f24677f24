public import LayoutTree

extension NSView {
  /// Adds a constraint between this view and its descendants.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.add(to: viewNode) }

  /// Adds constraints in order.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint; one that another view owns is ignored.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.remove(from: viewNode)
  }

  /// Removes constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}
