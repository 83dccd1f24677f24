internal import LayoutEngine

/// The effects of a changed reading direction.
///
/// - SeeAlso: `Rules/Passes.md#the-reading-direction-turns-leading-and-trailing`.
extension ViewNode {
  /// Called after leading and trailing changed sides.
  func directionChanged() {
    let gaps = arrangement?.guides ?? []
    for node in [self] + guides + scrollGuides + gaps {
      node.enrolments.forEach { $0.engine.setRightToLeft(isRightToLeft, for: $1) }
    }
    margins.directionChanged()
    // A subclass may mirror its insets.
    alignmentChanged()
    setNeedsLayout()
  }
}
