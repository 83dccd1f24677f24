public import LayoutTree

/// Questions that layout itself never asks.
extension UIView {
  /// Whether another frame would satisfy the constraints equally well; never asked by layout itself.
  ///
  /// Optional constraints determine a layout too: only a real tie counts.
  public var hasAmbiguousLayout: Bool { viewNode.hasAmbiguousLayout }
  /// Moves a view with an ambiguous layout to another of its valid frames, chosen at random.
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
  /// The constraints that stand for frame and autoresizing mask while they are translated: two for the
  /// horizontal axis, then two for the vertical one, made anew each time and in no view's ``constraints``.
  ///
  /// Which equations they are, `LayoutProfile/maskTranslation` says. Empty without a superview.
  ///
  /// - SeeAlso: `Rules/Autoresizing.md#former-mask-equations`.
  public var autoresizingMaskConstraints: [NSLayoutConstraint] {
    viewNode.autoresizingMaskConstraints
  }
  /// The same under the name of Apple's private method, which programs that look at them declare.
  public func _constraintsEquivalentToAutoresizingMask() -> [NSLayoutConstraint] {
    autoresizingMaskConstraints
  }
  /// The view and everything below it as text: what constraints lay out, and what is ambiguous.
  public func _autolayoutTrace() -> String { viewNode.layoutTrace }
}
