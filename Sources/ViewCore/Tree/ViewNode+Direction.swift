internal import LayoutEngine

extension ViewNode {
  /// Called after leading and trailing changed sides.
  func directionChanged() {
    let gaps = arrangement?.guides ?? []
    for node in [self] + guides + scrollGuides + gaps {
      guard let context, node.context === context, let item = node.item else { continue }
      context.engine.setRightToLeft(isRightToLeft, for: item)
    }
    margins.directionChanged()
    // A stack speaks of a view that reads the other way by left and right.
    alignmentChanged()
    if parent?.arrangement != nil { parent?.setNeedsGeneration() }
    setNeedsLayout()
  }
}
