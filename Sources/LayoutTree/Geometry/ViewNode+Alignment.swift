extension ViewNode {
  /// Called when the offset between frame and alignment rectangle changed: recomputes what the frame
  /// states in layout, and where solved rectangles are written.
  package func alignmentChanged() {
    invalidateIntrinsicContentSize()
    for child in children { child.node.setNeedsGeneration() }
  }
}
