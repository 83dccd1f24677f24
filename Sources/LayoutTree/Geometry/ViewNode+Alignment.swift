extension ViewNode {
  /// The offset between frame and alignment rectangle changed: what the frame says in layout, and where
  /// solved rectangles are written, is worked out anew.
  package func alignmentChanged() {
    invalidateIntrinsicContentSize()
    for child in children { child.node.setNeedsGeneration() }
  }
}
