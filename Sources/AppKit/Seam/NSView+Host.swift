package import Foundation
package import LayoutGeometry
package import LayoutTree
internal import QuartzCore

/// The layout tree's interface to AppKit views.
extension NSView: ViewHost {
  /// The view's node in the layout tree.
  package var node: ViewNode { viewNode }
  /// The node that constraints on the view refer to.
  package var layoutNode: LayoutNode { viewNode }

  /// The direction of y in the view: up, unless the view is flipped.
  package var hostVerticalDirection: VerticalDirection { isFlipped ? .down : .up }
  /// The conventions of AppKit.
  package var hostConventions: FrontConventions { .appKit }

  /// The alignment rectangle of a frame, which a subclass may override; engine space.
  package func hostAlignmentRect(forFrame frame: CGRect) -> CGRect {
    viewNode.inSuperview(frame) { alignmentRect(forFrame: $0) }
  }
  /// The frame of an alignment rectangle, which a subclass may override; engine space.
  package func hostFrame(forAlignmentRect rect: CGRect) -> CGRect {
    viewNode.inSuperview(rect) { frame(forAlignmentRect: $0) }
  }
  /// The natural size in points; −1 on an axis without one, or whose constraint is disabled.
  package var hostIntrinsicContentSize: CGSize {
    var size = intrinsicContentSize
    if !isHorizontalContentSizeConstraintActive { size.width = NSView.noIntrinsicMetric }
    if !isVerticalContentSizeConstraintActive { size.height = NSView.noIntrinsicMetric }
    return size
  }
  /// The natural size of the library's class without overrides; nil if it is not known.
  package var hostOwnContentSize: CGSize? { baseContentSize }
  /// Whether the natural height depends on the width that layout gives.
  package var hostWrapsText: Bool { wrapsText }
  /// Whether the view is a control other than a label.
  package var hostTakesTouches: Bool {
    (self as? NSTextField).map { $0.isEditable || $0.isSelectable }
      ?? (self is NSControl && !(self is NSImageView))
  }
  /// Whether a point is inside the bounds: AppKit does not search further.
  package func hostLetsTouchesIn(at point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: viewNode.frame.size).contains(point)
  }
  /// The view's `safeAreaInsets`, which a subclass may override.
  package var hostSafeArea: ViewInsets { ViewInsets(safeAreaInsets) }
  /// The margins by rule; AppKit has no property for them.
  package var hostMargins: ViewInsets { viewNode.margins.ruled }
  /// Whether `userInterfaceLayoutDirection` is right to left, which a subclass may override.
  package var hostRunsRightToLeft: Bool { userInterfaceLayoutDirection == .rightToLeft }
  /// The baselines of the view's text.
  package var hostBaselines: (first: NodeBaseline, last: NodeBaseline) { contentBaselines }
  /// The class's `requiresConstraintBasedLayout`.
  package var hostRequiresConstraints: Bool { type(of: self).requiresConstraintBasedLayout }

  /// Updates constraints in the constraint pass, through the view's controller if it has one.
  package func hostUpdateConstraints() {
    if let viewController {
      viewController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }
  /// Lays out subviews and the layer in the layout pass; the view's controller is notified before and after.
  package func hostLayoutSubviews() {
    guard let viewController else { return layOutWithLayer() }
    viewController.layingOut { layOutWithLayer() }
  }
  private func layOutWithLayer() {
    layout()
    backing?.layer?.placeSublayers()
  }
  /// Resizes subviews after the view's size changed.
  package func hostResizeSubviews(from old: CGSize) { resizeSubviews(withOldSize: old) }
  /// Marks the view for display and notifies its window, if this is the content view, and observers.
  package func hostGeometryDidChange(from old: CGRect) {
    if viewNode.frame.size != old.size { frameSizeDidChange() }
    postFrameChange()
  }
  /// Does nothing: AppKit does not notify views of changed insets.
  package func hostInsetsDidChange(margins: Bool, safeArea: Bool) {}
  /// The class and identity, with the beginning of the view's content.
  package var hostDescription: String { ObjectName.short(self, showing: contentDescription) }
}

extension NSView {
  /// The size of the frame whose alignment rectangle has the fitting size, in points.
  ///
  /// - SeeAlso: `Rules/AlignmentRectangles.md#frames-from-fitting-sizes`.
  package var fittedFrameSize: NSSize {
    guard viewNode.profile.fittedSize == .alignmentRectangle else { return fittingSize }
    return frame(forAlignmentRect: NSRect(origin: .zero, size: fittingSize)).size
  }
}
