public import Foundation

extension NSView {
  /// Whether the view is the given view or a descendant of it.
  public func isDescendant(of view: NSView) -> Bool { viewNode.isDescendant(of: view.viewNode) }

  /// The nearest common ancestor of both views; a view counts as its own ancestor.
  public func ancestorShared(with view: NSView) -> NSView? {
    var candidate: NSView? = self
    while let current = candidate, !view.isDescendant(of: current) { candidate = current.superview }
    return candidate
  }

  /// The nearest opaque view among this view and its ancestors.
  public var opaqueAncestor: NSView? {
    sequence(first: self) { $0.superview }.first(where: \.isOpaque)
  }

  /// Sorts the subviews, back to front; the sort is stable.
  ///
  /// - Parameters:
  ///   - compare: Compares two views: the first is farther back for `.orderedAscending`.
  ///   - context: Passed on to `compare`.
  public func sortSubviews(
    _ compare: (NSView, NSView, UnsafeMutableRawPointer?) -> ComparisonResult,
    context: UnsafeMutableRawPointer?
  ) {
    subviews = subviews.enumerated().sorted { one, other in
      switch compare(one.element, other.element, context) {
      case .orderedAscending: true
      case .orderedSame: one.offset < other.offset
      case .orderedDescending: false
      }
    }.map(\.element)
  }

  /// Inserts a view among the subviews and notifies all affected views.
  func insert(_ view: NSView, at index: Int) {
    let isNew = view.superview !== self
    let changesWindow = view.window !== window
    if isNew {
      if changesWindow { view.windowWillChange(to: window) }
      view.viewWillMove(toSuperview: self)
      if let old = view.superview { old.willRemoveSubview(view) }
    }
    viewNode.insert(view, at: index)
    guard isNew else { return }
    view.nextResponder = nil
    view.layerInheritanceChanged()
    didAddSubview(view)
    view.viewDidMoveToSuperview()
    if changesWindow { view.windowChanged() }
  }

  /// Notifies the view and its descendants of the window to which they are moving.
  func windowWillChange(to window: NSWindow?) {
    for node in viewNode.preorder() { (node.host as? NSView)?.viewWillMove(toWindow: window) }
  }

  /// Notifies the view, its descendants and their controllers that their window changed.
  func windowChanged() {
    for node in viewNode.preorder() { (node.host as? NSView)?.viewDidMoveToWindow() }
    updateControllerVisibility()
  }

  /// Updates whether the controllers of the view and its descendants are on the screen.
  func updateControllerVisibility() {
    let isShown = window?.isVisible ?? false
    for node in viewNode.preorder() {
      (node.host as? NSView)?.viewController?.setShown(isShown)
    }
  }
}
