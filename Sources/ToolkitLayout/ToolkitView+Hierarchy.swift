internal import LayoutTree

/// The tree: a view's superview and subviews.
extension ToolkitView {
  /// The superview; nil for a root.
  public var superview: (any ToolkitView)? { superviewState?.view }
  /// The subviews, back to front, which the tree retains.
  public var subviews: [any ToolkitView] { attachedState.subviews }

  /// Adds a view in front of the others, after removing it from its former superview with every constraint to
  /// the outside.
  ///
  /// Adding a view to itself or to one of its descendants ends the program with a message.
  ///
  /// - Complexity: O(depth); the next pass adds the view's subtree to the engine.
  /// - SeeAlso: Apple, "addSubview(_:)".
  public func addSubview(_ view: any ToolkitView) { insertSubview(view, at: subviews.count) }

  /// Inserts a view at an index from the back, or moves a subview there.
  ///
  /// - Parameters:
  ///   - view: The view, which is removed from its former superview.
  ///   - index: The index, from 0; clamped to the number of subviews.
  public func insertSubview(_ view: any ToolkitView, at index: Int) {
    let (own, child) = (attachedState, view.attachedState)
    let old = view.superviewState
    if old !== own { old?.arranger?.subviewWillLeave(view) }
    own.node.insert(child, at: index)
    old?.subviews.removeAll { $0 === view }
    let place = own.node.children.lastIndex { $0 === child } ?? own.subviews.count
    own.subviews.insert(view, at: min(place, own.subviews.count))
    view.directionChanged()
  }

  /// Removes the view from its superview, with every constraint to the outside.
  ///
  /// A view without another owner is deallocated.
  public func removeFromSuperview() {
    guard let old = superviewState else { return }
    old.arranger?.subviewWillLeave(self)
    node.removeFromParent()
    old.subviews.removeAll { $0 === self }
    directionChanged()
  }

  /// Whether the view is the given view or a descendant of it.
  ///
  /// - Complexity: O(depth).
  public func isDescendant(of view: any ToolkitView) -> Bool { node.isDescendant(of: view.node) }

  /// Whether the view is hidden: a stack reserves no space for it, and the toolkit does not draw it; false
  /// unless set.
  public var isHidden: Bool {
    get { attachedState.isHidden }
    set {
      guard newValue != isHidden else { return }
      attachedState.isHidden = newValue
      superviewState?.arranger?.subviewVisibilityChanged()
    }
  }

  /// The state of the superview.
  private var superviewState: ToolkitViewState? { node.parent?.host as? ToolkitViewState }
}

/// The reading direction of a view.
extension ToolkitView {
  /// Whether leading is right: that of the superview unless set, and left to right without either.
  ///
  /// Setting it also changes descendants that do not set it.
  ///
  /// - SeeAlso: `Rules/Passes.md#the-reading-direction-turns-leading-and-trailing`.
  public var isRightToLeft: Bool {
    get { node.isRightToLeft }
    set {
      attachedState.statedDirection = newValue
      directionChanged()
    }
  }

  /// Updates the direction from the explicit one, or the superview's, and passes it on.
  ///
  /// - Complexity: O(views that turn).
  fileprivate func directionChanged() {
    let state = attachedState
    let direction = state.statedDirection ?? state.node.parent?.isRightToLeft ?? false
    guard direction != state.node.isRightToLeft else { return }
    state.node.isRightToLeft = direction
    for view in state.subviews { view.directionChanged() }
  }
}
