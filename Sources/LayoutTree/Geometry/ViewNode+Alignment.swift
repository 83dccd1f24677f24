extension ViewNode {
  /// Updates the constraints of the frame and the written frames after the offset between frame and alignment
  /// rectangle changed.
  package func alignmentChanged() {
    invalidateIntrinsicContentSize()
    for child in children { child.node.setNeedsGeneration() }
  }
}
