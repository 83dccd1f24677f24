public import Drawing
public import Foundation
internal import FoundationShims
public import LayoutTree
internal import ViewDrawing

/// A rectangle that draws and lays out its subviews.
///
/// Layout uses the alignment rectangle, which is the frame less ``alignmentRectInsets``. All
/// overridable members are declared in this class's body, because Swift without Objective-C cannot
/// override members of an extension.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
/// let badge = UIView()
/// card.addSubview(badge)
/// badge.translatesAutoresizingMaskIntoConstraints = false
/// badge.widthAnchor.constraint(equalToConstant: 40).isActive = true
/// badge.heightAnchor.constraint(equalTo: badge.widthAnchor).isActive = true
/// badge.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16).isActive = true
/// badge.centerYAnchor.constraint(equalTo: card.centerYAnchor).isActive = true
/// card.layoutIfNeeded()
/// print(NSStringFromCGRect(badge.frame))  // {{264, 30}, {40, 40}}
/// ```
///
/// - Units: Points, y down. Frame and centre are in the superview's bounds, subviews in this view's.
/// - Errors: A frame that is not finite and a view added to itself or a descendant end the program with
///   Apple's text; an index beyond the subviews is clamped. Contradicting constraints are resolved and
///   reported to `LayoutProfile`.
/// - Complexity: ``addSubview(_:)`` is O(depth), plus O(subtree) when the window or the safe area
///   changes; the next pass takes the subtree in. ``layoutIfNeeded()`` visits the views that asked,
///   those above them and their children, and solves what changed.
/// - SeeAlso: Apple, "UIView"; `Rules/AlignmentRectangles.md#constraints-see-alignment-rectangles`,
///   `Rules/Passes.md#constraints-layout-display`.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The value of ``intrinsicContentSize`` on an axis without a natural length: −1.
  public static let noIntrinsicMetric: CGFloat = -1
  /// A target for ``systemLayoutSizeFitting(_:)``: the smallest size that the constraints permit.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target for ``systemLayoutSizeFitting(_:)``: the largest size that the constraints permit.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The view's place in the tree, where geometry, children and constraints are kept.
  package let viewNode = ViewNode()
  /// Background, border, corners, shadow and further layers.
  public var layer: CALayer {
    if let existingLayer { return existingLayer }
    let made = makeLayer()
    existingLayer = made
    return made
  }
  /// The layer if it was created.
  private(set) var existingLayer: CALayer?
  /// The class of the view's layer, which is created with `init()`.
  open class var layerClass: AnyClass { CALayer.self }
  /// The controller whose view this is.
  package weak var viewController: UIViewController?
  /// Sizes of controls, by the generation of the system that draws them.
  package var metrics = ControlMetrics.current { didSet { invalidateIntrinsicContentSize() } }

  /// Creates a view with a frame in its future superview's bounds.
  public init(frame: CGRect) {
    super.init()
    viewNode.attach(self)
    if UIApplication.isRightToLeft { viewNode.isRightToLeft = true }
    viewNode.frame = frame
  }

  /// Creates a view without size.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view from an archive; values come from the document that is being loaded.
  public required init?(coder: NSCoder) {
    super.init()
    viewNode.attach(self)
    if UIApplication.isRightToLeft { viewNode.isRightToLeft = true }
  }

  /// Called after a document was loaded and all outlets of it are connected.
  open func awakeFromNib() {}
  /// Called before a tool shows the view in a document.
  open func prepareForInterfaceBuilder() {}
  /// The extra values, if any.
  var extras: ViewExtras?

  // MARK: Geometry

  /// The bounding rectangle of the transformed view in its superview's bounds.
  ///
  /// Layout uses bounds and centre instead. If the transform is more than a translation and a scale, setting
  /// the frame sets only the centre, because a size cannot produce that rectangle.
  open var frame: CGRect {
    get { transform.isIdentity ? viewNode.frame : transformedFrame }
    set {
      if transform.isIdentity { viewNode.frame = newValue } else { setTransformedFrame(newValue) }
    }
  }
  /// The bounds.
  open var bounds: CGRect {
    get { viewNode.bounds }
    set { setBounds(newValue) }
  }
  /// Whether layout sets the size of the view through ``bounds``, for a class that overrides them; default: false.
  ///
  /// Not in UIKit, which always does. Sources that are built unchanged through a toolset need not state it.
  open class var layoutAssignsBounds: Bool { false }
  /// The position of the anchor point, which is the centre by default, in the superview's bounds.
  open var center: CGPoint {
    get { viewNode.frame.position(of: layerAnchor) }
    set {
      viewNode.frame = CGRect(size: viewNode.frame.size, anchor: layerAnchor, at: newValue)
    }
  }
  /// The point that ``center`` refers to, from (0, 0) to (1, 1) of the bounds; setting it moves the view.
  open var anchorPoint: CGPoint {
    get { layerAnchor }
    set { layerAnchor = newValue }
  }
  /// The transform around the anchor point for drawing; layout ignores it.
  open var transform: CGAffineTransform {
    get { extras?.transform ?? .identity }
    set { setTransform(newValue) }
  }
  /// The size that best fits the given size; default: the natural size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Sets the size to that of ``sizeThatFits(_:)``; the frame keeps its origin.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
  }
  /// The parts of the frame that follow the superview's size.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { viewNode.mask = autoresizingMask.rules }
  }
  /// Whether subviews with masks follow this view's size.
  open var autoresizesSubviews: Bool {
    get { viewNode.resizesChildren }
    set { viewNode.resizesChildren = newValue }
  }

  /// Converts a point from this view's bounds to another's, with transforms; nil is the root view.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(map(to: view)) }
  /// Converts a point from another view's bounds to this one's, with transforms; nil is the root view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(map(to: view).inverted())
  }
  /// The bounding rectangle in another view's bounds of a rectangle in this one's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(map(to: view)) }
  /// The bounding rectangle in this view's bounds of a rectangle in another one's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(map(to: view).inverted())
  }

  // MARK: Hierarchy

  /// The superview.
  open var superview: UIView? { viewNode.parent?.host as? UIView }
  /// The subviews, back to front.
  open var subviews: [UIView] { viewNode.children.compactMap { $0 as? UIView } }
  /// The window of the view.
  open var window: UIWindow? { viewNode.root.host as? UIWindow }
  open override var next: UIResponder? { viewController ?? superview }

  /// Adds a subview in front of the others; it is removed from its superview first.
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
  /// Removes the view from its superview, with every constraint to items outside the view.
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
  /// Whether the view is the given view or a descendant of it.
  open func isDescendant(of view: UIView) -> Bool { viewNode.isDescendant(of: view.viewNode) }
  /// The nearest view with a tag, this one included.
  open func viewWithTag(_ tag: Int) -> UIView? {
    viewNode.preorder().lazy.compactMap { $0.host as? UIView }.first { $0.tag == tag }
  }
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes, on the view that moves and all its descendants.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed, on the view that moved and all its descendants.
  open func didMoveToWindow() {}

  // MARK: Constraints

  /// Whether frame and mask take part in layout as constraints; true for views made in code.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { viewNode.translatesMask }
    set { viewNode.translatesMask = newValue }
  }
  /// Whether the view requires constraint-based layout: its tree then has an engine even without constraints,
  /// and the view takes part in it.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The constraints that the view holds, in the order in which they were added.
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
  /// Updates the view's constraints; call super last.
  ///
  /// Calling ``setNeedsUpdateConstraints()`` in it is a feedback loop, which ends and is reported.
  open func updateConstraints() {}
  /// Requests ``updateConstraints()`` in the next pass.
  open func setNeedsUpdateConstraints() { viewNode.setNeedsUpdateConstraints() }
  /// Runs the constraint pass on the view and its descendants, leaves first, until no view requests it.
  open func updateConstraintsIfNeeded() { viewNode.updateConstraintsIfNeeded() }
  /// Whether ``updateConstraints()`` was requested.
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
  /// The insets from the frame to the alignment rectangle, in points.
  ///
  /// Default: ``UIView/directionalAlignmentRectInsets`` if set, else zero.
  ///
  /// Left and right do not depend on the layout direction
  /// (`Rules/AlignmentRectangles.md#insets-move-edges-inward`).
  open var alignmentRectInsets: UIEdgeInsets {
    directionalAlignmentRectInsets?.physical(isRightToLeft: viewNode.isRightToLeft) ?? .zero
  }
  /// Alignment insets in reading direction, in points; nil unless set.
  ///
  /// Not in UIKit. A view that sets them does not need to override ``alignmentRectInsets``, and an ornament
  /// at its leading side stays there in a right-to-left layout direction. They override those of an image.
  open var directionalAlignmentRectInsets: NSDirectionalEdgeInsets? {
    get { extras?.alignmentRectInsets }
    set { setAlignmentRectInsets(newValue) }
  }
  /// The natural size of the alignment rectangle; ``UIView/noIntrinsicMetric`` on an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The natural size before an override by a subclass of another module; nil without one.
  package var baseContentSize: CGSize? { nil }
  /// Whether the natural height depends on the width that layout gives.
  package var wrapsText: Bool { false }
  /// Invalidates the natural size.
  open func invalidateIntrinsicContentSize() { viewNode.invalidateIntrinsicContentSize() }
  /// The priority with which the view resists growing beyond its content; default: 250.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(viewNode[prioritiesAlong: axis].hugging)
  }
  /// Sets the priority with which the view resists growing beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    viewNode[prioritiesAlong: axis].hugging = priority.rawValue
  }
  /// The priority with which the view resists shrinking below its content; default: 750.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    UILayoutPriority(viewNode[prioritiesAlong: axis].compressionResistance)
  }
  /// Sets the priority with which the view resists shrinking below its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    viewNode[prioritiesAlong: axis].compressionResistance = priority.rawValue
  }
  /// The size that satisfies the constraints and is nearest to a target, at a priority of 50.
  ///
  /// The size is that of the alignment rectangle unless `LayoutProfile.fittedSize` differs, in points,
  /// rounded up to pixels.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The fitting size with a priority for each axis.
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
  /// A view that is not a descendant is treated as a view without text.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  /// The name of iOS 6 to 8 for ``forLastBaselineLayout``; itself unless overridden.
  open func forBaselineLayout() -> UIView { self }
  /// The baselines of the view's own text, relative to its alignment rectangle; its upper and lower edge without text.
  package var contentBaselines: (first: NodeBaseline, last: NodeBaseline) {
    (.top(0), .bottom(0))
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
  /// The top edge of the alignment rectangle.
  open var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
  /// The bottom edge of the alignment rectangle.
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

  /// Places the subviews; by default, according to the constraints.
  open func layoutSubviews() { viewNode.placeChildren() }
  /// Requests ``layoutSubviews()`` in the next pass.
  open func setNeedsLayout() { viewNode.setNeedsLayout() }
  /// Performs pending layout immediately, from the topmost ancestor that needs layout.
  ///
  /// Updates the constraints of the whole tree first. Pending layout elsewhere stays pending.
  open func layoutIfNeeded() { viewNode.layoutIfNeeded() }

  // MARK: Margins and safe area

  /// The margins of margin guides and attributes, in points.
  ///
  /// Default: 8 at each edge plus the safe area. A controller's root view uses
  /// ``UIViewController/systemMinimumLayoutMargins`` instead of 8.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(viewNode.margins.ruled) }
    set { viewNode.margins.base = ViewInsets(newValue) }
  }
  /// The margins in reading direction.
  ///
  /// Values set here keep their leading and trailing sides when the direction changes.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: viewNode.isRightToLeft) }
    set {
      viewNode.margins.setDirectionalBase(ViewInsets(newValue.physical(isRightToLeft: false)))
    }
  }
  /// Whether the margins are at least the overlapping part of the superview's.
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
  /// The insets that bars and notches cover of the bounds, in points.
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(viewNode.margins.ruledSafeArea) }
  /// Called after the safe area changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Guides

  /// The margins as a guide.
  open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide.of(viewNode.margins.marginsGuide) }
  /// The uncovered part of the bounds, as a guide.
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide.of(viewNode.margins.safeAreaGuide) }
  /// The margins, limited to a readable width.
  open var readableContentGuide: UILayoutGuide {
    UILayoutGuide.of(viewNode.margins.readableGuide)
  }
  /// The guide of a docked keyboard; without one, of the bottom safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    UIKeyboardLayoutGuide.keyboard(viewNode.margins.keyboardGuide)
  }
  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] {
    viewNode.guides.filter { $0.kind == .custom }.compactMap { $0.object as? UILayoutGuide }
  }
  /// Adds a guide; it is removed from its former view first.
  open func addLayoutGuide(_ guide: UILayoutGuide) { guide.owningView = self }
  /// Removes a guide and its constraints.
  open func removeLayoutGuide(_ guide: UILayoutGuide) {
    if guide.owningView === self { guide.owningView = nil }
  }

  // MARK: Direction and traits

  /// The traits, inherited from the nearest controller or the window.
  open var traitCollection: UITraitCollection { TraitInheritance.traits(of: self) }
  /// Called after the traits changed in a visible window; call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the view flips in right-to-left languages.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { takeDirection() }
  }
  /// The direction from leading to trailing: ``semanticContentAttribute``'s, or that of the traits that controllers
  /// override, or the program's at the view's making.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    viewNode.isRightToLeft ? .rightToLeft : .leftToRight
  }
  /// The layout direction of a semantic content attribute in this program.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.isRightToLeft ? .rightToLeft : .leftToRight)
  }
  /// The layout direction of a semantic content attribute relative to another direction.
  ///
  /// Playback and spatial content never flip.
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
  /// The gesture recognizers of the view, in the order in which they were added; nil without any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { recognizer.view = nil }
      recognizers = newValue ?? []
      for recognizer in recognizers { recognizer.view = self }
    }
  }
  /// Adds a gesture recognizer; it is removed from its former view first.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }
  /// Removes a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
  /// Whether a gesture of a recognizer may begin; default: true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true
  /// The frontmost descendant that contains a point of this view's bounds.
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
  /// Whether a point is in the bounds, which include ornaments.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Appearance

  /// Whether the view is hidden; hidden views are not drawn and do not receive touches.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewVisibilityChanged(self) } }
  }
  /// Called after a subview was hidden or shown.
  package func subviewVisibilityChanged(_ subview: UIView) {}
  /// The opacity, 0 to 1.
  open var alpha: CGFloat = 1 { didSet { noteAlpha(oldValue) } }
  /// Whether the view is opaque; a hint.
  open var isOpaque = true
  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds = false
  /// The background colour.
  open var backgroundColor: UIColor? { didSet { noteBackground(oldValue) } }
  /// The placement of content in the bounds.
  open var contentMode = ContentMode.scaleToFill
  /// An integer that identifies the view.
  open var tag = 0
  /// A name for tests and logs; descriptions of constraints use it for the view.
  open var accessibilityIdentifier: String? {
    didSet { viewNode.reportName = accessibilityIdentifier }
  }
  private(set) var ownTintColor: UIColor?
  /// The tint colour; inherited unless set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      propagateTintColor()
    }
  }
  /// Called after the tint colour changed, on the view and all descendants that inherit it.
  open func tintColorDidChange() {}
  /// The number of pixels per point, from the window or the main screen.
  ///
  /// Pictures use their own scale; a value that is set is stored only.
  open var contentScaleFactor: CGFloat {
    get { extras?.contentScale ?? window?.screen.scale ?? UIScreen.main.scale }
    set { change { $0.contentScale = newValue } }
  }
  /// Places sublayers; called for the view's layer, if it was created, after ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) {}
  /// The action for a change of a layer's property; never called: no change is animated implicitly.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Draws into the current context, in bounds coordinates, y down.
  open func draw(_ rect: CGRect) {}
  /// Draws the view and its descendants into the current context, and returns whether a context is current.
  ///
  /// - Parameters:
  ///   - rect: The rectangle for the view's bounds, in the context's points.
  ///   - afterUpdates: Whether the tree is laid out first.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    var renderer = ViewRenderer(context)
    renderer.draw(self, in: rect)
    return true
  }
  /// Whether ``draw(_:)`` is clipped to the bounds.
  package var drawsInsideBounds: Bool { !(layer is CAShapeLayer) && layer.addedSublayers.isEmpty }
  /// Whether the view was marked for redrawing since it was last drawn.
  package var requestsDisplay = true
  /// Marks the view for redrawing.
  ///
  /// Every picture is drawn from scratch on request. The mark can be read with `CALayer.needsDisplay()`. A
  /// call during drawing marks the view for the next picture.
  open func setNeedsDisplay() { requestsDisplay = true }
  /// Marks the view for redrawing; all of it is redrawn.
  open func setNeedsDisplay(_ rect: CGRect) { requestsDisplay = true }
  /// Class, address, frame and non-default properties, in the format of Apple's logs.
  nonisolated open override var description: String {
    assumingMainActor { ViewDescription.text(of: self) }
  }
  /// The view's content in reports, such as a label's text.
  package var contentDescription: String? { nil }
}
