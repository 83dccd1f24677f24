extension UIView {
  func index(of sibling: UIView) -> Int? {
    viewNode.children.firstIndex { $0 === sibling }
  }

  /// Inserts a view at an index from the back, whether or not it is already a subview.
  func move(_ view: UIView, to index: Int) {
    guard view.superview !== self else { return viewNode.insert(view, at: index) }
    let change = WindowChange(of: view, to: window)
    view.willMove(toSuperview: self)
    change?.begin()
    TraitInheritance.moving(view) {
      view.superview?.willRemoveSubview(view)
      viewNode.insert(view, at: index)
    }
    didAddSubview(view)
    view.didMoveToSuperview()
    change?.end()
  }
}
