public import LayoutTree

extension UIView {
  /// The profile of the tree whose root is this view: the system whose behaviour it follows, and the receiver
  /// of layout messages; nil uses the process's.
  ///
  /// The root's profile applies to all its descendants. Setting it invalidates the layout. Not in UIKit.
  ///
  /// - SeeAlso: `LayoutProfile`.
  public var layoutProfile: LayoutProfile? {
    get { viewNode.treeProfile }
    set { viewNode.treeProfile = newValue }
  }
}
