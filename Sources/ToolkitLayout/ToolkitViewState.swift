package import Foundation
internal import FoundationShims
package import LayoutGeometry
package import LayoutTree

/// The part in layout of a view of a toolkit of your own: its place in the tree, and what it states.
///
/// A view owns one for its whole life, `let layoutState = ToolkitViewState()`, and has no other use for it; ``ToolkitView``
/// has everything that it keeps under Apple's names.
///
/// - SeeAlso: `Rules/Passes.md#constraints-layout-display`.
@preconcurrency @MainActor public final class ToolkitViewState {
  /// The view's place in the tree.
  package let node = ViewNode()
  /// The subviews, back to front, which the tree keeps; ``ViewNode/children`` has their states in the same order.
  var subviews: [any ToolkitView] = []
  /// The stack that arranges the subviews; nil without one.
  var arranger: (any SubviewArranger)?
  /// The view; nil before its first use, and once it is gone.
  private(set) weak var view: (any ToolkitView)?
  /// Whether a stack leaves the view no place.
  var isHidden = false
  /// Whether reading starts at the right, where it was said of this view; nil where the superview decides.
  var statedDirection: Bool?
  /// The mask as it was set.
  var mask: AutoresizingMask = []

  /// Creates the state of one view.
  public init() {
    _ = Self.isKnown
    node.attach(self)
  }

  /// Whether the tree knows how to find the states of views; reading it makes it so.
  private static let isKnown: Bool = {
    ForeignViews.item = { ($0 as? any ToolkitView)?.attachedState }
    return true
  }()

  deinit {
    assumingMainActor {
      // The weak reference is nil as soon as the view begins to go.
      require(
        view == nil,
        "The layoutState of \(view.map { String(describing: type(of: $0)) } ?? "a view") went before its view. It has to be one object for the view's whole life: let layoutState = ToolkitViewState()"
      )
    }
  }

  /// Notes whose state it is, when it is first used.
  func attach(to view: any ToolkitView) {
    guard let known = self.view else {
      self.view = view
      return
    }
    require(
      known === view,
      "Two views have one layoutState: \(ObjectName.short(known)) and \(ObjectName.short(view)). Each needs its own: let layoutState = ToolkitViewState()"
    )
  }
}

/// An arrangement of the subviews of a view that has to know of changes among them.
@MainActor protocol SubviewArranger: AnyObject {
  /// Called before a subview leaves the view.
  func subviewWillLeave(_ view: any ToolkitView)
  /// Called after a subview was hidden or shown.
  func subviewVisibilityChanged()
}

extension ToolkitView {
  /// The state of this view, which knows now whose it is.
  var attachedState: ToolkitViewState {
    let state = layoutState
    state.attach(to: self)
    return state
  }
  /// The view's place in the tree.
  package var node: ViewNode { attachedState.node }
}

/// The layout tree's interface to views of other toolkits.
extension ToolkitViewState: ViewHost {
  /// The item that constraints on the view refer to.
  package var layoutNode: LayoutNode { node }
  /// The alignment rectangle of a frame as the view has it; points, y down, in the superview's bounds.
  package func hostAlignmentRect(forFrame frame: CGRect) -> CGRect {
    view?.alignmentRect(forFrame: frame) ?? frame
  }
  /// The frame of an alignment rectangle as the view has it; points, y down, in the superview's bounds.
  package func hostFrame(forAlignmentRect rect: CGRect) -> CGRect {
    view?.frame(forAlignmentRect: rect) ?? rect
  }
  /// The natural size in points, with the height for the width that layout found where text wraps; −1 on an axis without
  /// one.
  package var hostIntrinsicContentSize: CGSize {
    guard let view else { return CGSize(width: -1, height: -1) }
    var size = view.intrinsicContentSize
    if let width = node.textWidth, view.wrapsText {
      let room = CGSize(width: width, height: .greatestFiniteMagnitude)
      size.height = view.sizeThatFits(room).height
    }
    return size
  }
  /// Nil: no class of Plumb's is behind the view.
  package var hostOwnContentSize: CGSize? { nil }
  /// Whether the natural height depends on the width that layout gives.
  package var hostWrapsText: Bool { view?.wrapsText ?? false }

  /// The baselines: those of the views that the view names, of what a stack arranges, or of its own text.
  package var hostBaselines: (first: NodeBaseline, last: NodeBaseline) {
    guard let view else { return (.top(0), .bottom(0)) }
    let (first, last) = (view.forFirstBaselineLayout, view.forLastBaselineLayout)
    let arranged = node.arrangement?.baselineViews
    return (
      first !== view
        ? .first(of: first.node)
        : arranged?.first.map(NodeBaseline.first)
          ?? view.firstBaselineOffsetFromTop.map { .top(Double($0)) } ?? .top(0),
      last !== view
        ? .last(of: last.node)
        : arranged?.last.map(NodeBaseline.last)
          ?? view.lastBaselineOffsetFromBottom.map { .bottom(Double($0)) } ?? .bottom(0)
    )
  }
  /// No: a tree has an engine as soon as a view states a constraint.
  package var hostRequiresConstraints: Bool { false }
  /// Lets the view make its constraints.
  package func hostUpdateConstraints() { view?.updateConstraints() }
  /// Lets the view place its subviews; a stack whose tallest view became another one states its baselines again.
  package func hostLayoutSubviews() {
    let lettered = node.arrangement?.baselineViews.first
    view?.layoutSubviews()
    if node.isArranging, node.arrangement?.baselineViews.first !== lettered {
      node.setNeedsGeneration()
    }
  }
  /// Resizes the subviews by their autoresizing masks.
  package func hostResizeSubviews(from old: CGSize) { node.resizeChildren(from: old) }
  /// Lets the view draw again.
  package func hostGeometryDidChange(from old: CGRect) { view?.frameDidChange(from: old) }
  /// Notifies the view of changed insets.
  package func hostInsetsDidChange(margins: Bool, safeArea: Bool) {
    if safeArea { view?.safeAreaInsetsDidChange() }
    if margins { view?.layoutMarginsDidChange() }
  }
  /// The safe area by the rules.
  package var hostSafeArea: ViewInsets { node.margins.ruledSafeArea }
  /// The margins by the rules.
  package var hostMargins: ViewInsets { node.margins.ruled }
  /// The direction that was set for the view or for one around it.
  package var hostRunsRightToLeft: Bool { node.isRightToLeft }
  /// No: layout does not know the toolkit's controls.
  package var hostTakesTouches: Bool { false }
  /// Yes.
  package func hostLetsTouchesIn(at point: CGPoint) -> Bool { true }
  /// Down.
  package var hostVerticalDirection: VerticalDirection { .down }
  /// The conventions of no system.
  package var hostConventions: FrontConventions { .own }
  /// Class and identity of the view.
  package var hostDescription: String { ObjectName.short(hostObject) }
  /// The view; the state itself once that is gone.
  package var hostObject: AnyObject { view ?? self }
}
