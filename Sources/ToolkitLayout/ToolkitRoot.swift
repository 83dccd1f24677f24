public import Foundation
internal import FoundationShims
public import LayoutGeometry
public import LayoutTree

/// The root view of a tree, with its size, pixel grid, safe area, and handlers.
///
/// ```swift
/// let root = ToolkitRoot(window, size: CGSize(width: 40, height: 12), pixelScale: 1)
/// root.conflictHandler = { conflict in print("broken:", conflict.broken.equation) }
/// root.layout()
/// ```
///
/// The tree stores all values, so a root need not be retained; two roots of one view have the same values.
///
/// - Units: Points, y down.
/// - Errors: A scale that is not above zero, and a size that is not finite, end the program with a message.
///   While the view is a subview, ``layout()`` lays out the tree that contains it, and the values here have no
///   effect.
/// - Complexity: ``layout()`` calls the views with requests and solves what changed.
/// - SeeAlso: `Rules/Passes.md#constraints-layout-display`.
@preconcurrency @MainActor public final class ToolkitRoot {
  /// The root view.
  public let view: any ToolkitView

  /// Creates the root of a view's tree.
  ///
  /// - Parameters:
  ///   - view: The root view.
  ///   - size: Its size in points; the current frame's by default.
  ///   - pixelScale: Pixels per point, to which layout aligns edges. 1 for a grid of characters.
  public init(_ view: any ToolkitView, size: CGSize? = nil, pixelScale: CGFloat = 1) {
    self.view = view
    self.pixelScale = pixelScale
    if let size { self.size = size }
  }

  /// Lays out the tree: updates and solves constraints, then calls views with pending requests, parents first.
  ///
  /// Does nothing if nothing changed. A toolkit calls it before it draws; ``needsLayoutHandler`` is called when
  /// it is necessary.
  public func layout() { view.layoutIfNeeded() }

  /// The size of the view, in points; layout follows it.
  ///
  /// A view that does not translate its mask has the size that constraints determine.
  public var size: CGSize {
    get { view.frame.size }
    set { view.frame.size = newValue }
  }
  /// The number of pixels per point.
  public var pixelScale: CGFloat {
    get { view.node.pixelScale }
    set {
      require(
        newValue > 0 && newValue.isFinite, "A root has more than 0 pixels a point, not \(newValue)."
      )
      view.node.pixelScale = newValue
      view.setNeedsLayout()
    }
  }
  /// The covered strips at the edges, such as a notch or a status line, in points; zero unless set.
  ///
  /// - SeeAlso: `Rules/Guides.md#safe-areas-are-clamped-edge-by-edge`.
  public var safeAreaInsets: ViewInsets {
    get { view.node.margins.assignedSafeArea ?? .zero }
    set { view.node.margins.assignedSafeArea = newValue }
  }
  /// The OS generation that the tree follows where systems differ, and the destination of messages; nil for
  /// `LayoutProfile.standard`.
  public var profile: LayoutProfile? {
    get { view.node.treeProfile }
    set { view.node.treeProfile = newValue }
  }
  /// Called with each contradiction that layout resolved, once while it lasts; without a handler the profile is
  /// notified and the message logged.
  ///
  /// - SeeAlso: `Rules/Messages.md#broken-constraints-can-be-observed`.
  public var conflictHandler: ((ConflictDescription) -> Void)? {
    get { view.node.conflictHandler }
    set { view.node.conflictHandler = newValue }
  }
  /// Called when ``layout()`` becomes necessary for the tree, possibly more than once; not for the view's first
  /// pass.
  public var needsLayoutHandler: (() -> Void)? {
    get { view.node.requestHandler }
    set { view.node.requestHandler = newValue }
  }
}
