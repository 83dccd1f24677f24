internal import ViewCore

extension UIView {
  /// The margins as a guide.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide.of(viewNode.margins.marginsGuide) }
  /// The part of the bounds that nothing covers, as a guide.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide.of(viewNode.margins.safeAreaGuide) }
  /// The margins, not wider than is comfortable to read.
  public var readableContentGuide: UILayoutGuide {
    UILayoutGuide.of(viewNode.margins.readableGuide)
  }
  /// The strip of a docked keyboard; without one, the lower strip of the safe area.
  public var keyboardLayoutGuide: UILayoutGuide {
    UILayoutGuide.of(viewNode.margins.keyboardGuide)
  }
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] {
    viewNode.guides.filter { $0.kind == .custom }.compactMap { $0.object as? UILayoutGuide }
  }
  /// Adds a guide; it leaves its former view first.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    viewNode.addGuide(guide.guideNode)
    viewNode.retain(guide, for: guide.guideNode)
  }
  /// Removes a guide with the constraints that mention it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    viewNode.removeGuide(guide.guideNode)
    viewNode.release(guide.guideNode)
  }
}
