public import Foundation
internal import FoundationShims
internal import LayoutGeometry
public import LayoutTree
public import ViewDrawing

/// A rectangle that draws and lays out its subviews.
///
/// Layout happens on the alignment rectangle, which is the frame less ``alignmentRectInsets``.
/// Attributes of constraints are visual, so `top` is the upper edge whether or not a view
/// ``isFlipped``. Everything that a subclass may override stands in this class's body, since Swift
/// without Objective-C cannot override what an extension declares.
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
/// - Units: Points in the superview's own space, where y grows up unless the superview ``isFlipped``.
/// - Errors: A frame that is not finite and a view added to itself end the program with Apple's text;
///   bounds of another size than the frame's are logged once and ignored.
/// - Complexity: ``addSubview(_:)`` is O(depth), plus O(subtree) when the window or the safe area
///   changes. ``layoutSubtreeIfNeeded()`` visits the views that asked, those above them and their
///   children, and solves what changed.
/// - SeeAlso: Apple, "NSView"; `Rules/AlignmentRectangles.md#constraints-see-alignment-rectangles`.
@preconcurrency @MainActor
open class NSView: NSResponder, NSUserInterfaceItemIdentification,
  NSAppearanceCustomization
{
  /// The value of ``intrinsicContentSize`` on an axis without a natural length: −1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The view's node, which stores geometry, children and constraints.
  package let viewNode = ViewNode()
  /// The controller whose view this is.
  package weak var viewController: NSViewController?
  /// The window whose content view this is.
  package weak var contentWindow: NSWindow?

  /// Creates a view with a frame in its future superview's space.
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

  /// Creates a view for an archive; values come from the document that is being loaded.
  public required init?(coder: NSCoder) {
    frameReports = ChangeReports(.zero)
    super.init(coder: coder)
    viewNode.attach(self)
    viewNode.pixelScale = 1
    if NSApplication.isRightToLeft { viewNode.isRightToLeft = true }
  }

  // MARK: Geometry

  /// Whether y grows down in the view's own space; false unless overridden.
  ///
  /// A view must always answer the same.
  open var isFlipped: Bool { false }
  /// The view's rectangle in its superview's own space.
  ///
  /// Setting it calls ``setFrameOrigin(_:)`` and ``setFrameSize(_:)``.
  open var frame: NSRect {
    get { viewNode.nativeFrame }
    set {
      frameReports.isHeld = true
      setFrameOrigin(newValue.origin)
      setFrameSize(newValue.size)
      frameReports.isHeld = false
      tellFrameChange()
    }
  }
  /// Moves the frame's origin to a point of the superview's space.
  open func setFrameOrigin(_ newOrigin: NSPoint) { viewNode.nativeFrame.origin = newOrigin }
  /// Resizes the view and keeps its frame's origin.
  ///
  /// Also called, with the size that the view has already, after layout or a superview resized the view,
  /// so that an override is notified of every size.
  open func setFrameSize(_ newSize: NSSize) {
    guard newSize != viewNode.frame.size else { return }
    isSettingFrameSize = true
    viewNode.nativeFrame.size = newSize
    isSettingFrameSize = false
  }
  private var isSettingFrameSize = false
  /// The view's own space: the point at the corner where it begins, and the frame's size.
  ///
  /// Setting it scrolls. Its size is always the frame's: one that would scale the view is logged once and
  /// otherwise ignored.
  open var bounds: NSRect {
    get { viewNode.nativeBounds }
    set {
      setBoundsOrigin(newValue.origin)
      setBoundsSize(newValue.size)
    }
  }
  /// Scrolls the view's own space.
  open func setBoundsOrigin(_ newOrigin: NSPoint) {
    guard newOrigin != bounds.origin else { return }
    viewNode.setNativeBoundsOrigin(newOrigin)
    needsDisplay = true
    tellBoundsChange()
  }
  /// Does nothing for the frame's size; any other size would scale the view, which is logged once.
  open func setBoundsSize(_ newSize: NSSize) {
    if newSize != viewNode.frame.size { viewNode.logScaledBounds(newSize) }
  }
  /// Whether ``frameDidChangeNotification`` is posted when the frame changes; true unless set.
  ///
  /// A change made while this was off is posted when it is switched on.
  open var postsFrameChangedNotifications: Bool {
    get { frameReports.isOn }
    set { if frameReports.turn(newValue) { post(Self.frameDidChangeNotification) } }
  }
  /// Whether ``boundsDidChangeNotification`` is posted when the view scrolls; true unless set.
  ///
  /// A change made while this was off is posted when it is switched on.
  open var postsBoundsChangedNotifications: Bool {
    get { boundsReports.isOn }
    set { if boundsReports.turn(newValue) { post(Self.boundsDidChangeNotification) } }
  }
  /// The frame and the bounds as of their last notifications.
  var frameReports: ChangeReports
  var boundsReports = ChangeReports(.zero)
  /// The parts of the frame that follow the superview's size.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { viewNode.mask = autoresizingMask.rules }
  }
  /// Whether subviews with masks follow this view's size.
  open var autoresizesSubviews: Bool {
    get { viewNode.resizesChildren }
    set { viewNode.resizesChildren = newValue }
  }
  /// Lets the subviews follow a new size of this view; called after it changed, unless
  /// ``NSView/autoresizesSubviews`` is off.
  open func resizeSubviews(withOldSize oldSize: NSSize) {
    for view in subviews { view.resize(withOldSuperviewSize: oldSize) }
  }
  /// Lets the view follow a new size of its superview, by its mask.
  open func resize(withOldSuperviewSize oldSize: NSSize) {
    viewNode.followParent(from: oldSize)
  }
  /// Called after layout or a user changed the size.
  package func frameSizeDidChange() {
    needsDisplay = true
    if !isSettingFrameSize { setFrameSize(viewNode.frame.size) }
    contentWindow?.contentSizeDidChange()
  }
  /// The part of the bounds that the superviews' bounds leave to be seen.
  open var visibleRect: NSRect { viewNode.nativeVisibleRect }

  // MARK: Hierarchy

  /// The view above.
  open var superview: NSView? { viewNode.parent?.host as? NSView }
  /// The views below, back to front; setting it adds, removes and sorts.
  open var subviews: [NSView] {
    get { viewNode.children.compactMap { $0 as? NSView } }
    set {
      for view in subviews where !newValue.contains(where: { $0 === view }) {
        view.removeFromSuperview()
      }
      for (index, view) in newValue.enumerated() { insert(view, at: index) }
    }
  }
  /// The window around.
  open var window: NSWindow? { (viewNode.root.host as? NSView)?.contentWindow }
  /// Adds a view in front of the others; it is removed from its superview first.
  open func addSubview(_ view: NSView) { insert(view, at: viewNode.children.count) }
  /// Adds a view in front of or behind a sibling, or all.
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
  /// Replaces a subview; constraints on the old one are removed.
  open func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard let index = viewNode.children.firstIndex(where: { $0 === oldView }) else { return }
    oldView.removeFromSuperview()
    insert(newView, at: index)
  }
  /// Takes the view out of its superview, with every constraint that ties it to the outside.
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
  /// The nearest view with a tag, this one included.
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

  /// The next responder: the one that was set, else the view's controller, its superview, or the window whose
  /// content it is.
  ///
  /// Moving the view to another superview forgets what was set.
  open override var nextResponder: NSResponder? {
    get { super.nextResponder ?? viewController ?? superview ?? contentWindow }
    set { super.nextResponder = newValue }
  }

  // MARK: Constraints

  /// Whether frame and mask take part in layout as constraints; true for views created in code.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { viewNode.translatesMask }
    set { viewNode.translatesMask = newValue }
  }
  /// Whether the view only works with constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The constraints that the view holds, in the order of their activation.
  open var constraints: [NSLayoutConstraint] { viewNode.constraints }
  /// Makes the view's constraints; call super last.
  open func updateConstraints() {}
  /// Whether ``updateConstraints()`` runs in the next pass.
  open var needsUpdateConstraints: Bool {
    get { viewNode.requestsUpdateConstraints }
    set { if newValue { viewNode.setNeedsUpdateConstraints() } }
  }
  /// Runs the constraint pass on the view and its descendants, leaves first, until none needs it.
  open func updateConstraintsForSubtreeIfNeeded() { viewNode.updateConstraintsIfNeeded() }

  /// The part of a frame that layout aligns; the inverse of ``frame(forAlignmentRect:)``.
  ///
  /// The insets' top is at the visual upper edge, so a top inset lowers the largest y of an unflipped
  /// superview. Both rectangles are in the superview's own space.
  open func alignmentRect(forFrame frame: NSRect) -> NSRect {
    viewNode.nativeRect(frame, inset: ViewInsets(alignmentRectInsets))
  }
  /// The frame around an alignment rectangle; the inverse of ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect {
    viewNode.nativeRect(alignmentRect, outset: ViewInsets(alignmentRectInsets))
  }
  /// Distances inward from the frame to the alignment rectangle, in points, by visual edges.
  open var alignmentRectInsets: NSEdgeInsets {
    NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  }
  /// The distance of the first baseline from the upper edge of the alignment rectangle; 0 without text.
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
  /// The distance of the last baseline from the lower edge of the alignment rectangle;
  /// ``baselineOffsetFromBottom`` unless overridden.
  open var lastBaselineOffsetFromBottom: CGFloat { baselineOffsetFromBottom }
  /// The name of macOS 10.7 to 10.10 for ``NSView/lastBaselineOffsetFromBottom``; 0 without text.
  open var baselineOffsetFromBottom: CGFloat { 0 }
  /// The baselines of the view's text for layout.
  package var ownBaselines: (first: NodeBaseline, last: NodeBaseline) {
    (.top(Double(firstBaselineOffsetFromTop)), .bottom(Double(lastBaselineOffsetFromBottom)))
  }
  /// The natural size of the alignment rectangle; ``NSView/noIntrinsicMetric`` on an axis without one.
  open var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }
  /// The natural size of the library's class, without a subclass's override in another module; nil where it is
  /// not needed.
  package var ownContentSize: CGSize? { nil }
  /// Whether the natural height depends on the width that layout gives.
  package var wrapsText: Bool { false }
  /// The natural size changed.
  open func invalidateIntrinsicContentSize() { viewNode.invalidateIntrinsicContentSize() }
  /// Whether the natural width is stated as constraints; true unless set.
  open var isHorizontalContentSizeConstraintActive = true {
    didSet { viewNode.setNeedsGeneration() }
  }
  /// Whether the natural height is stated as constraints; true unless set.
  open var isVerticalContentSizeConstraintActive = true {
    didSet { viewNode.setNeedsGeneration() }
  }
  /// Returns the priority at which the view resists growing beyond its content; 250 unless set.
  open func contentHuggingPriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    LayoutPriority(viewNode[prioritiesAlong: orientation].hugging)
  }
  /// Sets how hard the view is not to grow beyond its content.
  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    viewNode[prioritiesAlong: orientation].hugging = priority.rawValue
  }
  /// Returns the priority at which the view resists becoming smaller than its content; 750 unless set.
  open func contentCompressionResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    LayoutPriority(viewNode[prioritiesAlong: orientation].compressionResistance)
  }
  /// Sets how hard the view is not to become smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    viewNode[prioritiesAlong: orientation].compressionResistance = priority.rawValue
  }
  /// The smallest size that satisfies the view's constraints and those below it; points, of the alignment
  /// rectangle, up to the next pixel.
  open var fittingSize: NSSize {
    viewNode.fittingSize(.zero, .fittingSizeCompression, .fittingSizeCompression)
  }

  // MARK: Anchors

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  /// The trailing edge.
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
  /// The horizontal middle of the alignment rectangle.
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  /// The vertical middle of the alignment rectangle.
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

  /// Places the subviews; the default does it by the constraints.
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
  /// Lays out now what waits, from the topmost view above this one that does.
  open func layoutSubtreeIfNeeded() { viewNode.layoutIfNeeded() }

  // MARK: Guides

  /// The distances from the edges to the uncovered part of the view, in points, by visual edges.
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(viewNode.margins.ruledSafeArea) }
  /// The insets that the view adds to the safe area, in points, by visual edges.
  open var additionalSafeAreaInsets: NSEdgeInsets {
    get { NSEdgeInsets(viewNode.margins.additionalSafeArea) }
    set { viewNode.margins.additionalSafeArea = ViewInsets(newValue) }
  }
  /// The uncovered part of the bounds, in the view's own space.
  open var safeAreaRect: NSRect { viewNode.nativeSafeAreaRect }
  /// The uncovered part of the bounds, as a guide.
  open var safeAreaLayoutGuide: NSLayoutGuide { NSLayoutGuide.of(viewNode.margins.safeAreaGuide) }
  /// The margins as a guide.
  open var layoutMarginsGuide: NSLayoutGuide { NSLayoutGuide.of(viewNode.margins.marginsGuide) }
  /// The guides that were added to the view.
  open var layoutGuides: [NSLayoutGuide] {
    viewNode.guides.filter { $0.kind == .custom }.compactMap { $0.object as? NSLayoutGuide }
  }
  /// Adds a guide; it leaves its former view first.
  open func addLayoutGuide(_ guide: NSLayoutGuide) {
    viewNode.addGuide(guide.guideNode)
    viewNode.retain(guide, for: guide.guideNode)
  }
  /// Removes a guide with the constraints that mention it.
  open func removeLayoutGuide(_ guide: NSLayoutGuide) {
    viewNode.removeGuide(guide.guideNode)
    viewNode.release(guide.guideNode)
  }
  /// The direction in which leading runs to trailing; the program's unless set.
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { viewNode.isRightToLeft ? .rightToLeft : .leftToRight }
    set { viewNode.isRightToLeft = newValue == .rightToLeft }
  }

  // MARK: Events

  /// The front-most view below that contains a point of the superview's own space.
  open func hitTest(_ point: NSPoint) -> NSView? {
    let own = convert(point, from: superview)
    guard !isHidden, !isGivenUp, isMousePoint(own, in: bounds) else { return nil }
    for child in subviews.reversed() {
      if let hit = child.hitTest(own) { return hit }
    }
    return self
  }
  /// Whether a point lies in a rectangle, both in the view's own space.
  ///
  /// Of its edges the left one and the visual upper one belong to it.
  open func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool {
    NSMouseInRect(point, rect, isFlipped)
  }

  // MARK: Appearance

  /// Whether a stack detached the view for want of space; it is then neither drawn nor hit.
  package var isGivenUp = false
  /// Whether the view is neither drawn nor hit by events.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewVisibilityChanged(self) } }
  }
  /// Whether the view or an ancestor is hidden.
  open var isHiddenOrHasHiddenAncestor: Bool {
    isHidden || superview?.isHiddenOrHasHiddenAncestor ?? false
  }
  /// Called when a subview was hidden or shown.
  package func subviewVisibilityChanged(_ subview: NSView) {}
  /// The opacity of the view, 0 to 1.
  open var alphaValue: CGFloat = 1
  /// The view's own appearance; nil inherits that of the superview, the window or the application.
  open var appearance: NSAppearance? {
    didSet { if appearance != oldValue { tellAppearanceChange() } }
  }
  /// The view's own appearance or the inherited one.
  open var effectiveAppearance: NSAppearance { nearestAppearance }
  /// Called when an appearance was set here, on a view around this one, on its window or on the application.
  open func viewDidChangeEffectiveAppearance() {}
  /// Whether the view covers all behind it; a hint.
  open var isOpaque: Bool { false }
  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds = false
  /// The shadow of all that the view shows; its offset grows up.
  open var shadow: NSShadow?
  /// A number by which the view can be found; −1 unless overridden.
  open var tag: Int { -1 }
  /// A name by which the view can be found; reports use it.
  open var identifier: NSUserInterfaceItemIdentifier? {
    didSet { viewNode.reportName = identifier?.rawValue }
  }
  /// The text that is shown when the pointer rests on the view.
  open var toolTip: String?
  /// Draws into the current context; the view's own space.
  open func draw(_ dirtyRect: NSRect) {}
  /// Whether a new picture was requested.
  open var needsDisplay = true

  // MARK: Layers

  /// The record for the view's layer; nil without one.
  var backing: ViewBacking?
  /// Whether the view has a layer of its own; all descendants have one then.
  open var wantsLayer: Bool {
    get { backing?.wantsLayer ?? false }
    set { setWantsLayer(newValue) }
  }
  /// The view's layer; nil unless this view or an ancestor wants one.
  ///
  /// One that is set before ``wantsLayer`` takes the place of what the view draws.
  open var layer: CALayer? {
    get { ensuredLayer() }
    set {
      adopt(newValue)
      backing?.isHosted = newValue != nil && backing?.layer === newValue && !wantsLayer
    }
  }
  /// Returns a new layer on first use; a plain one unless overridden.
  open func makeBackingLayer() -> CALayer { CALayer() }
  /// Whether the view changes its layer in ``updateLayer()`` in place of drawing; false unless overridden.
  open var wantsUpdateLayer: Bool { false }
  /// Updates the layer's content; called before a requested picture, in the view's appearance, when
  /// ``wantsUpdateLayer`` is true.
  open func updateLayer() {}
  /// The time at which the layer would be redrawn; stored only, since every picture is drawn from scratch.
  open var layerContentsRedrawPolicy: LayerContentsRedrawPolicy {
    get { backing?.redrawPolicy ?? (backing?.isHosted == true ? .never : .duringViewResize) }
    set { ensuredBacking().redrawPolicy = newValue }
  }

  /// Requests a new picture of a part of the bounds; all of it is drawn.
  open func setNeedsDisplay(_ invalidRect: NSRect) { needsDisplay = true }
  /// Resets the request: there is no screen to draw on; see ``cacheDisplay(in:to:)``.
  open func display() { needsDisplay = false }
  /// Resets the request if there is one.
  open func displayIfNeeded() { if needsDisplay { display() } }
  /// Called after the view's pixels became larger or smaller.
  open func viewDidChangeBackingProperties() {}
  /// Class and address, in the words of Apple's logs.
  nonisolated open override var description: String {
    assumingMainActor {
      "<\(ObjectName.className(of: type(of: self))): \(ObjectName.address(of: self))>"
    }
  }
  /// The view's content in reports, such as a label's text.
  package var contentDescription: String? { nil }
}
