public import LayoutTree

/// Debugging of layout.
///
/// Layout itself does not use it.
extension UIView {
  /// Whether another frame would satisfy the constraints equally well; layout itself does not use it.
  ///
  /// Optional constraints determine a layout too: only a real tie counts.
  public var hasAmbiguousLayout: Bool { viewNode.hasAmbiguousLayout }
  /// Moves a view with an ambiguous layout to another valid frame, at random.
  public func exerciseAmbiguityInLayout() {
    var random = SystemRandomNumberGenerator()
    viewNode.exerciseAmbiguity(using: &random)
  }
  /// The constraints that hold the view along an axis, directly or through other items, in the order
  /// in which they came; masks and natural sizes appear as the system's own constraints.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    viewNode.constraintsAffectingLayout(for: axis)
  }
  /// The constraints that represent frame and autoresizing mask while they are translated: two for the
  /// horizontal axis, then two for the vertical one.
  ///
  /// Each call creates them; they are not part of any view's ``constraints``.
  ///
  /// `LayoutProfile.maskTranslation` selects the equations. Empty without a superview.
  ///
  /// - SeeAlso: `Rules/Autoresizing.md#former-mask-equations`.
  public var autoresizingMaskConstraints: [NSLayoutConstraint] {
    viewNode.autoresizingMaskConstraints
  }
  /// The name of Apple's private method, which programs that inspect these constraints declare.
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
  /// The view and everything below it as text: what constraints lay out, and what is ambiguous.
  public func _autolayoutTrace() -> String { viewNode.layoutTrace }
}
