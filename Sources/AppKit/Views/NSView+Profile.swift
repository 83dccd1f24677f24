public import LayoutTree

extension NSView {
  /// Which system's habits the tree follows whose topmost view this is, and who hears what layout has to say;
  /// nil for the process's.
  ///
  /// Views further down have the profile of the topmost one, whatever they state. Setting it invalidates
  /// the layout. Not in AppKit.
  ///
  /// - SeeAlso: `LayoutProfile`.
  public var layoutProfile: LayoutProfile? {
    get { viewNode.treeProfile }
    set { viewNode.treeProfile = newValue }
  }
}
