package import Foundation
package import LayoutGeometry
package import LayoutTree

/// UIKit's side of the seam.
extension UIView: ViewHost {
  /// The view's place in the tree.
  package var node: ViewNode { viewNode }
  /// What constraints on the view speak of.
  package var layoutNode: LayoutNode { viewNode }

  /// The part of a frame that layout aligns, as a subclass may have overridden it; points, y down, in
  /// the parent's bounds.
  package func hostAlignmentRect(forFrame frame: CGRect) -> CGRect {
    alignmentRect(forFrame: frame)
  }
  /// The frame around an alignment rectangle, as a subclass may have overridden it; points, y down, in
  /// the parent's bounds.
  package func hostFrame(forAlignmentRect rect: CGRect) -> CGRect { frame(forAlignmentRect: rect) }
  /// The natural size in points; −1 on an axis without one.
  package var hostIntrinsicContentSize: CGSize { intrinsicContentSize }
  /// Whether the natural height depends on the width that layout gives.
  package var hostWrapsText: Bool { wrapsText }

  /// What the library's class would say in its place, where it knows.
  package var hostOwnContentSize: CGSize? { ownContentSize }

  /// Where the baselines stand that constraints on the view mean: its own, or those of the views that
  /// it names for that.
  package var hostBaselines: (first: NodeBaseline, last: NodeBaseline) {
    let first = forFirstBaselineLayout
    let last = forLastBaselineLayout
    return (
      first === self ? ownBaselines.first : .first(of: first.viewNode),
      last === self ? ownBaselines.last : .last(of: last.viewNode)
    )
  }

  /// What the view's class says.
  package var hostRequiresConstraints: Bool { type(of: self).requiresConstraintBasedLayout }

  /// The view's turn in the constraint pass, through its controller if it has one.
  package func hostUpdateConstraints() {
    if let viewController {
      viewController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }
  /// The view's turn in the layout pass, with its layer's; its controller is notified before and after.
  package func hostLayoutSubviews() {
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    if let madeLayer { layoutSublayers(of: madeLayer) }
    viewController?.viewDidLayoutSubviews()
  }
  /// Lets subviews follow a new size by their masks.
  package func hostResizeSubviews(from old: CGSize) { viewNode.resizeChildren(from: old) }
  /// Asks for a new picture where the content mode wants one for each size.
  package func hostGeometryDidChange(from old: CGRect) {
    if contentMode == .redraw, viewNode.frame.size != old.size { setNeedsDisplay() }
  }
  /// Tells the view and its controller that its margins, its safe area or both changed.
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
  /// What the property says, which a subclass may have overridden.
  package var hostSafeArea: ViewInsets { ViewInsets(safeAreaInsets) }
  /// What the property says, which a subclass may have overridden.
  package var hostMargins: ViewInsets { ViewInsets(layoutMargins) }
  /// What the property says, which a subclass may have overridden.
  package var hostRunsRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
  /// Whether it is a control that is switched on for touches.
  package var hostTakesTouches: Bool { self is UIControl && isUserInteractionEnabled }
  /// What the view's own function says, which a subclass may have overridden.
  package func hostLetsTouchesIn(at point: CGPoint) -> Bool { self.point(inside: point, with: nil) }
  /// Down, in every view.
  package var hostVerticalDirection: VerticalDirection { .down }
  /// UIKit's.
  package var hostConventions: FrontConventions { .uiKit }
  /// Class and identity, with the beginning of the view's content.
  package var hostDescription: String { ObjectName.short(self, showing: contentDescription) }
}
