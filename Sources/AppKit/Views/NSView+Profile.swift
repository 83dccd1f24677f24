public import LayoutTree

extension NSView {
  /// Which OS generation layout follows where they differ, and where diagnostics go, for the tree with this
  /// root; nil for the process's profile.
  ///
  /// Descendants use the profile of the root, whatever they state. Setting it invalidates
  /// the layout. Not in AppKit.
  ///
  /// - SeeAlso: `LayoutProfile`.
  public var layoutProfile: LayoutProfile? {
    get { viewNode.treeProfile }
    set { viewNode.treeProfile = newValue }
  }
}
