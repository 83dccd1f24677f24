public import LayoutTree

/// Questions about a layout, for debugging; layout itself never asks them.
///
/// - SeeAlso: `Rules/Messages.md#questions-about-a-layout`.
extension NSView {
  /// Whether another frame would satisfy the constraints equally well.
  public var hasAmbiguousLayout: Bool { viewNode.hasAmbiguousLayout }

  /// Moves a view with an ambiguous layout to another of its valid frames, selected at random.
  public func exerciseAmbiguityInLayout() {
    var random = SystemRandomNumberGenerator()
    viewNode.exerciseAmbiguity(using: &random)
  }

  /// The constraints that hold the view along an axis, directly or through other items, in the order
  /// in which they came.
  public func constraintsAffectingLayout(
    for orientation: NSLayoutConstraint.Orientation
  ) -> [NSLayoutConstraint] {
    viewNode.constraintsAffectingLayout(for: orientation)
  }

  /// The constraints that stand for frame and autoresizing mask while they are translated.
  public var autoresizingMaskConstraints: [NSLayoutConstraint] {
    viewNode.autoresizingMaskConstraints
  }
  /// The same under the name of Apple's private method, which programs that look at them declare.
  public func _constraintsEquivalentToAutoresizingMask() -> [NSLayoutConstraint] {
    autoresizingMaskConstraints
  }
}
