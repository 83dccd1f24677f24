public import LayoutTree

extension NSView {
  /// The generation of a system that the tree with this root follows, and the receivers of diagnostics; nil for
  /// the process's profile.
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
