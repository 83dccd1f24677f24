public import Foundation
internal import FoundationShims
public import LayoutGeometry
public import LayoutTree

/// The topmost view of a tree, and what only that has: a size, a grid of pixels, a safe area, and who is notified.
///
/// ```swift
/// let root = ToolkitRoot(window, size: CGSize(width: 40, height: 12), pixelScale: 1)
/// root.conflictHandler = { conflict in print("broken:", conflict.broken.equation) }
/// root.layout()
/// ```
///
/// The tree keeps what is said here, so a root need not be kept itself; two roots of one view say the same.
///
/// - Units: Points, y down.
/// - Errors: A scale that is not above zero, and a size that is not finite, end the program with a text. While the view lies in
///   another one, ``layout()`` lays out that one's tree, and what is said here does not count.
/// - Complexity: ``layout()`` calls the views that asked and solves what changed.
/// - SeeAlso: `Rules/Passes.md#constraints-layout-display`.
@preconcurrency @MainActor public final class ToolkitRoot {
  /// The topmost view.
  public let view: any ToolkitView

  /// Creates the root of a view's tree.
  ///
  /// - Parameters:
  ///   - view: The topmost view.
  ///   - size: Its size in points; the frame that it has unless stated.
  ///   - pixelScale: Pixels a point: layout brings edges to whole ones. 1 for a grid of characters.
  public init(_ view: any ToolkitView, size: CGSize? = nil, pixelScale: CGFloat = 1) {
    self.view = view
    self.pixelScale = pixelScale
    if let size { self.size = size }
  }

  /// Lays out the tree: constraints are brought up to date and solved, and views that wait are called, parents first.
  ///
  /// Nothing happens where nothing changed. A toolkit calls it before it draws; ``needsLayoutHandler`` says when that is due.
  public func layout() { view.layoutIfNeeded() }

  /// The size of the view, in points; layout follows it.
  ///
  /// A view that does not translate its mask has the size that constraints give it.
  public var size: CGSize {
    get { view.frame.size }
    set { view.frame.size = newValue }
  }
  /// Pixels a point.
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
  /// The strips at the edges that something else covers, such as a notch or a status line, in points; none unless set.
  ///
  /// - SeeAlso: `Rules/Guides.md#safe-areas-are-clamped-edge-by-edge`.
  public var safeAreaInsets: ViewInsets {
    get { view.node.margins.assignedSafeArea ?? .zero }
    set { view.node.margins.assignedSafeArea = newValue }
  }
  /// The system that the tree follows where systems differ, and the receivers of messages; nil for `LayoutProfile.standard`.
  public var profile: LayoutProfile? {
    get { view.node.treeProfile }
    set { view.node.treeProfile = newValue }
  }
  /// Called with each contradiction that layout resolved, once while it lasts; without a handler the profile is notified and
  /// the log.
  ///
  /// - SeeAlso: `Rules/Messages.md#broken-constraints-can-be-observed`.
  public var conflictHandler: ((ConflictDescription) -> Void)? {
    get { view.node.conflictHandler }
    set { view.node.conflictHandler = newValue }
  }
  /// Called when something in the tree begins to wait for ``layout()``, maybe more than once; not for the view's own first pass.
  public var needsLayoutHandler: (() -> Void)? {
    get { view.node.requestHandler }
    set { view.node.requestHandler = newValue }
  }
}
