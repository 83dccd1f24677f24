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
    // A subclass may mirror its insets.
    alignmentChanged()
    setNeedsLayout()
  }
}
