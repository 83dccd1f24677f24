public import Foundation
public import LayoutTree

/// The constraints that a view owns, and the priorities of its natural size.
extension ToolkitView {
  /// The constraints that the view owns, in order of installation.
  public var constraints: [NSLayoutConstraint] { node.constraints }
  /// Adds a constraint between this view and its descendants.
  ///
  /// One that mentions any other item ends the program with Apple's text; `isActive` determines the view
  /// automatically.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.add(to: node) }
  /// Removes a constraint that the view owns; another one is ignored.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.remove(from: node) }

  /// Invalidates the natural size, the alignment insets and the baselines, which are read again before the next
  /// solve.
  ///
  /// - SeeAlso: Apple, "invalidateIntrinsicContentSize()".
  public func invalidateIntrinsicContentSize() { node.alignmentChanged() }
  /// The priority with which the view resists growing beyond its natural size; 250 unless set.
  ///
  /// - SeeAlso: Apple, "contentHuggingPriority(for:)"; `Rules/Constraints.md#priority-constants`.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> LayoutPriority {
    LayoutPriority(node[prioritiesAlong: axis].hugging)
  }
  /// Sets the priority with which the view resists growing beyond its natural size.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    node[prioritiesAlong: axis].hugging = priority.rawValue
  }
  /// The priority with which the view resists shrinking below its natural size; 750 unless set.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> LayoutPriority
  {
    LayoutPriority(node[prioritiesAlong: axis].compressionResistance)
  }
  /// Sets the priority with which the view resists shrinking below its natural size.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    node[prioritiesAlong: axis].compressionResistance = priority.rawValue
  }

  /// The size that satisfies the constraints in the view and is nearest to a target, in points, rounded up to
  /// pixels.
  ///
  /// The view is the root of the solve; the tree's layout does not change.
  ///
  /// - Parameters:
  ///   - targetSize: The target: zero for the smallest size, a large one for the largest.
  ///   - horizontal: The priority of its width, 50 by default.
  ///   - vertical: The priority of its height, 50 by default.
  /// - Returns: The size of the alignment rectangle, unless `LayoutProfile.fittedSize` selects the frame.
  /// - SeeAlso: Apple, "systemLayoutSizeFitting(_:)"; `Rules/Sizes.md#fitting-sizes`.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority vertical: LayoutPriority = .fittingSizeLevel
  ) -> CGSize { node.fittingSize(targetSize, horizontal, vertical) }
}

/// Requests for passes, and passes.
extension ToolkitView {
  /// Requests ``layoutSubviews()`` in the next pass.
  public func setNeedsLayout() { node.setNeedsLayout() }
  /// Requests ``updateConstraints()`` in the next pass.
  public func setNeedsUpdateConstraints() { node.setNeedsUpdateConstraints() }
  /// Runs the first pass, ``updateConstraints()``, on this view's subtree.
  public func updateConstraintsIfNeeded() { node.updateConstraintsIfNeeded() }
  /// Performs pending layout, beginning at the topmost superview that needs it; see also
  /// ``ToolkitRoot/layout()``.
  ///
  /// - Complexity: O(views that asked) and a solve of what changed.
  /// - SeeAlso: Apple, "layoutIfNeeded()"; `Rules/Passes.md#constraints-layout-display`.
  public func layoutIfNeeded() { node.layoutIfNeeded() }
}
