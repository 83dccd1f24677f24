internal import LayoutTree

/// The tree: a view's superview and subviews.
extension ToolkitView {
  /// The view around this one; nil for a root.
  public var superview: (any ToolkitView)? { superviewState?.view }
  /// The views in this one, back to front; the tree keeps them.
  public var subviews: [any ToolkitView] { attachedState.subviews }

  /// Adds a view in front of the others; it leaves its former superview, with every constraint to what is outside of it.
  ///
  /// Adding a view to itself or to one of its descendants ends the program with a text.
  ///
  /// - Complexity: O(depth); the next pass takes what is in the view in.
  /// - SeeAlso: Apple, "addSubview(_:)".
  public func addSubview(_ view: any ToolkitView) { insertSubview(view, at: subviews.count) }

  /// Inserts a view at a place from the back, or moves a subview there.
  ///
  /// - Parameters:
  ///   - view: The view; it leaves its former superview.
  ///   - index: The place, from 0; the nearest one where there is no such place.
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

  /// Takes the view out of its superview, with every constraint to what is outside of it.
  ///
  /// A view that nothing else keeps goes.
  public func removeFromSuperview() {
    guard let old = superviewState else { return }
    old.arranger?.subviewWillLeave(self)
    node.removeFromParent()
    old.subviews.removeAll { $0 === self }
    directionChanged()
  }

  /// Whether the view is another one or lies in it.
  ///
  /// - Complexity: O(depth).
  public func isDescendant(of view: any ToolkitView) -> Bool { node.isDescendant(of: view.node) }

  /// Whether a stack leaves the view no place, and the toolkit does not draw it; false unless set.
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

/// The direction in which a view reads.
extension ToolkitView {
  /// Whether leading is right: that of the superview unless it is set, and left to right without either.
  ///
  /// Setting it turns what is in the view as well, as far as that was not set itself.
  ///
  /// - SeeAlso: `Rules/Passes.md#the-reading-direction-turns-leading-and-trailing`.
  public var isRightToLeft: Bool {
    get { node.isRightToLeft }
    set {
      attachedState.statedDirection = newValue
      directionChanged()
    }
  }

  /// Takes the direction that was set, or the superview's, and hands it on.
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
