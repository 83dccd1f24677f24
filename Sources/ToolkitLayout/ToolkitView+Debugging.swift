public import LayoutTree

/// Questions about a layout, for debugging; layout itself does not need them.
///
/// Each solves what waits first. None writes a frame but ``exerciseAmbiguityInLayout()``.
///
/// - SeeAlso: `Rules/Messages.md#questions-about-a-layout`.
extension ToolkitView {
  /// A name for explanations, conflicts and descriptions of constraints; class and address stand for a view without one.
  public var identifier: String? {
    get { node.reportName }
    set { node.reportName = newValue }
  }

  /// The reasons for the value of an attribute of the alignment rectangle: equations that add up to it, what lost against
  /// them, and what would change it; nil for `.notAnAttribute`.
  ///
  /// - Complexity: A few sparse solves; more where constraints repeat each other or lost.
  public func explanation(of attribute: NSLayoutConstraint.Attribute) -> LayoutExplanation? {
    node.explanation(of: attribute)
  }
  /// Whether another rectangle would satisfy the constraints equally well.
  ///
  /// - SeeAlso: Apple, "hasAmbiguousLayout".
  public var hasAmbiguousLayout: Bool { node.hasAmbiguousLayout }
  /// Moves a view whose layout is ambiguous to another frame that is as good, at random.
  public func exerciseAmbiguityInLayout() {
    var random = SystemRandomNumberGenerator()
    node.exerciseAmbiguity(using: &random)
  }
  /// The constraints that hold the view along an axis, directly or through other items, in order of entry; masks and natural
  /// sizes are among them as constraints of the system's own.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    node.constraintsAffectingLayout(for: axis)
  }
  /// The view and all in it as text: what constraints lay out, and what is ambiguous.
  ///
  /// - SeeAlso: `Rules/Messages.md#the-trace-of-a-tree`.
  public var layoutTrace: String { node.layoutTrace }
}
