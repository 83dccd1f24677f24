public import Foundation
public import LayoutTree

/// The constraints that a view holds, and what it says of its content.
extension ToolkitView {
  /// The constraints that the view holds, in order of installation.
  public var constraints: [NSLayoutConstraint] { node.constraints }
  /// Adds a constraint between this view and what lies in it.
  ///
  /// One that mentions anything else ends the program with Apple's text; `isActive` finds the view by itself.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.add(to: node) }
  /// Removes a constraint that the view holds; another one stays.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.remove(from: node) }

  /// Asks for the natural size, the alignment insets and the baselines again before the next solve.
  ///
  /// - SeeAlso: Apple, "invalidateIntrinsicContentSize()".
  public func invalidateIntrinsicContentSize() { node.alignmentChanged() }
  /// The priority with which the view is not to grow beyond its natural size; 250 unless set.
  ///
  /// - SeeAlso: Apple, "contentHuggingPriority(for:)"; `Rules/Constraints.md#priority-constants`.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> LayoutPriority {
    LayoutPriority(node[prioritiesAlong: axis].hugging)
  }
  /// Sets the priority with which the view is not to grow beyond its natural size.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    node[prioritiesAlong: axis].hugging = priority.rawValue
  }
  /// The priority with which the view is not to shrink below its natural size; 750 unless set.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> LayoutPriority
  {
    LayoutPriority(node[prioritiesAlong: axis].compressionResistance)
  }
  /// Sets the priority with which the view is not to shrink below its natural size.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    node[prioritiesAlong: axis].compressionResistance = priority.rawValue
  }

  /// The size that satisfies the constraints in the view and comes nearest to a target, in points, up to the next pixel.
  ///
  /// The view stands alone in it; the layout in force is not touched.
  ///
  /// - Parameters:
  ///   - targetSize: The target: zero for the smallest size, a large one for the largest.
  ///   - horizontal: The priority of its width, 50 unless stated.
  ///   - vertical: The priority of its height, 50 unless stated.
  /// - Returns: The size of the alignment rectangle, unless `LayoutProfile.fittedSize` says otherwise.
  /// - SeeAlso: Apple, "systemLayoutSizeFitting(_:)"; `Rules/Sizes.md#fitting-sizes`.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority vertical: LayoutPriority = .fittingSizeLevel
  ) -> CGSize { node.fittingSize(targetSize, horizontal, vertical) }
}

/// Passes.
extension ToolkitView {
  /// Asks for ``layoutSubviews()`` in the next pass.
  public func setNeedsLayout() { node.setNeedsLayout() }
  /// Asks for ``updateConstraints()`` in the next pass.
  public func setNeedsUpdateConstraints() { node.setNeedsUpdateConstraints() }
  /// Runs the first pass, ``updateConstraints()``, on this view and all in it.
  public func updateConstraintsIfNeeded() { node.updateConstraintsIfNeeded() }
  /// Lays out what waits, from the topmost view around this one that does; see also ``ToolkitRoot/layout()``.
  ///
  /// - Complexity: O(views that asked) and a solve of what changed.
  /// - SeeAlso: Apple, "layoutIfNeeded()"; `Rules/Passes.md#constraints-layout-display`.
  public func layoutIfNeeded() { node.layoutIfNeeded() }
}
