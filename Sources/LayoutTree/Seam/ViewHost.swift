package import Foundation
package import LayoutGeometry

/// The requirements of the core on a view: the whole seam between a front and the core.
///
/// `UIView` and `NSView` implement it, each in one file; `ToolkitViewState` does for views of all other toolkits, which know
/// `ToolkitView` only. Rectangles are in points, in the coordinates of the superview's bounds, y down.
@MainActor package protocol ViewHost: ConstraintItem {
  /// The view's place in the tree.
  var node: ViewNode { get }
  /// The part of a frame that layout aligns; overridable by users.
  func hostAlignmentRect(forFrame frame: CGRect) -> CGRect
  /// The frame around an alignment rectangle; the inverse, overridable by users.
  func hostFrame(forAlignmentRect rect: CGRect) -> CGRect
  /// Natural size of the alignment rectangle; −1 on an axis without one.
  var hostIntrinsicContentSize: CGSize { get }
  /// The natural size that the front's own class would state, whatever a subclass made of it; nil where
  /// the class has none.
  var hostOwnContentSize: CGSize? { get }
  /// Whether the natural height depends on the width that layout gives; ``ViewNode/textWidth`` is then that width.
  var hostWrapsText: Bool { get }
  /// The first and last baseline of the view's text, possibly passed on to subviews.
  var hostBaselines: (first: NodeBaseline, last: NodeBaseline) { get }
  /// Whether the view only works with constraints, so that its tree needs an engine before anybody states one.
  var hostRequiresConstraints: Bool { get }
  /// Lets the view make its constraints.
  func hostUpdateConstraints()
  /// Lets the view place its subviews; the default is ``ViewNode/placeChildren()``.
  func hostLayoutSubviews()
  /// Lets subviews follow a new size; the default is ``ViewNode/resizeChildren(from:)``.
  func hostResizeSubviews(from old: CGSize)
  /// Called after the frame's size or place changed.
  func hostGeometryDidChange(from old: CGRect)
  /// Called after the effective margins or the safe area changed.
  func hostInsetsDidChange(margins: Bool, safeArea: Bool)
  /// The safe area insets that count, by visual edges; overridable by users.
  var hostSafeArea: ViewInsets { get }
  /// The margins that count, by visual edges; overridable by users.
  var hostMargins: ViewInsets { get }
  /// Whether leading is right in what the view arranges; overridable by users.
  var hostRunsRightToLeft: Bool { get }
  /// Whether the view is a control that takes touches or clicks.
  var hostTakesTouches: Bool { get }
  /// Whether a touch at a point reaches the view and what lies in it; in its bounds, y down, overridable by
  /// users.
  func hostLetsTouchesIn(at point: CGPoint) -> Bool
  /// The direction of y in the view's own space; the same for the whole life of a view.
  var hostVerticalDirection: VerticalDirection { get }
  /// The conventions of the view's toolkit.
  var hostConventions: FrontConventions { get }
  /// Short name for reports, such as `UILabel:0x7f…'text'`.
  var hostDescription: String { get }
  /// The object that programs know as the view; the host itself unless it stands for another one.
  var hostObject: AnyObject { get }
}

extension ViewHost {
  /// The host itself.
  package var hostObject: AnyObject { self }
}

/// Anything a constraint can speak of: a view or a layout guide of either front.
@MainActor package protocol ConstraintItem: AnyObject {
  /// Its place in the tree.
  var layoutNode: LayoutNode { get }
}

/// A baseline as a view states it; points.
package enum NodeBaseline {
  /// Below the upper edge of the alignment rectangle by this much: a label's first baseline.
  case top(Double)
  /// Above the lower edge by this much; 0 for a view without text.
  case bottom(Double)
  /// Below the middle by this much: one line that stands centred.
  case center(Double)
  /// The first baseline of a subview.
  case first(of: ViewNode)
  /// The last baseline of a subview.
  case last(of: ViewNode)
}
