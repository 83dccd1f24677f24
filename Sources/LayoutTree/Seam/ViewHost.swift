package import Foundation
package import LayoutGeometry

/// The interface between the core and a front's views.
///
/// `UIView` and `NSView` implement it, each in one file; `ToolkitViewState` does for views of all other
/// toolkits, which use only `ToolkitView`. Rectangles are in points, in the coordinates of the superview's
/// bounds, y down.
@MainActor package protocol ViewHost: ConstraintItem {
  /// The view's node in the layout tree.
  var node: ViewNode { get }
  /// The alignment rectangle of a frame; overridable by users.
  func hostAlignmentRect(forFrame frame: CGRect) -> CGRect
  /// The frame of an alignment rectangle; the inverse, overridable by users.
  func hostFrame(forAlignmentRect rect: CGRect) -> CGRect
  /// The natural size of the alignment rectangle; −1 on an axis without one.
  var hostIntrinsicContentSize: CGSize { get }
  /// The natural size of the front's class, without overrides of subclasses; nil where the class has none.
  var hostOwnContentSize: CGSize? { get }
  /// Whether the natural height depends on the width that layout gives; ``ViewNode/textWidth`` is then that
  /// width.
  var hostWrapsText: Bool { get }
  /// The first and last baselines of the text, or the subviews that provide them.
  var hostBaselines: (first: NodeBaseline, last: NodeBaseline) { get }
  /// Whether the view requires constraints, so that its tree needs an engine even without any.
  var hostRequiresConstraints: Bool { get }
  /// Updates the view's constraints.
  func hostUpdateConstraints()
  /// Lays out the view's subviews; the default is ``ViewNode/placeChildren()``.
  func hostLayoutSubviews()
  /// Resizes the subviews by their masks; the default is ``ViewNode/resizeChildren(from:)``.
  func hostResizeSubviews(from old: CGSize)
  /// Called after the frame's size or origin changed.
  func hostGeometryDidChange(from old: CGRect)
  /// Called after the effective margins or the safe area changed.
  func hostInsetsDidChange(margins: Bool, safeArea: Bool)
  /// The effective safe area insets, by visual edges; overridable by users.
  var hostSafeArea: ViewInsets { get }
  /// The effective margins, by visual edges; overridable by users.
  var hostMargins: ViewInsets { get }
  /// Whether the view arranges its content from right to left; overridable by users.
  var hostRunsRightToLeft: Bool { get }
  /// Whether the view is a control that takes touches or clicks.
  var hostTakesTouches: Bool { get }
  /// Whether a touch at a point reaches the view's subtree; in its bounds, y down, overridable by users.
  func hostLetsTouchesIn(at point: CGPoint) -> Bool
  /// The direction of y in the view's native space; constant for a view.
  var hostVerticalDirection: VerticalDirection { get }
  /// The conventions of the view's toolkit.
  var hostConventions: FrontConventions { get }
  /// Short name for reports, such as `UILabel:0x7f…'text'`.
  var hostDescription: String { get }
  /// The object that programs use as the view; the host itself unless it represents another object.
  var hostObject: AnyObject { get }
  /// Whether layout assigns the bounds of the view's class, which overrides them; false unless stated.
  var hostAssignsBounds: Bool { get }
  /// Assigns the bounds of the view's class.
  func hostAssign(bounds: CGRect)
}

extension ViewHost {
  /// The host itself.
  package var hostObject: AnyObject { self }
  /// False.
  package var hostAssignsBounds: Bool { false }
  /// Does nothing.
  package func hostAssign(bounds: CGRect) {}
}

/// An item of constraints: a view or a layout guide of either front.
@MainActor package protocol ConstraintItem: AnyObject {
  /// The item's node in the layout tree.
  var layoutNode: LayoutNode { get }
}

/// The position of a baseline relative to a view; points.
package enum NodeBaseline {
  /// A distance below the upper edge of the alignment rectangle: a label's first baseline.
  case top(Double)
  /// A distance above the lower edge; 0 for a view without text.
  case bottom(Double)
  /// A distance below the centre: a single line that is vertically centred.
  case center(Double)
  /// The first baseline of a subview.
  case first(of: ViewNode)
  /// The last baseline of a subview.
  case last(of: ViewNode)
}
