public import LayoutTree

/// Queries about a layout for debugging; layout itself does not use them.
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

  /// The constraints that affect the view along an axis, directly or through other items, in the order in which
  /// they were added.
  public func constraintsAffectingLayout(
    for orientation: NSLayoutConstraint.Orientation
  ) -> [NSLayoutConstraint] {
    viewNode.constraintsAffectingLayout(for: orientation)
  }

  /// The constraints that represent frame and autoresizing mask while the mask is translated.
  public var autoresizingMaskConstraints: [NSLayoutConstraint] {
    viewNode.autoresizingMaskConstraints
  }
  /// The same as ``autoresizingMaskConstraints``, under the name of Apple's private method, which programs
  /// declare to inspect them.
  public func _constraintsEquivalentToAutoresizingMask() -> [NSLayoutConstraint] {
    autoresizingMaskConstraints
  }
  /// The explanation of an attribute of the alignment rectangle; nil for `.notAnAttribute`.
  ///
  /// Not in AppKit. The explanation's equations add up to the value; it also lists the constraints that were
  /// overruled and those that would change it. Pending layout is solved first, and no frame is written.
  ///
  /// - Complexity: A few sparse solves; more where constraints are redundant or were overruled.
  public func explanation(of attribute: NSLayoutConstraint.Attribute) -> LayoutExplanation? {
    viewNode.explanation(of: attribute)
  }
}
