internal import LayoutEngine

/// The constraints that users created.
extension LayoutContext {
  /// Adds an active constraint to the engine.
  func install(_ constraint: NSLayoutConstraint) {
    guard let id = enter(constraint) else { return }
    if freshConstraints.count < 64 { freshConstraints.append(id) } else { needsOrder = true }
    countEdit()
    if let holder = constraint.holder { self[item(for: holder)].ownedConstraints.append(id) }
  }

  /// Adds all constraints that a view owns while the engine is being built, without ordering or counting.
  func installOwned(by node: ViewNode, _ item: ItemID) {
    self[item].ownedConstraints.reserveCapacity(node.constraints.count)
    for constraint in node.constraints {
      if let id = enter(constraint) { self[item].ownedConstraints.append(id) }
    }
  }

  /// Adds a constraint to the engine, unless it is already there or has no effect there.
  private func enter(_ constraint: NSLayoutConstraint) -> ConstraintID? {
    guard constraint.enrolments[self] == nil, let spec = constraint.spec(in: self) else {
      return nil
    }
    do { try ConstraintRules.checkAxes(of: constraint) } catch { error.trap() }
    // The canvas has a size of its own; what a root says of its own length says nothing there.
    if isOnCanvas, constraint.nodes.allSatisfy({ $0 === root }) { return nil }
    let id = engine.add(spec)
    constraint.enrolments.enter(self, as: id)
    installed.insert(constraint, as: id)
    if constraint.extras != nil, constraint.spacing != nil { spaced[id] = constraint }
    return id
  }

  /// The user's constraint with an id; nil once it is removed.
  func installed(_ id: ConstraintID) -> NSLayoutConstraint? {
    installed.constraint(id, in: self)
  }

  /// Removes a constraint from the engine.
  func uninstall(_ constraint: NSLayoutConstraint) {
    guard let id = constraint.enrolments[self] else { return }
    engine.remove(id)
    countEdit()
    installed.remove(id, in: self)
    spaced[id] = nil
    constraint.enrolments.leave(self)
    guard let holder = constraint.holder, let item = holder.enrolments[self] else { return }
    self[item].ownedConstraints.remove(byEntry: id)
  }

  /// Sorts the list of a node's constraints in the node's order.
  func sortHeld(by node: ViewNode) {
    guard let item = node.enrolments[self] else { return }
    self[item].ownedConstraints = node.constraints.compactMap { $0.enrolments[self] }
  }

  /// Recalculates standard distances, which depend on fonts.
  func refreshSpacings() {
    for (id, constraint) in spaced {
      constraint.refreshSpacing()
      engine.setConstant(Double(constraint.constant), of: id)
    }
  }
}
