public import Foundation
internal import FoundationShims
internal import LayoutGeometry
public import LayoutTree
public import ViewDrawing

/// A rectangle that draws and lays out its subviews.
///
/// Layout uses the alignment rectangle, which is the frame less ``alignmentRectInsets``. Attributes of
/// constraints are visual: `top` is the upper edge whether or not a view ``isFlipped``. All overridable members
/// are declared in this class's body, because Swift without Objective-C cannot override members of an
/// extension.
///
/// ```swift
/// let panel = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
/// let badge = NSView()
/// panel.addSubview(badge)
/// badge.translatesAutoresizingMaskIntoConstraints = false
/// badge.topAnchor.constraint(equalTo: panel.topAnchor, constant: 10).isActive = true
/// badge.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 20).isActive = true
/// badge.widthAnchor.constraint(equalToConstant: 40).isActive = true
/// badge.heightAnchor.constraint(equalToConstant: 30).isActive = true
/// panel.layoutSubtreeIfNeeded()
/// print(badge.frame.minX, badge.frame.minY)  // 20.0 160.0
/// ```
///
/// - Units: Points in the superview's coordinate space, where y grows up unless the superview ``isFlipped``.
/// - Errors: A frame that is not finite and a view added to itself end the program with Apple's text; bounds of
///   another size than the frame's are logged once and ignored.
/// - Complexity: ``addSubview(_:)`` is O(depth), plus O(subtree) when the window or the safe area changes.
///   ``layoutSubtreeIfNeeded()`` visits the views that need layout, their ancestors and children, and solves
///   what changed.
/// - SeeAlso: Apple, "NSView"; `Rules/AlignmentRectangles.md#constraints-see-alignment-rectangles`.
@preconcurrency @MainActor
open class NSView: PageView, NSUserInterfaceItemIdentification,
  NSAppearanceCustomization
{
  /// The value of ``intrinsicContentSize`` on an axis without a natural length: −1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The view's node in the layout tree, which stores geometry, children and constraints.
  package let viewNode = ViewNode()
  /// The controller whose view this is.
  package weak var viewController: NSViewController?
  /// The window whose content view this is.
  package weak var contentWindow: NSWindow?

  /// Creates a view with a frame in its future superview's coordinate space.
  public init(frame frameRect: NSRect) {
    frameReports = ChangeReports(frameRect)
    super.init()
    viewNode.attach(self)
    viewNode.pixelScale = 1
    if NSApplication.isRightToLeft { viewNode.isRightToLeft = true }
    isSettingFrameSize = true
    viewNode.frame = frameRect
    isSettingFrameSize = false
  }

  /// Creates a view without size.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view from an archive; values come from the document that is being loaded.
  public required init?(coder: NSCoder) {
    frameReports = ChangeReports(.zero)
    super.init(coder: coder)
    viewNode.attach(self)
    viewNode.pixelScale = 1
    if NSApplication.isRightToLeft { viewNode.isRightToLeft = true }
  }

  // MARK: Geometry

  /// Whether y grows down in the view's coordinate space; false unless overridden.
  ///
  /// The value of a view must be constant.
  open var isFlipped: Bool { false }
  /// The view's rectangle in its superview's coordinate space.
  ///
  /// Setting it calls ``setFrameOrigin(_:)`` and ``setFrameSize(_:)``.
  open var frame: NSRect {
    get { viewNode.nativeFrame }
    set {
      frameReports.isDeferred = true
      setFrameOrigin(newValue.origin)
      setFrameSize(newValue.size)
      frameReports.isDeferred = false
      postFrameChange()
    }
  }
  /// Moves the view: sets the frame's origin in the superview's coordinate space.
  open func setFrameOrigin(_ newOrigin: NSPoint) { viewNode.nativeFrame.origin = newOrigin }
  /// Resizes the view and keeps its frame's origin.
  ///
  /// Also called with the current size after layout or a superview resized the view, so that an override is
  /// notified of every size.
  open func setFrameSize(_ newSize: NSSize) {
    guard newSize != viewNode.frame.size else { return }
    isSettingFrameSize = true
    viewNode.nativeFrame.size = newSize
    isSettingFrameSize = false
  }
  private var isSettingFrameSize = false
  /// The view's coordinate space: its origin, and the frame's size.
  ///
  /// Setting it scrolls. Its size is always the frame's: a size that would scale the view is logged once and
  /// otherwise ignored.
  open var bounds: NSRect {
    get { viewNode.nativeBounds }
    set {
      setBoundsOrigin(newValue.origin)
      setBoundsSize(newValue.size)
    }
  }
  /// Scrolls the view's coordinate space.
  open func setBoundsOrigin(_ newOrigin: NSPoint) {
    guard newOrigin != bounds.origin else { return }
    viewNode.setNativeBoundsOrigin(newOrigin)
    needsDisplay = true
    postBoundsChange()
  }
  /// Does nothing for the frame's size; any other size would scale the view, which is logged once.
  open func setBoundsSize(_ newSize: NSSize) {
    if newSize != viewNode.frame.size { viewNode.logScaledBounds(newSize) }
  }
  /// Whether ``frameDidChangeNotification`` is posted when the frame changes; true unless set.
  ///
  /// A change while this is false is posted when it is set to true.
  open var postsFrameChangedNotifications: Bool {
    get { frameReports.isEnabled }
    set { if frameReports.setEnabled(newValue) { post(Self.frameDidChangeNotification) } }
  }
  /// Whether ``boundsDidChangeNotification`` is posted when the view scrolls; true unless set.
  ///
  /// A change while this is false is posted when it is set to true.
  open var postsBoundsChangedNotifications: Bool {
    get { boundsReports.isEnabled }
    set { if boundsReports.setEnabled(newValue) { post(Self.boundsDidChangeNotification) } }
  }
  /// The notification state of the frame and of the bounds.
  var frameReports: ChangeReports
  var boundsReports = ChangeReports(.zero)
  /// The autoresizing mask, by which the frame follows the superview's size.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { viewNode.mask = autoresizingMask.rules }
  }
  /// Whether subviews with masks follow this view's size.
  open var autoresizesSubviews: Bool {
    get { viewNode.resizesChildren }
    set { viewNode.resizesChildren = newValue }
  }
  /// Resizes the subviews by their masks after this view was resized, unless ``NSView/autoresizesSubviews`` is
  /// false.
  open func resizeSubviews(withOldSize oldSize: NSSize) {
    for view in subviews { view.resize(withOldSuperviewSize: oldSize) }
  }
  /// Resizes the view by its mask after its superview was resized.
  open func resize(withOldSuperviewSize oldSize: NSSize) {
    viewNode.followParent(from: oldSize)
  }
  /// Called after layout or a program changed the frame's size.
  package func frameSizeDidChange() {
    needsDisplay = true
    if !isSettingFrameSize { setFrameSize(viewNode.frame.size) }
    contentWindow?.contentSizeDidChange()
  }
  /// The part of the bounds inside the bounds of all superviews.
  open var visibleRect: NSRect { viewNode.nativeVisibleRect }

  // MARK: Hierarchy

  /// The superview.
  open var superview: NSView? { viewNode.parent?.host as? NSView }
  /// The subviews, back to front; setting it adds, removes and sorts.
  open var subviews: [NSView] {
    get { viewNode.children.compactMap { $0 as? NSView } }
    set {
      for view in subviews where !newValue.contains(where: { $0 === view }) {
        view.removeFromSuperview()
      }
      for (index, view) in newValue.enumerated() { insert(view, at: index) }
    }
  }
  /// The window that contains the view.
  open var window: NSWindow? { (viewNode.root.host as? NSView)?.contentWindow }
  /// Adds a view in front of the others; it is removed from its superview first.
  open func addSubview(_ view: NSView) { insert(view, at: viewNode.children.count) }
  /// Adds a view in front of or behind a sibling, or all siblings.
  open func addSubview(
    _ view: NSView, positioned place: NSWindowOrderingMode, relativeTo otherView: NSView?
  ) {
    let count = viewNode.children.count
    let index = otherView.flatMap { other in viewNode.children.firstIndex { $0 === other } }
    switch place {
    case .above: insert(view, at: index.map { $0 + 1 } ?? count)
    case .below: insert(view, at: index ?? 0)
    case .out: break
    }
  }
  /// Replaces a subview with another view; constraints on the old one are removed.
  open func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard let index = viewNode.children.firstIndex(where: { $0 === oldView }) else { return }
    oldView.removeFromSuperview()
    insert(newView, at: index)
  }
  /// Removes the view from its superview, with all constraints between the view's subtree and the outside.
  open func removeFromSuperview() {
    guard let old = superview else { return }
    viewWillMove(toSuperview: nil)
    let hadWindow = window != nil
    if hadWindow { windowWillChange(to: nil) }
    old.willRemoveSubview(self)
    viewNode.removeFromParent()
    nextResponder = nil
    layerInheritanceChanged()
    viewDidMoveToSuperview()
    if hadWindow { windowChanged() }
  }
  /// The nearest view with a tag in this subtree, this view included.
  open func viewWithTag(_ tag: Int) -> NSView? {
    viewNode.preorder().lazy.compactMap { $0.host as? NSView }.first { $0.tag == tag }
  }
  /// Called after a subview was added.
  open func didAddSubview(_ subview: NSView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: NSView) {}
  /// Called before the superview changes.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  /// Called after the superview changed.
  open func viewDidMoveToSuperview() {}
  /// Called before the window changes.
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  /// Called after the window changed.
  open func viewDidMoveToWindow() {}

  /// Called before the view is reused for other content, as a table's cells are; does nothing unless
  /// overridden.
  open func prepareForReuse() {
    isHidden = false
    alphaValue = 1
  }

  /// The next responder: the one that was set, else the view's controller, its superview, or the window of a
  /// content view.
  ///
  /// Moving the view to another superview removes the responder that was set.
  open override var nextResponder: NSResponder? {
    get { super.nextResponder ?? viewController ?? superview ?? contentWindow }
    set { super.nextResponder = newValue }
  }

  // MARK: Constraints

  /// Whether layout translates frame and mask into constraints; true for views created in code.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { viewNode.translatesMask }
    set { viewNode.translatesMask = newValue }
  }
  /// Whether the view requires constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The constraints that the view owns, in the order in which they were added.
  open var constraints: [NSLayoutConstraint] { viewNode.constraints }
  /// Updates the view's constraints; overrides call super last.
  open func updateConstraints() {}
  /// Whether ``updateConstraints()`` runs in the next pass.
  open var needsUpdateConstraints: Bool {
    get { viewNode.requestsUpdateConstraints }
    set { if newValue { viewNode.setNeedsUpdateConstraints() } }
  }
  /// Runs the constraint pass on the view's subtree, leaves first, until no view requests an update.
  open func updateConstraintsForSubtreeIfNeeded() { viewNode.updateConstraintsIfNeeded() }

  /// The alignment rectangle of a frame; the inverse of ``frame(forAlignmentRect:)``.
  ///
  /// The insets' top is at the visual upper edge, so a top inset lowers the largest y of an unflipped
  /// superview. Both rectangles are in the superview's coordinate space.
  open func alignmentRect(forFrame frame: NSRect) -> NSRect {
    viewNode.nativeRect(frame, inset: ViewInsets(alignmentRectInsets))
  }
  /// The frame of an alignment rectangle; the inverse of ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect {
    viewNode.nativeRect(alignmentRect, outset: ViewInsets(alignmentRectInsets))
  }
  /// The insets from the frame to the alignment rectangle, in points, by visual edges.
  open var alignmentRectInsets: NSEdgeInsets {
    NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  }
  /// The distance from the upper edge of the alignment rectangle to the first baseline, in points; 0 without
  /// text.
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
  /// The distance from the last baseline to the lower edge of the alignment rectangle, in points;
  /// ``baselineOffsetFromBottom`` unless overridden.
  open var lastBaselineOffsetFromBottom: CGFloat { baselineOffsetFromBottom }
  /// The name of ``NSView/lastBaselineOffsetFromBottom`` in macOS 10.7 to 10.10; 0 without text.
  open var baselineOffsetFromBottom: CGFloat { 0 }
  /// The baselines of the view's text, as layout uses them.
  package var contentBaselines: (first: NodeBaseline, last: NodeBaseline) {
    (.top(Double(firstBaselineOffsetFromTop)), .bottom(Double(lastBaselineOffsetFromBottom)))
  }
  /// The natural size of the alignment rectangle; ``NSView/noIntrinsicMetric`` on an axis without one.
  open var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }
  /// The natural size of the library's class, ignoring overrides in subclasses of other modules; nil for classes
  /// without one.
  package var baseContentSize: CGSize? { nil }
  /// Whether the natural height depends on the width that layout gives.
  package var wrapsText: Bool { false }
  /// Invalidates the natural size after the content changed.
  open func invalidateIntrinsicContentSize() { viewNode.invalidateIntrinsicContentSize() }
  /// Whether the natural width is translated into constraints; true unless set.
  open var isHorizontalContentSizeConstraintActive = true {
    didSet { viewNode.setNeedsGeneration() }
  }
  /// Whether the natural height is translated into constraints; true unless set.
  open var isVerticalContentSizeConstraintActive = true {
    didSet { viewNode.setNeedsGeneration() }
  }
  /// The priority with which the view resists growing beyond its content; 250 unless set.
  open func contentHuggingPriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    LayoutPriority(viewNode[prioritiesAlong: orientation].hugging)
  }
  /// Sets the priority with which the view resists growing beyond its content.
  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    viewNode[prioritiesAlong: orientation].hugging = priority.rawValue
  }
  /// The priority with which the view resists shrinking below its content; 750 unless set.
  open func contentCompressionResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    LayoutPriority(viewNode[prioritiesAlong: orientation].compressionResistance)
  }
  /// Sets the priority with which the view resists shrinking below its content.
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    viewNode[prioritiesAlong: orientation].compressionResistance = priority.rawValue
  }
  /// The smallest size of the alignment rectangle that satisfies the constraints of the view's subtree; points,
  /// rounded up to pixels.
  open var fittingSize: NSSize {
    viewNode.fittingSize(.zero, .fittingSizeCompression, .fittingSizeCompression)
  }

  // MARK: Anchors

  /// The leading edge of the alignment rectangle.
  open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  /// The trailing edge of the alignment rectangle.
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  /// The left edge of the alignment rectangle.
  open var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
  /// The right edge of the alignment rectangle.
  open var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
  /// The upper edge of the alignment rectangle.
  open var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
  /// The lower edge of the alignment rectangle.
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  /// The width of the alignment rectangle.
  open var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
  /// The height of the alignment rectangle.
  open var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
  /// The horizontal centre of the alignment rectangle.
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  /// The vertical centre of the alignment rectangle.
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
  /// The baseline of the first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    .init(item: self, attribute: .firstBaseline)
  }
  /// The baseline of the last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    .init(item: self, attribute: .lastBaseline)
  }

  // MARK: Layout

  /// Lays out the subviews; the default uses the constraints.
  ///
  /// The view's controller is notified before and after, in a layout pass and when a program calls the method.
  open func layout() {
    guard let viewController else { return viewNode.placeChildren() }
    viewController.layingOut { viewNode.placeChildren() }
  }
  /// Whether ``layout()`` runs in the next pass.
  open var needsLayout: Bool {
    get { viewNode.requestsLayout }
    set { if newValue { viewNode.setNeedsLayout() } }
  }
  /// Performs pending layout immediately, beginning at the topmost superview that needs it.
  open func layoutSubtreeIfNeeded() { viewNode.layoutIfNeeded() }

  // MARK: Guides

  /// The insets of the safe area: the covered lengths at the edges, in points, by visual edges.
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(viewNode.margins.ruledSafeArea) }
  /// The view's additional safe area insets, in points, by visual edges.
  open var additionalSafeAreaInsets: NSEdgeInsets {
    get { NSEdgeInsets(viewNode.margins.additionalSafeArea) }
    set { viewNode.margins.additionalSafeArea = ViewInsets(newValue) }
  }
  /// The safe area: the part of the bounds that is not covered, in the view's coordinate space.
  open var safeAreaRect: NSRect { viewNode.nativeSafeAreaRect }
  /// The safe area as a layout guide.
  open var safeAreaLayoutGuide: NSLayoutGuide { NSLayoutGuide.of(viewNode.margins.safeAreaGuide) }
  /// The margins as a layout guide.
  open var layoutMarginsGuide: NSLayoutGuide { NSLayoutGuide.of(viewNode.margins.marginsGuide) }
  /// The guides that were added to the view.
  open var layoutGuides: [NSLayoutGuide] {
    viewNode.guides.filter { $0.kind == .custom }.compactMap { $0.object as? NSLayoutGuide }
  }
  /// Adds a guide, which is removed from its former view first.
  open func addLayoutGuide(_ guide: NSLayoutGuide) {
    viewNode.addGuide(guide.guideNode)
    viewNode.retain(guide, for: guide.guideNode)
  }
  /// Removes a guide with the constraints on it.
  open func removeLayoutGuide(_ guide: NSLayoutGuide) {
    viewNode.removeGuide(guide.guideNode)
    viewNode.release(guide.guideNode)
  }
  /// The direction from leading to trailing; the program's unless set.
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { viewNode.isRightToLeft ? .rightToLeft : .leftToRight }
    set { viewNode.isRightToLeft = newValue == .rightToLeft }
  }

  // MARK: Events

  /// The frontmost view in this subtree that contains a point in the superview's coordinate space.
  open func hitTest(_ point: NSPoint) -> NSView? {
    let own = convert(point, from: superview)
    guard !isHidden, !isDetachedByStack, isMousePoint(own, in: bounds) else { return nil }
    for child in subviews.reversed() {
      if let hit = child.hitTest(own) { return hit }
    }
    return self
  }
  /// Whether a point is inside a rectangle, both in the view's coordinate space; the left and the visual upper
  /// edge are inside.
  open func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool {
    NSMouseInRect(point, rect, isFlipped)
  }

  // MARK: Appearance

  /// Whether a stack view detached the view for lack of space; it is then neither drawn nor hit-tested.
  package var isDetachedByStack = false
  /// Whether the view is hidden: neither drawn nor hit-tested.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewVisibilityChanged(self) } }
  }
  /// Whether the view or one of its ancestors is hidden.
  open var isHiddenOrHasHiddenAncestor: Bool {
    isHidden || superview?.isHiddenOrHasHiddenAncestor ?? false
  }
  /// Called when a subview was hidden or shown.
  package func subviewVisibilityChanged(_ subview: NSView) {}
  /// The opacity of the view, 0 to 1.
  open var alphaValue: CGFloat = 1
  /// The view's appearance; nil to inherit that of the superview, the window or the application.
  open var appearance: NSAppearance? {
    didSet { if appearance != oldValue { notifyAppearanceChange() } }
  }
  /// The view's appearance, or else the inherited one.
  open var effectiveAppearance: NSAppearance { nearestAppearance }
  /// Called when the appearance of the view, an ancestor, its window or the application was set.
  open func viewDidChangeEffectiveAppearance() {}
  /// Whether the view covers everything behind it; a hint.
  open var isOpaque: Bool { false }
  /// Whether drawing and subviews are clipped to the bounds.
  open var clipsToBounds = false
  /// The shadow of the view and its subviews; its offset grows up.
  open var shadow: NSShadow?
  /// An integer that identifies the view; −1 unless overridden.
  open var tag: Int { -1 }
  /// The view's identifier, which reports use.
  open var identifier: NSUserInterfaceItemIdentifier? {
    didSet { viewNode.reportName = identifier?.rawValue }
  }
  /// The text of the view's tool tip.
  open var toolTip: String?
  /// Draws into the current context, in the view's coordinate space.
  open func draw(_ dirtyRect: NSRect) {}
  /// Whether display was requested.
  open var needsDisplay = true

  // MARK: Layers

  /// The state of a layer-backed view; nil for other views.
  var backing: ViewBacking?
  /// Whether the view wants a layer; all its descendants have one then.
  open var wantsLayer: Bool {
    get { backing?.wantsLayer ?? false }
    set { setWantsLayer(newValue) }
  }
  /// The layer that is drawn with the view; nil unless this view or an ancestor wants one.
  ///
  /// A layer that is set before ``wantsLayer`` replaces the view's drawing.
  open var layer: CALayer? {
    get { ensuredLayer() }
    set {
      adopt(newValue)
      backing?.isHosted = newValue != nil && backing?.layer === newValue && !wantsLayer
    }
  }
  /// Returns the view's layer when it is first needed; a plain one unless overridden.
  open func makeBackingLayer() -> CALayer { CALayer() }
  /// Whether the view updates its layer in ``updateLayer()`` instead of drawing; false unless overridden.
  open var wantsUpdateLayer: Bool { false }
  /// Updates the layer, in the view's appearance; called before drawing if display was requested and
  /// ``wantsUpdateLayer`` is true.
  open func updateLayer() {}
  /// The redraw policy of the layer; stored only, since every picture is drawn from scratch.
  open var layerContentsRedrawPolicy: LayerContentsRedrawPolicy {
    get { backing?.redrawPolicy ?? (backing?.isHosted == true ? .never : .duringViewResize) }
    set { ensuredBacking().redrawPolicy = newValue }
  }

  /// Requests display of a part of the bounds; the entire view is drawn.
  open func setNeedsDisplay(_ invalidRect: NSRect) { needsDisplay = true }
  /// Clears the request for display: there is no screen to draw on; see ``cacheDisplay(in:to:)``.
  open func display() { needsDisplay = false }
  /// Clears the request for display if there is one.
  open func displayIfNeeded() { if needsDisplay { display() } }
  /// Called after the number of pixels per point changed.
  open func viewDidChangeBackingProperties() {}
  /// Class and address, in the format of Apple's logs.
  nonisolated open override var description: String {
    assumingMainActor {
      "<\(ObjectName.className(of: type(of: self))): \(ObjectName.address(of: self))>"
    }
  }
  /// The view's content in reports, such as a label's text.
  package var contentDescription: String? { nil }
}
