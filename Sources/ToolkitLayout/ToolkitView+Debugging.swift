public import LayoutTree

/// Queries about a layout for debugging; layout itself does not use them.
///
/// Each solves pending changes first. None writes a frame but ``exerciseAmbiguityInLayout()``.
///
/// - SeeAlso: `Rules/Messages.md#questions-about-a-layout`.
extension ToolkitView {
  /// An identifier for explanations, conflicts and descriptions of constraints; nil for class and address.
  public var identifier: String? {
    get { node.reportName }
    set { node.reportName = newValue }
  }

  /// The explanation of an attribute of the alignment rectangle; nil for `.notAnAttribute`.
  ///
  /// It consists of equations that add up to the value, the constraints that they overruled, and changes that
  /// would affect it.
  ///
  /// - Complexity: A few sparse solves; more where constraints are redundant or were overruled.
  public func explanation(of attribute: NSLayoutConstraint.Attribute) -> LayoutExplanation? {
    node.explanation(of: attribute)
  }
  /// Whether another rectangle would satisfy the constraints equally well.
  ///
  /// - SeeAlso: Apple, "hasAmbiguousLayout".
  public var hasAmbiguousLayout: Bool { node.hasAmbiguousLayout }
  /// Moves a view with an ambiguous layout to another of its valid frames, selected at random.
  public func exerciseAmbiguityInLayout() {
    var random = SystemRandomNumberGenerator()
    node.exerciseAmbiguity(using: &random)
  }
  /// The constraints that affect the view along an axis, directly or through other items, in order of entry,
  /// including those of masks and natural sizes.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    node.constraintsAffectingLayout(for: axis)
  }
  /// The view's subtree as text, with the views that constraints lay out and those that are ambiguous.
  ///
  /// - SeeAlso: `Rules/Messages.md#the-trace-of-a-tree`.
  public var layoutTrace: String { node.layoutTrace }
}
