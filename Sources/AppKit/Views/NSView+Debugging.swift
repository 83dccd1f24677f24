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

  /// Returns the constraints that hold the view along an axis, directly or through other items, in the order of
  /// their activation.
  public func constraintsAffectingLayout(
    for orientation: NSLayoutConstraint.Orientation
  ) -> [NSLayoutConstraint] {
    viewNode.constraintsAffectingLayout(for: orientation)
  }

  /// The constraints that represent frame and autoresizing mask while they are translated.
  public var autoresizingMaskConstraints: [NSLayoutConstraint] {
    viewNode.autoresizingMaskConstraints
  }
  /// Returns the same under the name of Apple's private method, which programs that inspect them declare.
  public func _constraintsEquivalentToAutoresizingMask() -> [NSLayoutConstraint] {
    autoresizingMaskConstraints
  }
  /// Returns the explanation of an attribute of the alignment rectangle; nil for `.notAnAttribute`.
  ///
  /// It is not in Apple's API.
  /// The explanation's equations add up to the value; it also says what lost against them and what would change
  /// it. Layout that is pending is solved first, and no frame is written.
  ///
  /// - Complexity: A few sparse solves; more where constraints repeat each other or lost.
  public func explanation(of attribute: NSLayoutConstraint.Attribute) -> LayoutExplanation? {
    viewNode.explanation(of: attribute)
  }
}
