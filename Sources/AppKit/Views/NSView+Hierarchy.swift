public import Foundation

extension NSView {
  /// Whether the view is another one or its descendant.
  public func isDescendant(of view: NSView) -> Bool { viewNode.isDescendant(of: view.viewNode) }

  /// Returns the nearest common ancestor of both views, each counting as its own.
  public func ancestorShared(with view: NSView) -> NSView? {
    var candidate: NSView? = self
    while let current = candidate, !view.isDescendant(of: current) { candidate = current.superview }
    return candidate
  }

  /// The nearest view, this one or one above it, that covers all behind it.
  public var opaqueAncestor: NSView? {
    sequence(first: self) { $0.superview }.first(where: \.isOpaque)
  }

  /// Sorts the subviews, back to front; equal views keep their order.
  ///
  /// - Parameters:
  ///   - compare: Which of two views is farther back: the first for `.orderedAscending`.
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

  /// Inserts a view among the subviews and notifies all views and controllers concerned.
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

  /// Tells the view and all below it which window they will be in.
  func windowWillChange(to window: NSWindow?) {
    for node in viewNode.preorder() { (node.host as? NSView)?.viewWillMove(toWindow: window) }
  }

  /// Tells the view and all below it, and their controllers, that they are in another window.
  func windowChanged() {
    for node in viewNode.preorder() { (node.host as? NSView)?.viewDidMoveToWindow() }
    tellControllers()
  }

  /// Notifies the controllers of the view and its descendants whether they are on the screen.
  func tellControllers() {
    let isShown = window?.isVisible ?? false
    for node in viewNode.preorder() {
      (node.host as? NSView)?.viewController?.setShown(isShown)
    }
  }
}
