package import Foundation
package import LayoutGeometry
package import LayoutTree

/// The layout tree's interface to UIKit's views.
extension UIView: ViewHost {
  /// The view's place in the tree.
  package var node: ViewNode { viewNode }
  /// The item that constraints on the view refer to.
  package var layoutNode: LayoutNode { viewNode }

  /// The alignment rectangle of a frame, with a subclass's override; in points, y down, in the parent's
  /// bounds.
  package func hostAlignmentRect(forFrame frame: CGRect) -> CGRect {
    alignmentRect(forFrame: frame)
  }
  /// The frame of an alignment rectangle, with a subclass's override; in points, y down, in the parent's
  /// bounds.
  package func hostFrame(forAlignmentRect rect: CGRect) -> CGRect { frame(forAlignmentRect: rect) }
  /// The natural size in points; −1 on an axis without one.
  package var hostIntrinsicContentSize: CGSize { intrinsicContentSize }
  /// Whether the natural height depends on the width that layout gives.
  package var hostWrapsText: Bool { wrapsText }

  /// The value of UIKit's own class without the override, if known.
  package var hostOwnContentSize: CGSize? { baseContentSize }

  /// The baselines for constraints on the view: its own, or those of its baseline views.
  package var hostBaselines: (first: NodeBaseline, last: NodeBaseline) {
    let first = forFirstBaselineLayout
    let last = forLastBaselineLayout
    return (
      first === self ? contentBaselines.first : .first(of: first.viewNode),
      last === self ? contentBaselines.last : .last(of: last.viewNode)
    )
  }

  /// The value of the view's class.
  package var hostAssignsBounds: Bool { type(of: self).layoutAssignsBounds }
  /// Sets the bounds as a program does.
  package func hostAssign(bounds: CGRect) { self.bounds = bounds }
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
  /// Lays out the view and its layer in the layout pass; the controller is notified before and after.
  package func hostLayoutSubviews() {
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    if let existingLayer { layoutSublayers(of: existingLayer) }
    viewController?.viewDidLayoutSubviews()
  }
  /// Resizes the subviews by their autoresizing masks.
  package func hostResizeSubviews(from old: CGSize) { viewNode.resizeChildren(from: old) }
  /// Marks the view for redrawing if the content mode redraws on resizing.
  package func hostGeometryDidChange(from old: CGRect) {
    if contentMode == .redraw, viewNode.frame.size != old.size { setNeedsDisplay() }
    noteFrame(old)
    publishGeometry(from: old)
  }
  /// Notifies the view and its controller that margins, safe area or both changed.
  package func hostInsetsDidChange(margins: Bool, safeArea: Bool) {
    if safeArea {
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
    }
    if margins {
      layoutMarginsDidChange()
      viewController?.viewLayoutMarginsDidChange()
    }
  }
  /// The value of the property, with a subclass's override.
  package var hostSafeArea: ViewInsets { ViewInsets(safeAreaInsets) }
  /// The value of the property, with a subclass's override.
  package var hostMargins: ViewInsets { ViewInsets(layoutMargins) }
  /// The value of the property, with a subclass's override.
  package var hostRunsRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
  /// Whether the view is a control with user interaction enabled.
  package var hostTakesTouches: Bool { self is UIControl && isUserInteractionEnabled }
  /// The result of the view's method, with a subclass's override.
  package func hostLetsTouchesIn(at point: CGPoint) -> Bool { self.point(inside: point, with: nil) }
  /// Down, in every view.
  package var hostVerticalDirection: VerticalDirection { .down }
  /// UIKit's.
  package var hostConventions: FrontConventions { .uiKit }
  /// Class and identity, with the beginning of the view's content.
  package var hostDescription: String { ObjectName.short(self, showing: contentDescription) }
}

extension UIView {
  /// Returns the size of the frame around the fitting size, which is one of the alignment rectangle.
  ///
  /// Whatever gives a view a frame by its content asks this, so that ornaments outside of the alignment rectangle take
  /// no room from the content.
  ///
  /// - Parameters:
  ///   - target: The size of a frame, in points.
  ///   - horizontal: The priority of the target width.
  ///   - vertical: The priority of the target height.
  /// - Returns: The size of the frame, in points.
  /// - SeeAlso: `Rules/AlignmentRectangles.md#frames-from-fitting-sizes`.
  package func fittedFrameSize(
    _ target: CGSize = .zero, _ horizontal: UILayoutPriority = .fittingSizeLevel,
    _ vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    guard viewNode.profile.fittedSize == .alignmentRectangle else {
      return systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return frameSize(
      around: systemLayoutSizeFitting(
        alignmentSize(inFrame: target), withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical))
  }

  /// Returns the size of the alignment rectangle in a frame of a size, in points; never negative.
  func alignmentSize(inFrame size: CGSize) -> CGSize {
    let rect = alignmentRect(forFrame: CGRect(origin: .zero, size: size))
    return CGSize(width: max(0, rect.size.width), height: max(0, rect.size.height))
  }

  /// Returns the size of the frame around an alignment rectangle of a size, in points.
  func frameSize(around size: CGSize) -> CGSize {
    frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
  }
}
