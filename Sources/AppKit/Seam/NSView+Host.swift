package import Foundation
package import LayoutGeometry
package import LayoutTree
internal import QuartzCore

/// AppKit's side of the seam.
extension NSView: ViewHost {
  /// The view's node in the tree.
  package var node: ViewNode { viewNode }
  /// The node that constraints on the view refer to.
  package var layoutNode: LayoutNode { viewNode }

  /// The direction of y: up, unless the view is flipped.
  package var hostVerticalDirection: VerticalDirection { isFlipped ? .down : .up }
  /// AppKit's.
  package var hostConventions: FrontConventions { .appKit }

  /// The part of a frame that layout aligns, as a subclass may have overridden it; engine space.
  package func hostAlignmentRect(forFrame frame: CGRect) -> CGRect {
    viewNode.inSuperview(frame) { alignmentRect(forFrame: $0) }
  }
  /// The frame around an alignment rectangle, as a subclass may have overridden it; engine space.
  package func hostFrame(forAlignmentRect rect: CGRect) -> CGRect {
    viewNode.inSuperview(rect) { frame(forAlignmentRect: $0) }
  }
  /// The natural size in points; −1 on an axis without one, or whose constraint is switched off.
  package var hostIntrinsicContentSize: CGSize {
    var size = intrinsicContentSize
    if !isHorizontalContentSizeConstraintActive { size.width = NSView.noIntrinsicMetric }
    if !isVerticalContentSizeConstraintActive { size.height = NSView.noIntrinsicMetric }
    return size
  }
  /// The content size of the library's class in place of a subclass's, where it is known.
  package var hostOwnContentSize: CGSize? { ownContentSize }
  /// Whether the natural height depends on the width that layout gives.
  package var hostWrapsText: Bool { wrapsText }
  /// Whether it is a control other than a label.
  package var hostTakesTouches: Bool {
    (self as? NSTextField).map { $0.isEditable || $0.isSelectable }
      ?? (self is NSControl && !(self is NSImageView))
  }
  /// Whether a point lies in the bounds: AppKit does not ask further.
  package func hostLetsTouchesIn(at point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: viewNode.frame.size).contains(point)
  }
  /// The safe area of the property, which a subclass may have overridden.
  package var hostSafeArea: ViewInsets { ViewInsets(safeAreaInsets) }
  /// The margins that the rules give; AppKit has no property for them.
  package var hostMargins: ViewInsets { viewNode.margins.ruled }
  /// The direction of the property, which a subclass may have overridden.
  package var hostRunsRightToLeft: Bool { userInterfaceLayoutDirection == .rightToLeft }
  /// The baselines of the view's text.
  package var hostBaselines: (first: NodeBaseline, last: NodeBaseline) { ownBaselines }
  /// The value of the view's class.
  package var hostRequiresConstraints: Bool { type(of: self).requiresConstraintBasedLayout }

  /// Updates the view's constraints in the constraint pass, through its controller if it has one.
  package func hostUpdateConstraints() {
    if let viewController {
      viewController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }
  /// Lays the view and its layer out in the layout pass; its controller is notified before and after.
  package func hostLayoutSubviews() {
    guard let viewController else { return layOutWithLayer() }
    viewController.layingOut { layOutWithLayer() }
  }
  private func layOutWithLayer() {
    layout()
    backing?.layer?.placeSublayers()
  }
  /// Lets subviews follow a new size.
  package func hostResizeSubviews(from old: CGSize) { resizeSubviews(withOldSize: old) }
  /// Marks the view for display and notifies its window, if this is the content view, and observers.
  package func hostGeometryDidChange(from old: CGRect) {
    if viewNode.frame.size != old.size { frameSizeDidChange() }
    tellFrameChange()
  }
  /// Does nothing: AppKit does not notify views of changed insets.
  package func hostInsetsDidChange(margins: Bool, safeArea: Bool) {}
  /// The class and identity, with the beginning of the view's content.
  package var hostDescription: String { ObjectName.short(self, showing: contentDescription) }
}
