package import Foundation
internal import FoundationShims
package import LayoutGeometry
package import LayoutTree

/// The layout state of a custom toolkit's view: its node in the tree, and its layout properties.
///
/// A view owns one for its lifetime, `let layoutState = ToolkitViewState()`, and does not use it further;
/// ``ToolkitView`` exposes its values under Apple's names.
///
/// - SeeAlso: `Rules/Passes.md#constraints-layout-display`.
@preconcurrency @MainActor public final class ToolkitViewState {
  /// The view's node in the layout tree.
  package let node = ViewNode()
  /// The subviews, back to front, which the tree retains; ``ViewNode/children`` has their states in the same
  /// order.
  var subviews: [any ToolkitView] = []
  /// The stack that arranges the subviews; nil without one.
  var arranger: (any SubviewArranger)?
  /// The view; nil before its first use, and once it is deallocated.
  private(set) weak var view: (any ToolkitView)?
  /// Whether the view is hidden, so that a stack reserves no space for it.
  var isHidden = false
  /// The explicit direction, true for right to left; nil to inherit that of the superview.
  var statedDirection: Bool?
  /// The mask that was set.
  var mask: AutoresizingMask = []

  /// Creates the state of a view.
  public init() {
    _ = Self.isKnown
    node.attach(self)
  }

  /// Whether the lookup of view states is registered with the tree; reading it registers it.
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

  /// Sets the view of the state on first use.
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

/// An arrangement of a view's subviews that is notified of changes among them.
@MainActor protocol SubviewArranger: AnyObject {
  /// Called before a subview leaves the view.
  func subviewWillLeave(_ view: any ToolkitView)
  /// Called after a subview was hidden or shown.
  func subviewVisibilityChanged()
}

extension ToolkitView {
  /// The state of this view, attached to it.
  var attachedState: ToolkitViewState {
    let state = layoutState
    state.attach(to: self)
    return state
  }
  /// The view's node in the layout tree.
  package var node: ViewNode { attachedState.node }
}

/// The layout tree's interface to views of other toolkits.
extension ToolkitViewState: ViewHost {
  /// The item that constraints on the view refer to.
  package var layoutNode: LayoutNode { node }
  /// The view's alignment rectangle for a frame; points, y down, in the superview's bounds.
  package func hostAlignmentRect(forFrame frame: CGRect) -> CGRect {
    view?.alignmentRect(forFrame: frame) ?? frame
  }
  /// The view's frame for an alignment rectangle; points, y down, in the superview's bounds.
  package func hostFrame(forAlignmentRect rect: CGRect) -> CGRect {
    view?.frame(forAlignmentRect: rect) ?? rect
  }
  /// The natural size in points, for wrapping text with the height at the solved width; −1 on an axis without
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
  /// Always nil: the view has no class of this library.
  package var hostOwnContentSize: CGSize? { nil }
  /// Whether the natural height depends on the width that layout gives.
  package var hostWrapsText: Bool { view?.wrapsText ?? false }

  /// The baselines: those of the views that it names, of a stack's arranged views, or of its own text.
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
  /// Always false: a tree has an engine as soon as a view has a constraint.
  package var hostRequiresConstraints: Bool { false }
  /// Updates the view's constraints.
  package func hostUpdateConstraints() { view?.updateConstraints() }
  /// Lays out the view's subviews; a stack updates its baselines if its tallest view changed.
  package func hostLayoutSubviews() {
    let lettered = node.arrangement?.baselineViews.first
    view?.layoutSubviews()
    if node.isArranging, node.arrangement?.baselineViews.first !== lettered {
      node.setNeedsGeneration()
    }
  }
  /// Resizes the subviews by their autoresizing masks.
  package func hostResizeSubviews(from old: CGSize) { node.resizeChildren(from: old) }
  /// Notifies the view of a changed frame.
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
  /// Whether the view or the nearest ancestor with an explicit direction is right to left.
  package var hostRunsRightToLeft: Bool { node.isRightToLeft }
  /// Always false: layout does not know the toolkit's controls.
  package var hostTakesTouches: Bool { false }
  /// Always true.
  package func hostLetsTouchesIn(at point: CGPoint) -> Bool { true }
  /// Always down.
  package var hostVerticalDirection: VerticalDirection { .down }
  /// The conventions for custom toolkits.
  package var hostConventions: FrontConventions { .own }
  /// Class and identity of the view.
  package var hostDescription: String { ObjectName.short(hostObject) }
  /// The view; the state itself once the view is deallocated.
  package var hostObject: AnyObject { view ?? self }
}
