internal import Foundation

/// The layout properties of a view; engines are notified of each change.
extension ViewNode {
  /// Whether frame and mask are translated into constraints.
  package var translatesMask: Bool {
    get { statement.translatesMask }
    set {
      guard newValue != statement.translatesMask else { return }
      statement.translatesMask = newValue
      participationChanged()
    }
  }

  /// The autoresizing mask along both axes of the superview's native space.
  package var mask: (horizontal: AxisMask, vertical: AxisMask) {
    get { statement.mask }
    set {
      statement.mask = newValue
      setNeedsGeneration()
    }
  }

  /// Whether children with masks follow this view's size.
  package var resizesChildren: Bool {
    get { statement.resizesChildren }
    set {
      guard newValue != statement.resizesChildren else { return }
      statement.resizesChildren = newValue
      for child in children { child.node.setNeedsGeneration() }
    }
  }

  /// The priorities of the natural size, along both axes.
  package var priorities: (horizontal: ContentPriorities, vertical: ContentPriorities) {
    get { statement.priorities }
    set {
      statement.priorities = newValue
      setNeedsGeneration()
    }
  }

  /// The priorities of the natural size along one axis.
  package subscript(prioritiesAlong axis: NSLayoutConstraint.Axis) -> ContentPriorities {
    get { axis == .horizontal ? priorities.horizontal : priorities.vertical }
    set {
      if axis == .horizontal {
        priorities.horizontal = newValue
      } else {
        priorities.vertical = newValue
      }
    }
  }

  /// The kind of view, as far as the layout of others depends on it.
  package var trait: ViewTrait {
    get { statement.trait }
    set { statement.trait = newValue }
  }

  /// Whether leading is right.
  package var isRightToLeft: Bool {
    get { statement.isRightToLeft }
    set {
      guard newValue != statement.isRightToLeft else { return }
      statement.isRightToLeft = newValue
      directionChanged()
    }
  }
}
