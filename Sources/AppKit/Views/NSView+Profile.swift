public import LayoutTree

extension NSView {
  /// The OS generation of layout rules and the destination of diagnostics, for the tree with this root; nil for
  /// the process's profile.
  ///
  /// Descendants use the profile of the root, whatever they state. Setting it invalidates the layout. Not in
  /// AppKit.
  ///
  /// - SeeAlso: `LayoutProfile`.
  public var layoutProfile: LayoutProfile? {
    get { viewNode.treeProfile }
    set { viewNode.treeProfile = newValue }
  }
}
