package import Foundation
internal import FoundationShims
internal import LayoutEngine
internal import LayoutGeometry

/// A view's place in the tree: hierarchy, geometry, margins and its part in layout.
///
/// Each view of a front owns one node; nodes hold their children's views strongly, so the tree owns
/// the views. Frames are in points in the superview's bounds, y down.
@MainActor package final class ViewNode: LayoutNode {
  /// The view, which owns the node.
  ///
  /// Not counted, for speed: whoever walks the tree while views may go holds on to the views.
  package var host: any ViewHost {
    // The view said so before anything could ask.
    owner.unsafelyUnwrapped
  }
  @exclusivity(unchecked) private unowned(unsafe) var owner: (any ViewHost)?
  /// The superview's node.
  ///
  /// Not weak, for speed; a node that goes takes itself out of its children.
  package internal(set) var parent: ViewNode? {
    get { upward.parent?.takeUnretainedValue() }
    set { upward.parent = newValue.map { Unmanaged.passUnretained($0) } }
  }
  /// The same for walks to the root, which would spend most of their time counting references.
  @exclusivity(unchecked) private nonisolated(unsafe) var upward = UpwardLink()
  /// Subviews, back to front.
  @exclusivity(unchecked) package internal(set) var children: [any ViewHost] = []
  /// Guides that belong to the view, system guides included.
  @exclusivity(unchecked) package internal(set) var guides: [GuideNode] = []
  /// Constraints the view holds, in order of installation.
  package internal(set) var constraints: [NSLayoutConstraint] = []

  // Geometry; see ViewNode+Geometry.
  /// The frame as layout keeps it: y down in the parent's bounds, without the transform; points.
  @exclusivity(unchecked) package internal(set) var storedFrame = CGRect.zero
  var storedBoundsOrigin = CGPoint.zero
  /// Exact and pixel-aligned origin of the frame in the root's space.
  @exclusivity(unchecked) var exactOrigin = CGPoint.zero
  @exclusivity(unchecked) var snappedOrigin = CGPoint.zero
  /// Whether `exactOrigin` and `snappedOrigin` were set by a layout pass.
  @exclusivity(unchecked) var hasPlacedOrigin = false
  /// Whether margins or safe area of this view or of those in it may hang on its geometry.
  @exclusivity(unchecked) var insetsMatter = false

  /// Whether the frame and the mask are turned into constraints.
  @exclusivity(unchecked) package var translatesMask = true {
    didSet { if translatesMask != oldValue { participationChanged() } }
  }
  /// How the frame follows the superview's size, along both axes of the superview's own space.
  package var mask = (
    horizontal: AxisMask.fixed, vertical: AxisMask.fixed
  ) {
    didSet { setNeedsGeneration() }
  }
  /// Whether children with masks follow this view's size.
  @exclusivity(unchecked) package var resizesChildren = true {
    didSet {
      guard resizesChildren != oldValue else { return }
      for child in children { child.node.setNeedsGeneration() }
    }
  }
  /// Where the mask led exactly, and what became of it on the pixel grid; in the superview's own space.
  var exactResize: (exact: CGRect, shown: CGRect)?
  /// How hard the natural size is held, along both axes.
  package var priorities = (
    horizontal: ContentPriorities.standard, vertical: ContentPriorities.standard
  ) {
    didSet { setNeedsGeneration() }
  }
  /// A size that stands in for the natural one, by axis; nil where there is none.
  package var intrinsicOverride: (width: CGFloat?, height: CGFloat?) = (nil, nil) {
    didSet { setNeedsGeneration() }
  }
  /// Lengths that a view without natural ones keeps while something arranges it; nil at run time.
  ///
  /// Interface Builder keeps them, more weakly than a view hugs its content.
  package var heldSize: CGSize? { didSet { setNeedsGeneration() } }
  /// The width that layout found for text that wraps, in points of the alignment rectangle; nil until
  /// then.
  package internal(set) var textWidth: CGFloat?
  /// What kind of view it is for the layout of others.
  @exclusivity(unchecked) package var trait = ViewTrait.plain
  /// Whether leading is right.
  package var isRightToLeft = false {
    didSet {
      if isRightToLeft != oldValue { directionChanged() }
    }
  }
  /// How arranged subviews are laid out; set by stack views and grids only.
  package var arrangement: Arrangement? {
    didSet {
      isArranging = arrangement != nil
      arrangementChanged(from: oldValue)
    }
  }
  /// Whether there is an arrangement; asked of every view, where reading that would copy it.
  private(set) var isArranging = false
  /// Margins and safe area.
  package private(set) lazy var margins = MarginModel(node: self)

  // Passes; see Passes/.
  /// Who asked for `updateConstraints`; see ViewNode+Requests.
  @exclusivity(unchecked) var updateRequest = PassRequest()
  /// Who asked for `layoutSubviews`.
  @exclusivity(unchecked) var layoutRequest = PassRequest()
  /// How often the view was called, and in which pass; kept by ``PassWatch``.
  var turns = (pass: 0, layouts: 0, updates: 0)
  /// Whether it was said that the bounds cannot be scaled.
  var toldScaledBounds = false
  /// What was said to be wrong with the alignment rectangle, and still is.
  var toldMismatches: Set<AlignmentMismatch.Kind> = []
  /// How constraints may change a root's size; nil where they may not, and ignored elsewhere.
  package var rootSizing: RootSizing? {
    didSet { if rootSizing != oldValue { setNeedsGeneration() } }
  }
  /// Whether a root is shown at the size it has whatever its own constraints say, as on the canvas of
  /// Interface Builder; ignored elsewhere.
  package var isOnCanvas = false {
    didSet { if isOnCanvas != oldValue { root.dropContexts() } }
  }
  /// Scale of the pixel grid at a root; ignored elsewhere.
  ///
  /// The main screen's unless set, as for views that are in no window.
  package var pixelScale: Double {
    get { statedPixelScale ?? ScreenScale.main }
    set { statedPixelScale = newValue }
  }
  private var statedPixelScale: Double?
  /// The engine of the tree whose root this is.
  var ownContext: LayoutContext? {
    didSet { upward.hasContext = ownContext != nil || fittingContext != nil }
  }
  var guideObjects: [ObjectIdentifier: AnyObject] = [:]
  /// The engine by which the view was fitted, kept for the next time.
  var fittingContext: LayoutContext? {
    didSet { upward.hasContext = ownContext != nil || fittingContext != nil }
  }
  /// Whether that engine is at work.
  var isBeingFitted = false
  /// Called with each report when a constraint of this tree is given up.
  package var conflictHandler: ((ConflictDescription) -> Void)?
  /// Contradictions in force that were told, as text.
  var toldConflicts: Set<String> = []
  private var madeScrollGuides: [GuideNode] = []
  /// The guides that only scroll views have: content and visible part, made together when first needed.
  private var bothScrollGuides: [GuideNode] {
    if madeScrollGuides.isEmpty {
      madeScrollGuides = [
        GuideNode(kind: .content, owner: self), GuideNode(kind: .visibleFrame, owner: self),
      ]
    }
    return madeScrollGuides
  }
  /// Content of a scroll view, as an item of its own.
  package var contentGuide: GuideNode { bothScrollGuides[0] }
  /// Visible part of a scroll view.
  package var frameGuide: GuideNode { bothScrollGuides[1] }

  /// Makes a node for a view that is being made; it must say so with ``attach(_:)`` before anything else.
  package override init() { super.init() }

  /// Says whose node it is.
  package func attach(_ host: any ViewHost) { owner = host }

  deinit {
    assumingMainActor {
      for child in children { child.node.parent = nil }
      for guide in guides + madeScrollGuides { guide.owner = nil }
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
  /// A view that its frame places may be smaller than its insets, as one without a size is.
  override var mayBeNegative: Bool {
    guard translatesMask else { return false }
    let size = host.hostAlignmentRect(forFrame: .zero).size
    return size.width < 0 || size.height < 0
  }
  package override var nearestView: ViewNode? { self }
  /// A name for reports in the place of class and address, such as an element of a document.
  package var reportName: String?
  package override var label: String { reportName ?? host.hostDescription }
  package override var frontObject: AnyObject? { host }

  /// The topmost node above this one.
  package var root: ViewNode {
    var node = Unmanaged.passUnretained(self)
    while let parent = Self.above(node) { node = parent }
    return node.takeUnretainedValue()
  }

  /// Whether another node is this one or lies above it.
  package func isDescendant(of other: ViewNode) -> Bool {
    let sought = Unmanaged.passUnretained(other).toOpaque()
    var node: Unmanaged<ViewNode>? = Unmanaged.passUnretained(self)
    while let current = node {
      if current.toOpaque() == sought { return true }
      node = Self.above(current)
    }
    return false
  }

  /// Calls with each engine that the view may take part in: those by which it and the views above it are
  /// fitted, and the one of the tree.
  func forEachContext(_ body: (LayoutContext) -> Void) {
    var node: Unmanaged<ViewNode>? = Unmanaged.passUnretained(self)
    while let current = node {
      let link = Self.link(current)
      if link.hasContext {
        let view = current.takeUnretainedValue()
        if let context = view.fittingContext { body(context) }
        if link.parent == nil, let context = view.ownContext { body(context) }
      }
      node = link.parent
    }
  }

  /// One step of a walk upwards.
  private static func above(_ node: Unmanaged<ViewNode>) -> Unmanaged<ViewNode>? {
    link(node).parent
  }

  /// Of no actor, so that no step of a walk asks which thread it is on.
  private nonisolated static func link(_ node: Unmanaged<ViewNode>) -> UpwardLink {
    node._withUnsafeGuaranteedRef { $0.upward }
  }
}

/// What a walk to the root reads of each node.
private struct UpwardLink {
  var parent: Unmanaged<ViewNode>?
  /// Whether an engine hangs on the node.
  var hasContext = false
}
