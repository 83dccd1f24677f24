public import Foundation
internal import FoundationShims
internal import LayoutGeometry
internal import ViewArrangements

/// A view that shows a part of larger content.
///
/// Constraints between the content and the scroll view's edges determine the content size; all other
/// constraints refer to its frame. Scrolling does not affect constraints.
///
/// ``contentInsetAdjustmentBehavior`` determines which parts of the safe area become insets. The rest
/// is the content's own safe area.
///
/// ```swift
/// let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let views = ["content": UIView()]
/// views["content"]?.translatesAutoresizingMaskIntoConstraints = false
/// for view in views.values { scroll.addSubview(view) }
/// for format in ["H:|[content(640)]|", "V:|[content(900)]|"] {
///   NSLayoutConstraint.activate(
///     NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
/// }
/// scroll.layoutIfNeeded()
/// print(scroll.contentSize.width, scroll.contentSize.height)  // 640.0 900.0
/// ```
///
/// - Units: Points, y down; ``contentOffset`` is the origin of the bounds, in the content's space.
/// - Errors: An offset that is not finite ends the program with Apple's text; a content size that is
///   not finite is ignored, and zooming without a delegate's view does nothing.
/// - Complexity: Scrolling changes the origin of the bounds, without a new solve; the content size
///   follows from the layout pass.
/// - SeeAlso: Apple, "UIScrollView"; `Rules/Guides.md#scroll-views-have-two-rectangles`.
@preconcurrency @MainActor open class UIScrollView: UIView, DelegatedScrolling {
  /// The edges of the safe area that are added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    viewNode.trait = .scrollable
    clipsToBounds = true
  }
  /// Creates a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    viewNode.trait = .scrollable
    clipsToBounds = true
  }

  /// The delegate; see ``DelegatedScrolling``.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The bounds; their origin is the content offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      guard newValue.origin != old else { return }
      if viewNode.margins.inheritedByContent != .zero { viewNode.margins.offsetChanged() }
      offsetDidChange()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }
  /// Called after the content offset changed.
  package func offsetDidChange() {}

  /// The point of the content at the bounds' origin.
  open var contentOffset: CGPoint {
    // Adding 0 avoids a negative zero.
    get { CGPoint(x: bounds.origin.x + 0, y: bounds.origin.y + 0) }
    set {
      require(
        !newValue.x.isNaN && !newValue.y.isNaN,
        "CALayer bounds contains NaN: \(type(of: self)) was given the content offset \(newValue)")
      bounds.origin = newValue
    }
  }
  /// Sets the content offset, without animation.
  ///
  /// If `animated`, the delegate is notified that the animation ended.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset != self.contentOffset else { return }
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }
  /// Scrolls by the minimum amount that makes a rectangle of the content visible inside the adjusted insets.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(scrolled.offset(showing: rect, from: contentOffset), animated: animated)
  }
  /// The size of the zoomed content, in points; constraints to the content determine it, if any.
  open var contentSize: CGSize {
    get { viewNode.contentSize.scaled(zoom) }
    set {
      let old = contentSize
      defer { KeyValueObservers.changed(self, "contentSize", from: old, to: contentSize) }
      viewNode.contentSize = newValue.scaled(1 / zoom)
      insetsMayHaveChanged()
    }
  }
  /// The insets around the content, in points; content at its beginning stays there.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      insetsMayHaveChanged()
      KeyValueObservers.changed(self, "contentInset", from: oldValue, to: contentInset)
    }
  }
  /// The edges of the safe area that are added to the insets.
  ///
  /// `automatic` adds the edges along scrollable axes. It always adds top and bottom if the view is that of a
  /// controller in a navigation controller, or its first subview.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }
  /// The effective insets: ``contentInset`` plus the added parts of the safe area.
  ///
  /// ``contentOffset`` follows them along an axis that is scrolled to its beginning.
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(scrolled.adjustedInset) }
  /// Called after ``adjustedContentInset`` changed, before the delegate is notified.
  open func adjustedContentInsetDidChange() {}
  /// The refresh control above the content.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let refreshControl else { return }
      addSubview(refreshControl)
      refreshControl.place(in: self)
    }
  }

  // MARK: Scrolling

  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether a drag ends at a multiple of the bounds.
  open var isPagingEnabled = false
  /// Whether a drag moves the content along one axis only: the one along which it began.
  open var isDirectionalLockEnabled = false
  /// Whether scrolling bounces at the content's edges.
  open var bounces = true { didSet { insetsMayHaveChanged() } }
  /// Whether scrolling bounces horizontally even if the content fits.
  open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
  /// Whether scrolling bounces vertically even if the content fits.
  open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
  /// Whether a tap on the status bar scrolls to the top; stored only.
  open var scrollsToTop = true
  /// The deceleration after a drag.
  open var decelerationRate = DecelerationRate.normal
  /// The way in which scrolling dismisses the keyboard; all but `none` end editing when a drag begins.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether touches are delivered to the content only after they rested a moment or ended.
  open var delaysContentTouches = true
  /// Whether scrolling may cancel touches that were delivered to the content.
  open var canCancelContentTouches = true
  /// Whether touches are delivered to the content; default: true.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }
  /// Whether scrolling cancels touches in a view; default: true except for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether a finger touches the view.
  open var isTracking: Bool { existingDrag?.isTracking ?? false }
  /// Whether a finger moves the content.
  open var isDragging: Bool { existingDrag?.isDragging ?? false }
  /// Whether the content moves on after a drag; with an immediate animation clock it is at its end at once.
  open var isDecelerating: Bool { existingDrag?.isDecelerating ?? false }
  private var existingDrag: ScrollDrag?
  /// The state of dragging, made with the first touch.
  var drag: ScrollDrag {
    if let existingDrag { return existingDrag }
    let made = ScrollDrag(self)
    existingDrag = made
    return made
  }
  /// The gesture recognizer for scrolling, added to the view with the first touch or access.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = adding(ScrollPan(self))
  /// The gesture recognizer for zooming; nil if the view cannot be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? pinching : nil
  }
  private lazy var pinching: UIPinchGestureRecognizer = adding(ScrollPinch(self))

  private func adding<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    addGestureRecognizer(recognizer)
    return recognizer
  }

  // MARK: Indicators, which are not drawn

  /// Whether the vertical indicator is visible; stored only.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is visible; stored only.
  open var showsHorizontalScrollIndicator = true
  /// The style of the indicators; stored only.
  open var indicatorStyle = IndicatorStyle.default
  /// The insets of the vertical indicator, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal indicator, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of both indicators; reading returns the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the safe area is added to the indicators' insets; stored only.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Shows the indicators briefly; has no effect.
  open func flashScrollIndicators() {}

  // MARK: Zooming

  /// The minimum zoom scale.
  open var minimumZoomScale: CGFloat = 1
  /// The maximum zoom scale.
  open var maximumZoomScale: CGFloat = 1
  /// Whether zooming bounces at its limits; stored only: it stops there.
  open var bouncesZoom = true
  /// Whether fingers zoom the content.
  open var isZooming: Bool {
    minimumZoomScale < maximumZoomScale && [.began, .changed].contains(pinching.state)
  }
  /// Whether zooming is bouncing; always false.
  open var isZoomBouncing: Bool { false }
  private var zoom: CGFloat = 1
  /// The zoom scale, between ``minimumZoomScale`` and ``maximumZoomScale``.
  ///
  /// It is the transform of the delegate's `viewForZooming(in:)`; without such a view it has no effect. The
  /// centre of the visible part stays in place as far as the content extends.
  open var zoomScale: CGFloat {
    get { zoom }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Sets the zoom scale, without animation.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let middle = CGPoint(x: bounds.midX / zoom, y: bounds.midY / zoom)
    change(zoom: scale, centering: middle, animated)
  }
  /// Zooms to a rectangle of the zoomed view: as large as possible and centred.
  ///
  /// - Parameters:
  ///   - rect: In the bounds of the delegate's `viewForZooming(in:)`; an empty one has no effect.
  ///   - animated: Whether the delegate is notified of beginning and end. Nothing is animated.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard let scale = scrolled.scale(showing: rect) else { return }
    change(zoom: scale, centering: CGPoint(x: rect.midX, y: rect.midY), animated)
  }

  private func change(zoom scale: CGFloat, centering point: CGPoint, _ animated: Bool) {
    guard let view = scrollDelegate?.viewForZooming(in: self), scale.isFinite, scale > 0 else {
      return
    }
    let scale = max(minimumZoomScale, min(scale, max(minimumZoomScale, maximumZoomScale)))
    guard scale > 0, scale != zoom else { return }
    if animated { scrollDelegate?.scrollViewWillBeginZooming(self, with: view) }
    let old = zoom
    zoom = scale
    zoomed = view
    if view.translatesAutoresizingMaskIntoConstraints {
      view.center = CGPoint(x: view.center.x / old * scale, y: view.center.y / old * scale)
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    } else {
      placeZoomed()
    }
    contentOffset = scrolled.offset(centering: CGPoint(x: point.x * scale, y: point.y * scale))
    insetsMayHaveChanged()
    setNeedsLayout()
    scrollDelegate?.scrollViewDidZoom(self)
    if animated { scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale) }
  }
  private weak var zoomed: UIView?

  /// Constraints place the view as if it were not zoomed; the transform scales it from the content's origin.
  private func placeZoomed() {
    guard let zoomed, !zoomed.translatesAutoresizingMaskIntoConstraints else { return }
    zoomed.transform = CGAffineTransform(scaleX: zoom, y: zoom).concatenating(
      CGAffineTransform(
        translationX: zoomed.center.x * (zoom - 1), y: zoomed.center.y * (zoom - 1)))
  }

  // MARK: Guides

  /// The guide of the content; its size becomes ``contentSize``.
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide.of(viewNode.contentGuide) }
  /// The guide of the visible part.
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide.of(viewNode.frameGuide) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeZoomed()
    refreshControl?.place(in: self)
    insetsMayHaveChanged()
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  /// The insets that were last reported.
  private var reportedInset = UIEdgeInsets.zero
  /// The axes that were scrollable at the last check.
  private var moved = (horizontal: false, vertical: false)

  private func insetsMayHaveChanged() {
    let scrolled = scrolled
    moved = scrolled.moves
    let inset = UIEdgeInsets(scrolled.adjustedInset)
    if inset != reportedInset {
      let offset = scrolled.offset(following: contentOffset, from: ViewInsets(reportedInset))
      reportedInset = inset
      contentOffset = offset
      adjustedContentInsetDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
    viewNode.margins.inheritedByContent = scrolled.contentSafeArea
  }

  var scrolled: ScrollContent {
    var content = ScrollContent()
    content.size = contentSize
    content.visible = bounds.size
    content.inset = ViewInsets(contentInset)
    content.safeArea = viewNode.margins.safeArea
    content.adjustment = .init(rawValue: contentInsetAdjustmentBehavior.rawValue) ?? .automatic
    content.alwaysMoves = (
      bounces && alwaysBounceHorizontal, bounces && alwaysBounceVertical
    )
    content.moved = moved
    content.isBelowBars = isBelowBars
    return content
  }

  /// Whether the view belongs to a controller in a navigation controller that permits adjusting its insets.
  private var isBelowBars: Bool {
    let owner =
      viewController ?? (superview?.subviews.first === self ? superview?.viewController : nil)
    return owner?.automaticallyAdjustsScrollViewInsets == true && owner?.navigationController != nil
  }
}

extension CGSize {
  fileprivate func scaled(_ scale: CGFloat) -> CGSize {
    CGSize(width: width * scale, height: height * scale)
  }
}
