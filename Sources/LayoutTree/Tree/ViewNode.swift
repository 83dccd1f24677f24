package import Foundation
internal import FoundationShims
internal import LayoutEngine
internal import LayoutGeometry

/// A node of the layout tree: a view's hierarchy, geometry, margins and participation in layout.
///
/// Each view of a front owns one node; nodes hold their children's views strongly, so the tree owns
/// the views. Frames are in points in the superview's bounds, y down.
///
/// What is known of a view is kept by concern, and each concern has one writer:
///
/// | Concern | Written by |
/// | --- | --- |
/// | ``children``, ``guides``, ``constraints`` | users, through `insert`, `addGuide`, `isActive`; no pass |
/// | ``LayoutStatement``, ``arrangement`` | fronts; no pass |
/// | ``Placement`` | users' frames, masks that follow a superview, `LayoutPass` |
/// | ``PassState`` | requests and passes; nothing else reads it |
/// | ``textWidth`` | `LayoutContext`, while it solves |
/// | ``MarginModel`` | fronts; it recalculates after geometry or direction changed |
/// | ``TreeRoot`` | fronts; `LayoutContext` notes the conflicts it reported |
/// | ``enrolments``, ``ownContext``, ``fittingContext`` | `LayoutContext`, `LayoutPass`, fitting |
/// | ``NodeExtras`` | fronts; masks that follow a superview and checks keep notes there |
///
/// So a pass writes frames and its own notes, and nothing that constraints are made of.
@MainActor package final class ViewNode: LayoutNode {
  /// The view, which owns the node.
  ///
  /// Unowned, for speed: a caller that walks the tree while views may be deallocated retains the views.
  package var host: any ViewHost {
    // The view said so before anything could ask.
    owner.unsafelyUnwrapped
  }
  // Unchecked: the view owns the node, so it lives longer.
  @exclusivity(unchecked) private unowned(unsafe) var owner: (any ViewHost)?
  /// The superview's node.
  ///
  /// Not weak, for speed; a node that is deallocated removes itself from its children.
  package internal(set) var parent: ViewNode? {
    get { upward.parent?.node }
    set { upward.parent = newValue.map(NodePointer.init) }
  }
  /// A link to the parent for traversals to the root, which would spend most of their time counting references.
  ///
  /// Unchecked: read by walks of no actor, which start on the main one.
  @exclusivity(unchecked) private nonisolated(unsafe) var upward = UpwardLink()
  /// Subviews, back to front.
  @exclusivity(unchecked) package internal(set) var children: [any ViewHost] = []
  /// Guides that belong to the view, system guides included.
  package internal(set) var guides: [GuideNode] = []
  /// The constraints that the view owns, in order of installation.
  package internal(set) var constraints: [NSLayoutConstraint] = []

  /// The position of the view.
  @exclusivity(unchecked) var placement = Placement()
  /// The layout properties of the view.
  var statement = LayoutStatement()
  /// The state of passes for the view.
  @exclusivity(unchecked) var passes = PassState()
  /// The properties of a root; nil until one is set.
  var tree: TreeRoot?
  /// The solved width of wrapping text, in points of the alignment rectangle; nil before.
  package internal(set) var textWidth: CGFloat?
  /// The arrangement of subviews; set by stack views and grids only.
  package var arrangement: (any Arrangement)? {
    get { extras?.arrangement }
    set {
      let old = arrangement
      if newValue != nil || extras != nil { ensuredExtras.arrangement = newValue }
      isArranging = newValue != nil
      if isArranging { markAncestorsAsContaining() }
      arrangementChanged(from: old)
    }
  }
  /// Whether there is an arrangement; stored separately, since reading the arrangement would copy it.
  package private(set) var isArranging = false
  /// Whether a descendant may own constraints or arrange others; never reset to false.
  ///
  /// Traversals that search for such views skip the descendants of a node without any.
  var mayContainConstraints = false
  /// Margins and safe area.
  package var margins: MarginModel { MarginModel(node: self) }
  /// The stored state of ``margins``.
  var marginState = MarginState()

  /// The engine of the tree whose root this is.
  var ownContext: LayoutContext? {
    didSet { upward.hasContext = ownContext != nil || fittingContext != nil }
  }
  /// The engine that fits the view, cached for reuse.
  var fittingContext: LayoutContext? {
    didSet { upward.hasContext = ownContext != nil || fittingContext != nil }
  }
  /// The rarely used properties; nil until one is set.
  private(set) var extras: NodeExtras?
  /// The rarely used properties, created on first use.
  var ensuredExtras: NodeExtras {
    if let extras { return extras }
    let made = NodeExtras()
    extras = made
    return made
  }

  /// Creates a node for a view that is being created; it must call ``attach(_:)`` before anything else.
  package override init() { super.init() }

  /// Sets the view of the node.
  package func attach(_ host: any ViewHost) {
    owner = host
    MainActorSentence.prepare()
    MainRunLoop.serveWithoutMainThread()
  }

  deinit {
    assumingMainActor {
      for child in children { child.node.parent = nil }
      for guide in guides { guide.owner = nil }
      for guide in extras?.scrollGuides ?? [] { guide.owner = nil }
      for constraint in constraints where constraint.holder === self { constraint.holder = nil }
    }
  }

  package override var parentView: ViewNode? { parent }
  override var restingRect: LayoutRect { placeInParent }

  override func makeGenerated(_ item: ItemID, in context: LayoutContext, ownCount: inout Int)
    -> [GeneratedConstraint]
  {
    statedConstraints(item, in: context, &ownCount)
  }
  /// Whether the rectangle's edges may cross: a view that its frame positions may be smaller than its insets,
  /// such as one without a size.
  override var mayBeNegative: Bool {
    guard translatesMask else { return false }
    let size = host.hostAlignmentRect(forFrame: .zero).size
    return size.width < 0 || size.height < 0
  }
  package override var nearestView: ViewNode? { self }
  /// A name for reports that replaces class and address, such as an element of a document.
  package var reportName: String?
  package override var label: String { reportName ?? host.hostDescription }
  package override var frontObject: AnyObject? { host.hostObject }

  /// The root of the tree.
  package var root: ViewNode {
    var node = NodePointer(self)
    while let parent = Self.link(node).parent { node = parent }
    return node.node
  }

  /// Whether the given view is the superview.
  func isChild(of other: ViewNode) -> Bool {
    upward.parent == NodePointer(other)
  }

  /// Whether the given node is this one or an ancestor.
  package func isDescendant(of other: ViewNode) -> Bool {
    let sought = NodePointer(other)
    var node: NodePointer? = NodePointer(self)
    while let current = node {
      if current == sought { return true }
      node = Self.link(current).parent
    }
    return false
  }

  /// Calls a closure with each engine in which the view may take part: those that fit it or an ancestor, and
  /// the tree's.
  func forEachContext(_ body: (LayoutContext) -> Void) {
    var node: NodePointer? = NodePointer(self)
    while let current = node {
      let link = Self.link(current)
      if link.hasContext {
        let view = current.node
        if let context = view.fittingContext { body(context) }
        if link.parent == nil, let context = view.ownContext { body(context) }
      }
      node = link.parent
    }
  }

  /// Returns the link to the parent, outside of any actor, so that traversals skip the check of the current
  /// thread.
  private nonisolated static func link(_ node: NodePointer) -> UpwardLink {
    node.read { $0.upward }
  }
}

/// The data that a traversal to the root reads of each node.
private struct UpwardLink {
  var parent: NodePointer?
  /// Whether the node has an engine.
  var hasContext = false
}
