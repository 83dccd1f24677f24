public import Drawing
public import Foundation
internal import FoundationShims
public import LayoutTree
internal import ViewDrawing

/// A rectangle that draws and lays out its subviews.
///
/// Layout happens on the alignment rectangle, which is the frame less ``alignmentRectInsets``; frames,
/// bounds and centres are in points, y down. Everything that a subclass may override stands in this
/// class's body, since Swift without Objective-C cannot override what an extension declares.
///
/// - SeeAlso: Apple, "UIView"; `Rules/AlignmentRectangles.md#constraints-see-alignment-rectangles`,
///   `Rules/Passes.md#constraints-layout-display`.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// What an axis of ``intrinsicContentSize`` says that has no natural length: −1.
  public static let noIntrinsicMetric: CGFloat = -1
  /// As small as the constraints allow; a target for ``systemLayoutSizeFitting(_:)``.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// As large as the constraints allow; a target for ``systemLayoutSizeFitting(_:)``.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// How content is placed when the bounds change.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The view's place in the tree, where geometry, children and constraints are kept.
  package let viewNode = ViewNode()
  /// Background, border, corners, shadow and further layers.
  public var layer: CALayer {
    if let madeLayer { return madeLayer }
    let made = makeLayer()
    madeLayer = made
    return made
  }
  /// The layer if somebody asked for it.
  private(set) var madeLayer: CALayer?
  /// The class of the view's layer; it is made by its `init()`.
  open class var layerClass: AnyClass { CALayer.self }
  /// The controller whose view this is.
  package weak var viewController: UIViewController?
  /// Sizes of controls, by the generation of the system that draws them.
  package var metrics = ControlMetrics.current {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Makes a view with a frame in its future superview's bounds.
  public init(frame: CGRect) {
    super.init()
    viewNode.attach(self)
    if UIApplication.isRightToLeft { viewNode.isRightToLeft = true }
    viewNode.frame = frame
  }

  /// Makes a view without size.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view for an archive; values come from the document that is being loaded, not from here.
  public required init?(coder: NSCoder) {
    super.init()
    viewNode.attach(self)
    if UIApplication.isRightToLeft { viewNode.isRightToLeft = true }
  }

  /// Called after a document was loaded and all outlets of it are connected.
  open func awakeFromNib() {}
  /// Called before a tool shows the view in a document.
  open func prepareForInterfaceBuilder() {}
  /// What few views have.
  var extras: ViewExtras?

  // MARK: Geometry

  /// The smallest upright rectangle around the view in its superview's bounds, its transform applied.
  ///
  /// Layout never reads it: it works on bounds and centre. With a transform that is no pure move or
  /// scaling, setting it sets the centre and leaves the size, since no size gives that rectangle.
  open var frame: CGRect {
    get { transform.isIdentity ? viewNode.frame : transformedFrame }
    set {
      if transform.isIdentity { viewNode.frame = newValue } else { setTransformedFrame(newValue) }
    }
  }
  /// The view's own space.
  open var bounds: CGRect {
    get { viewNode.bounds }
    set { viewNode.bounds = newValue }
  }
  /// The middle of the frame, in the superview's bounds.
  open var center: CGPoint {
    get { CGPoint(x: viewNode.frame.midX, y: viewNode.frame.midY) }
    set {
      viewNode.frame.origin = CGPoint(
        x: newValue.x - viewNode.frame.width / 2, y: newValue.y - viewNode.frame.height / 2)
    }
  }
  /// A map applied around the centre when drawing; layout ignores it.
  open var transform = CGAffineTransform.identity
  /// The size that fits best into another; the natural size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that ``sizeThatFits(_:)`` gives; the frame keeps its origin.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
  }
  /// How the frame follows the superview's size.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { viewNode.mask = autoresizingMask.rules }
  }
  /// Whether subviews with masks follow this view's size.
  open var autoresizesSubviews: Bool {
    get { viewNode.resizesChildren }
    set { viewNode.resizesChildren = newValue }
  }

  /// A point of this view's bounds in another's, transforms counted; nil means the topmost view.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(map(to: view)) }
  /// A point of another view's bounds in this one's, transforms counted; nil means the topmost view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(map(to: view).inverted())
  }
  /// The upright rectangle in another view's bounds around a rectangle of this one's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(map(to: view)) }
  /// The upright rectangle in this view's bounds around a rectangle of another one's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(map(to: view).inverted())
  }

  // MARK: Hierarchy

  /// The view above.
  open var superview: UIView? { viewNode.parent?.host as? UIView }
  /// The views below, back to front.
  open var subviews: [UIView] { viewNode.children.compactMap { $0 as? UIView } }
  /// The window at the top.
  open var window: UIWindow? { viewNode.root.host as? UIWindow }
  open override var next: UIResponder? { viewController ?? superview }

  /// Adds a view in front of the others; it leaves its superview first.
  open func addSubview(_ view: UIView) { move(view, to: viewNode.children.count) }
  /// Inserts a view at an index from the back.
  open func insertSubview(_ view: UIView, at index: Int) { move(view, to: index) }
  /// Inserts a view behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    move(view, to: index(of: sibling) ?? viewNode.children.count)
  }
  /// Inserts a view in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    move(view, to: index(of: sibling).map { $0 + 1 } ?? viewNode.children.count)
  }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { move(view, to: viewNode.children.count) }
  }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { move(view, to: 0) }
  }
  /// Takes the view out of its superview, with every constraint that ties it to the outside.
  open func removeFromSuperview() {
    guard let old = superview else { return }
    let change = WindowChange(of: self, to: nil)
    willMove(toSuperview: nil)
    change?.begin()
    old.willRemoveSubview(self)
    viewNode.removeFromParent()
    didMoveToSuperview()
    change?.end()
  }
  /// Whether the view is another one or lies below it.
  open func isDescendant(of view: UIView) -> Bool { viewNode.isDescendant(of: view.viewNode) }
  /// The nearest view with a tag, this one included.
  open func viewWithTag(_ tag: Int) -> UIView? {
    viewNode.preorder().lazy.compactMap { $0.host as? UIView }.first { $0.tag == tag }
  }
  /// Called after a subview came.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview goes.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes, on the view that moves and all below it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed, on the view that moved and all below it.
  open func didMoveToWindow() {}

  // MARK: Constraints

  /// Whether frame and mask take part in layout as constraints; true for views made in code.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { viewNode.translatesMask }
    set { viewNode.translatesMask = newValue }
  }
  /// Whether the view only works with constraints: its tree then has an engine before anybody states a
  /// constraint, and the view takes part in it.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The constraints that the view holds, in the order they came.
  open var constraints: [NSLayoutConstraint] { viewNode.constraints }
  /// Adds a constraint between this view and its descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.add(to: viewNode) }
  /// Adds constraints in order.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Removes a constraint.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.remove(from: viewNode)
  }
  /// Removes constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  /// Makes the view's constraints; call super last.
  ///
  /// Calling ``setNeedsUpdateConstraints()`` in it is a feedback loop, which ends and is reported.
  open func updateConstraints() {}
  /// Asks for ``updateConstraints()`` in the next pass.
  open func setNeedsUpdateConstraints() { viewNode.setNeedsUpdateConstraints() }
  /// Runs the constraint pass on the view and what is below it, leaves first, until none asks.
  open func updateConstraintsIfNeeded() { viewNode.updateConstraintsIfNeeded() }
  /// Whether ``updateConstraints()`` was asked for.
  open func needsUpdateConstraints() -> Bool { viewNode.requestsUpdateConstraints }

  /// The part of a frame that layout aligns; the inverse of ``frame(forAlignmentRect:)``.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }
  /// The frame around an alignment rectangle; the inverse of ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// Distances inward from the frame to the alignment rectangle, in points: zero, or
  /// ``UIView/directionalAlignmentRectInsets`` where they are set, unless overridden.
  ///
  /// Left and right do not turn with the reading direction
  /// (`Rules/AlignmentRectangles.md#insets-move-edges-inward`).
  open var alignmentRectInsets: UIEdgeInsets {
    directionalAlignmentRectInsets?.physical(isRightToLeft: viewNode.isRightToLeft) ?? .zero
  }
  /// Alignment insets in reading direction, in points; nil unless set.
  ///
  /// Plumb's own; Apple has none. A view that sets them needs no override of ``alignmentRectInsets``, and
  /// an ornament on its leading side stays there from right to left. They beat those of an image.
  open var directionalAlignmentRectInsets: NSDirectionalEdgeInsets? {
    didSet { if directionalAlignmentRectInsets != oldValue { viewNode.alignmentChanged() } }
  }
  /// The natural size of the alignment rectangle; ``UIView/noIntrinsicMetric`` on an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The natural size before an override by a subclass of another module; nil where nobody asks for it.
  package var ownContentSize: CGSize? { nil }
  /// Whether the natural height depends on the width that layout gives.
  package var wrapsText: Bool { false }
  /// The natural size changed.
  open func invalidateIntrinsicContentSize() { viewNode.invalidateIntrinsicContentSize() }
  /// How hard the view is not to grow beyond its content; 250 unless set.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(viewNode[prioritiesAlong: axis].hugging)
  }
  /// Sets how hard the view is not to grow beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    viewNode[prioritiesAlong: axis].hugging = priority.rawValue
  }
  /// How hard the view is not to become smaller than its content; 750 unless set.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    UILayoutPriority(viewNode[prioritiesAlong: axis].compressionResistance)
  }
  /// Sets how hard the view is not to become smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    viewNode[prioritiesAlong: axis].compressionResistance = priority.rawValue
  }
  /// The size that satisfies the constraints and comes nearest to a target, at a priority of 50.
  ///
  /// The size of the alignment rectangle, unless `LayoutProfile/fittedSize` says otherwise; in points,
  /// up to the next pixel.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The same with a priority for each axis.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    viewNode.fittingSize(targetSize, horizontal, vertical)
  }
  /// The subview whose first baseline is this view's; itself unless overridden.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The subview whose last baseline is this view's; what ``forBaselineLayout()`` says unless overridden.
  ///
  /// Anything but a view below this one counts as a view without text.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  /// The name of iOS 6 to 8 for ``forLastBaselineLayout``; itself unless overridden.
  open func forBaselineLayout() -> UIView { self }
  /// Where the view's own text stands, from its alignment rectangle; its lower edge without text.
  package var ownBaselines: (first: NodeBaseline, last: NodeBaseline) {
    (.bottom(0), .bottom(0))
  }

  // MARK: Anchors

  /// Where reading starts.
  open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  /// Where reading ends.
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
  open func layoutSubviews() { viewNode.placeChildren() }
  /// Asks for ``layoutSubviews()`` in the next pass.
  open func setNeedsLayout() { viewNode.setNeedsLayout() }
  /// Lays out now what waits, from the topmost view above this one that does.
  ///
  /// Constraints of the whole tree are brought up to date first. What waits elsewhere goes on waiting.
  open func layoutIfNeeded() { viewNode.layoutIfNeeded() }

  // MARK: Margins and safe area

  /// Margins that guides and margin attributes mean, in points.
  ///
  /// Unless set, 8 on each edge plus the safe area; a controller's root view has what
  /// ``UIViewController/systemMinimumLayoutMargins`` says instead of 8.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(viewNode.margins.ruled) }
    set { viewNode.margins.base = ViewInsets(newValue) }
  }
  /// The same in reading direction; what was set this way last stays leading when the direction turns.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: viewNode.isRightToLeft) }
    set {
      viewNode.margins.setDirectionalBase(ViewInsets(newValue.physical(isRightToLeft: false)))
    }
  }
  /// Whether margins are at least what is left of the superview's.
  open var preservesSuperviewLayoutMargins: Bool {
    get { viewNode.margins.preservesSuperview }
    set { viewNode.margins.preservesSuperview = newValue }
  }
  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { viewNode.margins.insetsFromSafeArea }
    set { viewNode.margins.insetsFromSafeArea = newValue }
  }
  /// Called after the margins changed.
  open func layoutMarginsDidChange() {}
  /// The part of the bounds that bars and notches cover.
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(viewNode.margins.ruledSafeArea) }
  /// Called after the safe area changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Guides

  /// The margins as a guide.
  open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide.of(viewNode.margins.marginsGuide) }
  /// The part of the bounds that nothing covers, as a guide.
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide.of(viewNode.margins.safeAreaGuide) }
  /// The margins, not wider than is comfortable to read.
  open var readableContentGuide: UILayoutGuide {
    UILayoutGuide.of(viewNode.margins.readableGuide)
  }
  /// The strip of a docked keyboard; without one, the lower strip of the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    UIKeyboardLayoutGuide.keyboard(viewNode.margins.keyboardGuide)
  }
  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] {
    viewNode.guides.filter { $0.kind == .custom }.compactMap { $0.object as? UILayoutGuide }
  }
  /// Adds a guide; it leaves its former view first.
  open func addLayoutGuide(_ guide: UILayoutGuide) {
    viewNode.addGuide(guide.guideNode)
    viewNode.retain(guide, for: guide.guideNode)
  }
  /// Removes a guide with the constraints that mention it.
  open func removeLayoutGuide(_ guide: UILayoutGuide) {
    viewNode.removeGuide(guide.guideNode)
    viewNode.release(guide.guideNode)
  }

  // MARK: Direction and traits

  /// Size classes, device, pixels and direction: those of the controller or the window around the view.
  open var traitCollection: UITraitCollection { TraitInheritance.traits(of: self) }
  /// Called after the traits changed in a window that is shown; call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the view flips in right-to-left languages.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      viewNode.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }
  /// The direction in which leading runs to trailing.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  /// The direction that a semantic content attribute gives in this app.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.isRightToLeft ? .rightToLeft : .leftToRight)
  }
  /// The direction that a semantic content attribute gives where everything else runs some way; what shows
  /// playback or places in the world is never turned.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  // MARK: Touch

  private var recognizers: [UIGestureRecognizer] = []
  /// What looks at the view's touches, in the order they came; nil without any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { recognizer.view = nil }
      recognizers = newValue ?? []
      for recognizer in recognizers { recognizer.view = self }
    }
  }
  /// Lets a recognizer look at the view's touches; it leaves its former view first.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }
  /// Lets a recognizer no longer look at the view's touches.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
  /// Whether the view and its subviews take touches.
  open var isUserInteractionEnabled = true
  /// The front-most view below that contains a point of this view's bounds.
  ///
  /// - SeeAlso: `Rules/Passes.md#touches-go-by-bounds`.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in subviews.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  /// Whether a point lies in the bounds: the frame's size, ornaments included.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let bounds = bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  // MARK: Appearance

  /// Whether the view is left out of pictures and touches.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewVisibilityChanged(self) } }
  }
  /// Called when a subview was hidden or shown.
  package func subviewVisibilityChanged(_ subview: UIView) {}
  /// How much of the view is seen, 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view covers all behind it; a hint.
  open var isOpaque = true
  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds = false
  /// What fills the bounds.
  open var backgroundColor: UIColor?
  /// How content is placed in the bounds.
  open var contentMode = ContentMode.scaleToFill
  /// A number by which the view can be found.
  open var tag = 0
  /// A name for tests and logs; descriptions of constraints use it for the view.
  open var accessibilityIdentifier: String? {
    didSet { viewNode.reportName = accessibilityIdentifier }
  }
  private(set) var ownTintColor: UIColor?
  /// The colour of what can be tapped; inherited until set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tellTintColor()
    }
  }
  /// Called after the tint colour changed, on the view and on all below that inherit it.
  open func tintColorDidChange() {}
  /// Pixels a point of what the view draws: those of its window, or the main screen's.
  ///
  /// Pictures decide that themselves here; what is set is only kept.
  open var contentScaleFactor: CGFloat {
    get { extras?.contentScale ?? window?.screen.scale ?? UIScreen.main.scale }
    set { change { $0.contentScale = newValue } }
  }
  /// Places the layers that programs added; called for the view's layer, once there is one, after
  /// ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) {}
  /// What happens when a value of the layer changes; nothing is animated here, so nobody asks.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Draws into the current context; bounds coordinates, y down.
  open func draw(_ rect: CGRect) {}
  /// Draws the view and everything below it into the current context; whether there was one.
  ///
  /// - Parameters:
  ///   - rect: What the view's bounds fill, in the context's points.
  ///   - afterUpdates: Whether the tree is laid out first.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    var renderer = ViewRenderer(context)
    renderer.draw(self, in: rect)
    return true
  }
  /// Whether ``draw(_:)`` is cut off at the bounds.
  package var drawsInsideBounds: Bool { layer.added.isEmpty && !(layer is CAShapeLayer) }
  /// Whether a new picture was asked for since the view was last drawn.
  package var requestsDisplay = true
  /// Asks for a new picture.
  ///
  /// Pictures are made when somebody wants one, all of it anew; asking only marks the view, as
  /// `CALayer/needsDisplay()` tells, and calling it while drawing asks for the next one.
  open func setNeedsDisplay() { requestsDisplay = true }
  /// The same for a part of the bounds; all of it is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { requestsDisplay = true }
  /// Class, address, frame and what is special, in the words of Apple's logs.
  nonisolated open override var description: String {
    assumingMainActor { ViewDescription.text(of: self) }
  }
  /// What a report calls the view's content, such as a label's text.
  package var contentDescription: String? { nil }
}
